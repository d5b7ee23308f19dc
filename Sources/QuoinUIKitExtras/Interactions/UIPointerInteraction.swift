// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// How a pointer changes what it is over. Stored, not shown.
@preconcurrency public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint is.
  public enum TintMode: Int, Hashable, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }
}

/// The shape of a pointer. Stored, not shown.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// How a pointer looks. Stored, not shown.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// An effect, and a shape; nil for that of the effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// A shape that keeps to some axes.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }
  /// No pointer.
  public class func hidden() -> UIPointerStyle { UIPointerStyle() }
}

/// A part of a view that a pointer changes.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The rectangle.
  public let rect: CGRect
  /// The name.
  public let identifier: AnyHashable?

  /// A rectangle with a name.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// Where a pointer is to be.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The point.
  open var location: CGPoint { .zero }
  /// The keys that are held.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// Says how a pointer looks over a view. Never asked here.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The part of the view that the pointer is in; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How the pointer looks there; nil for that of the system.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// That of the system.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Changes how a pointer looks over a view. There is no pointer of the system here.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Says how the pointer looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether the pointer is changed. Stored.
  open var isEnabled = true

  /// An interaction that asks a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Asks for the look again. Has no effect.
  open func invalidate() {}
  /// Called before the interaction is added to a view.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}
