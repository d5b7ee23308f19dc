// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A recognition in a touch, held until the recognizers fail that it waits for.
struct HeldRecognition {
  let recognizer: UIGestureRecognizer
  let state: UIGestureRecognizer.State
  let touch: HostTouch
}

extension TouchDelivery {
  /// Calls a function after some seconds, and returns a function that cancels the call.
  package typealias Schedule =
    @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> () -> Void

  /// A schedule by a timer of the main run loop.
  package static let scheduleTimer: Schedule = { seconds, call in
    let timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
      MainActor.assumeIsolated(call)
    }
    return { timer.invalidate() }
  }

  /// Returns whether a recognizer may begin now. If not, its recognition is held until then.
  func mayBegin(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) -> Bool {
    guard let touch, touch.recognizers.contains(where: { recognizer.waits(for: $0) }) else {
      return true
    }
    held.removeAll { $0.recognizer === recognizer && $0.touch === touch }
    held.append(HeldRecognition(recognizer: recognizer, state: state, touch: touch))
    // Others may still recognize the same event.
    if !isFollowing { releaseHeld() }
    return false
  }

  /// Begins held recognitions that no longer wait, and discards those that waited for a recognizer
  /// that has succeeded.
  func releaseHeld() {
    while let index = held.firstIndex(where: { !isOpen($0) }) {
      let item = held.remove(at: index)
      let isRefused = recognizing.contains { item.recognizer.waits(for: $0) }
      if isRefused {
        exclude(item.recognizer)
      } else if item.touch !== touch {
        beginLate(item)
      } else if item.state != .began || !item.touch.isOver {
        item.recognizer.state = item.state
      }
    }
  }

  /// Returns whether a held recognition has to wait longer.
  private func isOpen(_ item: HeldRecognition) -> Bool {
    guard !recognizing.contains(where: { item.recognizer.waits(for: $0) }) else { return false }
    return (touch?.recognizers ?? []).contains { other in
      guard item.recognizer.waits(for: other) else { return false }
      return isHeld(other) || mayStillRecognize(other)
    }
  }

  private func isHeld(_ recognizer: UIGestureRecognizer) -> Bool {
    held.contains { $0.recognizer === recognizer }
  }

  private func mayStillRecognize(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let touch, waiting.contains(where: { $0 === recognizer }) else { return false }
    return !recognizer.hasFailed(with: touch)
  }

  // MARK: Between touches

  /// Schedules the end of the wait for another tap.
  func waitForTap() {
    cancelTapWait = schedule(Self.tapInterval) { [weak self] in self?.giveUpWaiting() }
  }

  /// Handles the begin of a touch. Recognitions that wait for a further tap end their wait if the
  /// touch is not one.
  func goOnWithHeld(at touch: HostTouch) {
    guard !held.isEmpty else { return }
    if touch.tapCount > 1 {
      cancelTapWait?()
      cancelTapWait = nil
    } else {
      giveUpWaiting()
    }
  }

  /// Fails the recognizers that wait for another tap, when none followed in time.
  private func giveUpWaiting() {
    cancelTapWait?()
    cancelTapWait = nil
    var begun: [UIGestureRecognizer] = []
    while let index = held.firstIndex(where: { item in
      !held.contains { item.recognizer.waits(for: $0.recognizer) }
    }) {
      let item = held.remove(at: index)
      guard !begun.contains(where: { item.recognizer.waits(for: $0) }) else { continue }
      begun.append(item.recognizer)
      beginLate(item)
    }
    // Recognizers that wait for each other never begin.
    held = []
  }

  /// Begins a held recognition of a touch that has ended.
  private func beginLate(_ item: HeldRecognition) {
    guard item.state != .began else { return }
    let recognizer = item.recognizer
    let (current, report) = (recognizer.touch, recognizer.wasRecognized)
    recognizer.touch = item.touch
    recognizer.wasRecognized = nil
    recognizer.state = item.state
    recognizer.touch = current
    recognizer.state = .possible
    recognizer.wasRecognized = report
  }
}
