// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Recognizes what the user does with a view. Nothing is recognized here; a view keeps its
/// recognizers.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The view that the recognizer was added to.
  open internal(set) weak var view: UIView?
  /// Whether the recognizer takes part.
  open var isEnabled = true
  /// Whether the view gets no more of what was recognized.
  open var cancelsTouchesInView = true

  /// A recognizer without view.
  public override init() {
    super.init()
  }

  func join(_ view: UIView) {
    self.view?.removeGestureRecognizer(self)
    view.gestureRecognizers = (view.gestureRecognizers ?? []) + [self]
    self.view = view
  }

  func leave(_ view: UIView) {
    view.gestureRecognizers?.removeAll { $0 === self }
    self.view = nil
  }
}

/// Recognizes taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps are needed.
  open var numberOfTapsRequired = 1
}

/// Recognizes a finger that is dragged.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {}
