// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// What the user does with the side of a pencil. There is none here.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  /// Hears of it.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the interaction is in use. Stored.
  open var isEnabled = true
  /// What a double tap does in the settings: nothing.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// What a squeeze does in the settings: nothing.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Whether only the pencil draws in the settings: false.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether the pencil shows where it will draw in the settings: false.
  open class var prefersHoverToolPreview: Bool { false }
  /// An interaction without delegate.
  public override init() { super.init() }
  /// An interaction of a delegate.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What the side of a pencil does.
public enum UIPencilPreferredAction: Int, Hashable, Sendable {
  case ignore = 0
  case switchEraser = 1
  case switchPrevious = 2
  case showColorPalette = 3
  case showInkAttributes = 4
  case showContextualPalette = 5
  case runSystemShortcut = 6
}

extension UIPencilInteraction {
  /// How far a squeeze is.
  public enum Phase: Int, Hashable, Sendable {
    case began = 0
    case changed = 1
    case ended = 2
    case cancelled = 3
  }

  /// A double tap. Nothing makes one here.
  @preconcurrency @MainActor open class Tap: NSObject {
    /// When it was, in seconds.
    open var timestamp: TimeInterval { 0 }
    /// Where the pencil was; nil if not known.
    open var hoverPose: UIPencilHoverPose? { nil }
  }

  /// A squeeze. Nothing makes one here.
  @preconcurrency @MainActor open class Squeeze: NSObject {
    /// When it was, in seconds.
    open var timestamp: TimeInterval { 0 }
    /// How far it is.
    open var phase: Phase { .ended }
    /// Where the pencil was; nil if not known.
    open var hoverPose: UIPencilHoverPose? { nil }
  }
}

/// Where a pencil is above the screen.
@preconcurrency @MainActor open class UIPencilHoverPose: NSObject {
  /// The point below it.
  open var location: CGPoint { .zero }
  /// The distance from the screen, from 0 to 1.
  open var zOffset: CGFloat { 0 }
  /// The angle with the screen, in radians.
  open var altitudeAngle: CGFloat { 0 }
  /// The direction, in radians.
  open var azimuthAngle: CGFloat { 0 }
  /// The turn about its axis, in radians.
  open var rollAngle: CGFloat { 0 }
}

/// Hears of the side of a pencil. Never called here.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// It was tapped twice.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// It was tapped twice.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// It was squeezed.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  /// Does nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {}
  /// Does nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
