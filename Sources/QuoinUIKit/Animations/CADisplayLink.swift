// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that calls a method for each frame.
///
/// Frames are those of the clock of the stage or the test that shows the views. Without one, no
/// frames are shown: the method is not called. The target has to be a responder, see ``Selector``;
/// programs without Objective-C can pass a closure instead.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// The length of a frame in seconds, where the clock does not show fewer.
  private static let frame: TimeInterval = 1.0 / 60
  /// The allowed deviation of a frame's time.
  private static let tolerance: TimeInterval = 0.001

  private var report: ((CADisplayLink) -> Void)?
  private var isAdded = false
  private var isOver = false
  /// The clock that calls the link; nil while it is not called.
  private weak var runningOn: (any FrameClock)?

  /// The time of the frame that is shown, in seconds of the clock.
  open private(set) var timestamp: TimeInterval = 0
  /// The time of the next frame.
  open var targetTimestamp: TimeInterval { timestamp + duration }
  /// The time between two frames in seconds.
  open var duration: TimeInterval {
    let rate = preferredRate
    return rate > 0 ? max(1 / rate, Self.frame) : Self.frame
  }
  /// Whether the link is paused, so that its method is not called.
  open var isPaused = false { didSet { if !isPaused { run() } } }
  /// The requested number of frames in a second; 0 means all.
  open var preferredFramesPerSecond = 0
  /// The requested frames in a second, in place of `preferredFramesPerSecond`.
  open var preferredFrameRateRange = CAFrameRateRange.default

  private var preferredRate: Double {
    if preferredFrameRateRange.preferred > 0 { return Double(preferredFrameRateRange.preferred) }
    if preferredFrameRateRange.maximum > 0 { return Double(preferredFrameRateRange.maximum) }
    return Double(preferredFramesPerSecond)
  }

  /// Creates a link that performs a selector of a target with itself. The target is kept alive
  /// until the link is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in (target as? UIResponder)?.perform(sel, with: link) }
  }

  /// Creates a link that calls a closure with itself. The closure is kept until the link is
  /// invalidated.
  public init(handler: @escaping (CADisplayLink) -> Void) {
    report = handler
    super.init()
  }

  /// Starts calling the method. Run loops and modes have no effect.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isOver else { return }
    isAdded = true
    Host.addLink(self)
    run()
  }

  /// Stops calling the method.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    Host.removeLink(self)
  }

  /// Ends calling the method for good, and releases the target.
  open func invalidate() {
    isAdded = false
    isOver = true
    report = nil
    Host.removeLink(self)
  }

  /// Follows the clock of the host, which may be another one than before.
  func run() {
    guard isAdded, !isPaused, let clock = Host.clock, clock !== runningOn else { return }
    runningOn = clock
    timestamp = clock.now
    clock.start { [weak self, weak clock] time in
      guard let self, let clock else { return false }
      return self.show(time, of: clock)
    }
  }

  /// - Returns: whether the link waits for further frames.
  private func show(_ time: TimeInterval, of clock: any FrameClock) -> Bool {
    guard runningOn === clock else { return false }
    guard isAdded, !isPaused, Host.clock === clock else {
      runningOn = nil
      return false
    }
    if preferredRate == 0 || time - timestamp >= duration - Self.tolerance {
      timestamp = time
      report?(self)
    }
    let isWaiting = isAdded && !isPaused
    if !isWaiting { runningOn = nil }
    return isWaiting
  }
}
