// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An element for assistive technologies that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// The rectangle in the coordinates of the container, where that is a view.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// The rectangle on the screen: as set, otherwise that in the container's space in coordinates of
  /// the container's window.
  open override var accessibilityFrame: CGRect {
    get {
      let own = super.accessibilityFrame
      guard own == .zero, let view = accessibilityContainer as? UIView else { return own }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }
}
