// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Timers with a target and a selector. A target that is a responder gets
/// `UIResponder.perform(_:with:)` with the timer; others are not called.
extension Timer {
  /// A timer that performs a selector, and that is not scheduled.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      timeInterval: ti, repeats: yesOrNo, block: Self.call(aSelector, of: aTarget))
  }

  /// A timer that performs a selector at a date first, and that is not scheduled.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Self.call(s, of: t))
  }

  /// A timer of the current run loop that performs a selector.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: call(aSelector, of: aTarget))
  }

  /// Calls a responder, which is kept alive as long as the timer.
  private class func call(
    _ selector: Selector, of target: Any
  ) -> @Sendable (Timer) -> Void {
    let responder = target as? UIResponder
    return { timer in
      guard let responder, MainThread.isCurrent else { return }
      nonisolated(unsafe) let fired = timer
      MainActor.assumeIsolated { _ = responder.perform(selector, with: fired) }
    }
  }
}
