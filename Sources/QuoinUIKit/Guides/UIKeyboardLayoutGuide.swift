// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A guide that follows a moving object, and switches constraints with it.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  /// Constraints by the bits of their edges.
  private var constraintsNear: [UInt: [NSLayoutConstraint]] = [:]
  private var constraintsAway: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges of the owner that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Sets the constraints that are active while the guide is near all of the given edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    exchange(&constraintsNear, edge, trackedConstraints, isActive: nearEdges.isSuperset(of: edge))
  }

  /// Returns the constraints that are active while the guide is near all of the given edges.
  open func constraintsActive(
    whenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    constraintsNear[edge.rawValue] ?? []
  }

  /// Sets the constraints that are active while the guide is near none of the given edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    exchange(&constraintsAway, edge, trackedConstraints, isActive: nearEdges.isDisjoint(with: edge))
  }

  /// Returns the constraints that are active while the guide is near none of the given edges.
  open func constraintsActive(
    whenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    constraintsAway[edge.rawValue] ?? []
  }

  /// Removes all constraints that the guide switches, and deactivates them.
  open func removeAllTrackedConstraints() {
    for table in [constraintsNear, constraintsAway] {
      for edge in table.keys.sorted() { NSLayoutConstraint.deactivate(table[edge] ?? []) }
    }
    constraintsNear = [:]
    constraintsAway = [:]
  }

  private func exchange(
    _ table: inout [UInt: [NSLayoutConstraint]], _ edge: NSDirectionalRectEdge,
    _ constraints: [NSLayoutConstraint], isActive: Bool
  ) {
    let leaving = (table[edge.rawValue] ?? []).filter { !constraints.contains($0) }
    NSLayoutConstraint.deactivate(leaving)
    table[edge.rawValue] = constraints
    if isActive {
      NSLayoutConstraint.activate(constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }
}

/// The frame of the keyboard in a view. There is no keyboard here, so that the guide stays at rest:
/// as wide as the view, from the lower edge of the safe area, and as high as the part of the screen
/// below the view.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// The constraint that ends the guide with the safe area or the view.
  private(set) var topConstraint: NSLayoutConstraint?
  private var bottomConstraint: NSLayoutConstraint?

  /// Whether a keyboard that floats is followed too.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area when there is no keyboard, or at the edge of the view.
  open var usesBottomSafeArea = true { didSet { placeTop() } }
  /// The distance above the keyboard at which a drag begins to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  /// A docked keyboard is at the lower edge and, as Apple counts, at no other.
  override var nearEdges: NSDirectionalRectEdge { .bottom }
  override func presentFrame(in view: UIView) -> CGRect? {
    let bounds = view.bounds
    let safeArea = usesBottomSafeArea ? bounds.shrunk(by: view.safeAreaInsets) : bounds
    return CGRect(
      x: bounds.minX, y: safeArea.maxY, width: bounds.width,
      height: bounds.maxY + view.heightOfScreenBelow - safeArea.maxY)
  }
  override var role: String { "keyboardLayoutGuide" }

  /// Adds the constraints that place the guide.
  func dock(in view: UIView) {
    let sides = [NSLayoutConstraint.Attribute.left, .right].map { edge in
      NSLayoutConstraint(
        ConstraintOperand(self, edge), .equal, ConstraintOperand(view, edge),
        identifier: "UIKeyboardLayoutGuide-\(edge)", origin: .system)
    }
    let bottom = NSLayoutConstraint(
      ConstraintOperand(self, .bottom), .equal, ConstraintOperand(view, .bottom),
      identifier: "UIKeyboardLayoutGuide-bottom", origin: .system)
    bottomConstraint = bottom
    updateBottom(in: view)
    NSLayoutConstraint.activate(sides + [bottom])
    placeTop()
  }

  /// Follows the view, which may end somewhere else on the screen. Without a keyboard the guide
  /// ends with the screen.
  func updateBottom(in view: UIView) {
    bottomConstraint?.constant = view.heightOfScreenBelow
  }

  private func placeTop() {
    guard let owner else { return }
    topConstraint?.isActive = false
    let edge: any ConstraintItem = usesBottomSafeArea ? owner.unlistedSafeAreaGuide() : owner
    let top = NSLayoutConstraint(
      ConstraintOperand(self, .top), .equal, ConstraintOperand(edge, .bottom),
      identifier: "UIKeyboardLayoutGuide-top", origin: .system)
    top.isActive = true
    topConstraint = top
  }
}

extension UIView {
  /// The height of the part of the screen below the view, in points.
  var heightOfScreenBelow: CGFloat {
    let onScreen = bounds.applying(transformToTop.concatenating(topmostView.geometry.outward))
    return max(UIScreen.main.bounds.maxY - onScreen.maxY, 0)
  }

  /// Updates the guide of the keyboard, if there is one.
  func updateKeyboardGuide() {
    for case let guide as UIKeyboardLayoutGuide in guideList { guide.updateBottom(in: self) }
  }

  /// Returns the keyboard's guide, made on first use with the constraints that place it.
  func keyboardGuide() -> UIKeyboardLayoutGuide {
    for case let guide as UIKeyboardLayoutGuide in guideList { return guide }
    let guide = UIKeyboardLayoutGuide()
    placeAtOnce(guide)
    insertGuide(guide)
    guide.dock(in: self)
    return guide
  }
}
