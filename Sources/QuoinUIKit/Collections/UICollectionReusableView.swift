// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view of a collection view: a cell, a header or a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier with which the view is reused.
  open package(set) var reuseIdentifier: String?
  /// The kind of a supplementary view, with which it is reused.
  package final var elementKind: String?
  /// The layout and the place for which the view was dequeued, which determine its default content.
  package final private(set) weak var dequeuingLayout: UICollectionViewLayout?
  package final private(set) var dequeuedPath = IndexPath()

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of zero size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  final func wasDequeued(for layout: UICollectionViewLayout, at indexPath: IndexPath) {
    (dequeuingLayout, dequeuedPath) = (layout, indexPath)
  }

  /// Invalidates the size of the element if the layout estimates it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidChange()
  }

  /// Makes the collection view request the preferred size again.
  final func contentDidChange() {
    (superview as? UICollectionView)?.contentDidChange(of: self)
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}
  /// Called after the view was placed with other attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before a layout replaces another.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Called after a layout replaced another.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Returns the attributes with the size that the content prefers.
  ///
  /// On an axis with an estimated size, the constraints inside determine the size, or without any of
  /// them `sizeThatFits(_:)`. An axis on which they determine none keeps its length, and so does one
  /// with a fixed size.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard case .estimated(let width, let height) = layoutAttributes.sizing else {
      return layoutAttributes
    }
    var fitting = systemLayoutSizeFitting(
      CGSize(
        width: width ? 0 : layoutAttributes.size.width,
        height: height ? 0 : layoutAttributes.size.height),
      withHorizontalFittingPriority: width ? .fittingSizeLevel : .required,
      verticalFittingPriority: height ? .fittingSizeLevel : .required)
    // The length of an axis that is fixed says nothing about the content.
    if !width || fitting.width <= 0, !height || fitting.height <= 0 {
      fitting = sizeThatFits(layoutAttributes.size)
    }
    let preferred = layoutAttributes.duplicate
    if width && fitting.width > 0 { preferred.size.width = fitting.width }
    if height && fitting.height > 0 { preferred.size.height = fitting.height }
    return preferred
  }

  /// Applies the frame and the appearance of attributes.
  final func place(by attributes: UICollectionViewLayoutAttributes) {
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    if CATransform3DIsIdentity(transform3D) {
      if frame != attributes.frame { frame = attributes.frame }
    } else {
      if bounds.size != attributes.size { bounds.size = attributes.size }
      if center != attributes.center { center = attributes.center }
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }
}
