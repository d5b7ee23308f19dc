// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UICollectionView {
  /// A kind of element that a layout places.
  public enum ElementCategory: UInt, Hashable, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }
}

/// The frame and the appearance of one element of a collection view.
///
/// `frame`, `bounds`, `center` and `size` describe the same rectangle, as those of views do.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The axes on which the content of the element determines its size.
  package enum Sizing: Equatable {
    /// The layout does not state it.
    case unspecified
    /// The size is final.
    case exact
    /// The size is an estimate on the axes.
    case estimated(width: Bool, height: Bool)
  }

  /// The axes on which the size is an estimate.
  package var sizing = Sizing.unspecified
  private var geometry = LayerGeometry()

  /// Creates attributes of the first item, with an empty rectangle.
  public required override init() {
    super.init()
  }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    become(.supplementaryView, elementKind)
  }

  /// Creates attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    become(.decorationView, decorationViewKind)
  }

  /// Sets the category and the kind of the element.
  package final func become(_ category: UICollectionView.ElementCategory, _ kind: String) {
    representedElementCategory = category
    representedElementKind = kind
  }

  /// The rectangle around the transformed element, in the coordinates of the content.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }
  /// The middle of the element.
  open var center: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue }
  }
  /// The size before the transform.
  open var size: CGSize {
    get { geometry.bounds.size }
    set { geometry.bounds.size = newValue }
  }
  /// The rectangle in the coordinates of the element. Its origin is zero.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = CGRect(origin: .zero, size: newValue.size) }
  }
  /// The transform about the middle.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }
  /// The transform of space about the middle.
  open var transform3D: CATransform3D {
    get { geometry.spatialTransform }
    set { geometry.spatialTransform = newValue }
  }
  /// The opacity of the element.
  open var alpha: CGFloat = 1
  /// The order from back to front. Equal indices have no order.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false
  /// The path of the item or of the section.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The kind of the element.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of the supplementary or decoration view. Nil for cells.
  open private(set) var representedElementKind: String?

  /// Returns attributes of the same class with the same values. A subclass copies the properties
  /// that it adds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.geometry = geometry
    copy.sizing = sizing
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  /// A copy with the same class.
  package var duplicate: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  /// The key of the element.
  package final var key: CollectionElementKey {
    CollectionElementKey(
      category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }
}

/// The key of an element of a collection view.
package struct CollectionElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath
}
