// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension UIResponder {
  /// Performs a selector after a delay, in seconds: see `UIResponder.perform(_:with:)`.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let argument = anArgument
    let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.removeDelayed(aSelector) else { return }
        _ = self.perform(aSelector, with: self.delayedArguments.removeValue(forKey: aSelector))
      }
    }
    delayedArguments[aSelector] = argument
    delayed[aSelector, default: []].append(timer)
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Performs a selector on the main thread: immediately, since responders are used only there.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    _ = perform(aSelector, with: arg)
  }

  fileprivate var delayed: [Selector: [Timer]] {
    get { kept([:]) }
    set { keep(newValue) }
  }

  fileprivate var delayedArguments: [Selector: Any] {
    get { kept([:]) }
    set { keep(newValue) }
  }

  /// Returns whether a selector is scheduled, and removes its first timer.
  private func removeDelayed(_ selector: Selector) -> Bool {
    guard var timers = delayed[selector], !timers.isEmpty else { return false }
    timers.removeFirst()
    delayed[selector] = timers.isEmpty ? nil : timers
    return true
  }
}

extension NSObject {
  /// Cancels all delayed selectors of a responder.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    guard let responder = aTarget as? UIResponder else { return }
    for timer in responder.delayed.values.joined() { timer.invalidate() }
    responder.delayed = [:]
    responder.delayedArguments = [:]
  }

  /// Cancels a delayed selector of a responder.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    guard let responder = aTarget as? UIResponder else { return }
    for timer in responder.delayed.removeValue(forKey: aSelector) ?? [] { timer.invalidate() }
    responder.delayedArguments[aSelector] = nil
  }
}
