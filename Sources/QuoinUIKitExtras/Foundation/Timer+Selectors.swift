// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Timers with a target and a selector. A target that is a responder receives
/// `UIResponder.perform(_:with:)` with the timer; other targets are not called.
extension Timer {
  /// Creates an unscheduled timer that performs a selector.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      timeInterval: ti, repeats: yesOrNo, block: Self.call(aSelector, of: aTarget))
  }

  /// Creates an unscheduled timer that performs a selector, for the first time at a date.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Self.call(s, of: t))
  }

  /// Returns a timer that performs a selector, scheduled on the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: call(aSelector, of: aTarget))
  }

  /// Calls a responder, which the timer retains.
  private class func call(
    _ selector: Selector, of target: Any
  ) -> @Sendable (Timer) -> Void {
    let responder = target as? UIResponder
    return { timer in
      guard let responder, MainThread.isCurrent else { return }
      // The closure already runs on the main thread, so the timer is not passed to another one.
      nonisolated(unsafe) let fired = timer
      MainActor.assumeIsolated { _ = responder.perform(selector, with: fired) }
    }
  }
}
