// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout

/// The area of bars at the top or bottom of a controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The length by which bars extend into the view, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the guide's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of a controller's view and the safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  enum Edge { case top, bottom }
  var edge = Edge.top

  var length: CGFloat { layoutFrame.height }

  override func presentFrame(in view: UIView) -> CGRect? {
    let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
    let length = edge == .top ? safeArea.top : safeArea.bottom
    let top = edge == .top ? bounds.minY : bounds.maxY - length
    return CGRect(x: bounds.minX, y: top, width: 0, height: length)
  }
  override var role: String { edge == .top ? "topLayoutGuide" : "bottomLayoutGuide" }
}

extension UIView {
  /// Returns the guide at an edge, made on first use with the two constraints that place it.
  func layoutSupport(_ edge: LayoutSupportGuide.Edge) -> LayoutSupportGuide {
    for case let guide as LayoutSupportGuide in guideList where guide.edge == edge { return guide }
    let guide = LayoutSupportGuide()
    guide.edge = edge
    guide.isPrivate = true
    placeAtOnce(guide)
    insertGuide(guide)
    let isTop = edge == .top
    let outer: NSLayoutConstraint.Attribute = isTop ? .top : .bottom
    let inner: NSLayoutConstraint.Attribute = isTop ? .bottom : .top
    let place = NSLayoutConstraint(
      ConstraintOperand(guide, outer), .equal, ConstraintOperand(self, outer),
      identifier: "_UILayoutSupportConstraint", origin: .system)
    let length = NSLayoutConstraint(
      ConstraintOperand(guide, inner), .equal, ConstraintOperand(unlistedSafeAreaGuide(), outer),
      identifier: "_UILayoutSupportConstraint", origin: .system)
    NSLayoutConstraint.activate([place, length])
    return guide
  }

  /// Returns the safe area for guides that this library places. Not ``safeAreaLayoutGuide``, whose
  /// constraints would be listed with those of each guide.
  func unlistedSafeAreaGuide() -> UILayoutGuide {
    if let guide = guideList.first(where: { $0.isPrivate && $0.kind == .safeAreaGuide }) {
      return guide
    }
    let guide = UILayoutGuide()
    guide.kind = .safeAreaGuide
    guide.isPrivate = true
    insertGuide(guide)
    return guide
  }
}
