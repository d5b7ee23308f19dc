// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Makes a device vibrate. None does here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() { super.init() }
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
  /// Feedback of the strength.
  open func impactOccurred() {}
  /// Feedback of a part of the strength, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of a change of the selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The selection changed.
  open func selectionChanged() {}
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
}
