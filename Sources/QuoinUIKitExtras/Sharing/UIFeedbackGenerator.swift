// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Makes a device vibrate. None does here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view of the generator.
  open private(set) weak var view: UIView?
  /// A generator.
  public override init() { super.init() }
  /// A generator of a view.
  public convenience init(view: UIView) {
    self.init()
    self.view = view
  }
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Says that feedback comes soon.
  open func prepare() {}
}

/// The feedback of a collision.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong a collision is.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  /// A generator of a strength.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// A generator of a strength for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(view: view) }
  /// Feedback of the strength.
  open func impactOccurred() {}
  /// Feedback of the strength, at a point of the view.
  open func impactOccurred(at location: CGPoint) {}
  /// Feedback of a part of the strength, at a point of the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
  /// Feedback of a part of the strength, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of a change of the selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The selection changed.
  open func selectionChanged() {}
  /// The selection changed, at a point of the view.
  open func selectionChanged(at location: CGPoint) {}
}

/// The feedback of success and failure.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What happened.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Feedback of what happened.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Feedback of what happened, at a point of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
