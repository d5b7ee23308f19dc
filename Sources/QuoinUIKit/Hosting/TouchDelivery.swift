// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Delivers the pointer of a window to recognizers and views, as touches.
///
/// Recognizers of the touched view are before those of its ancestors. The first that recognizes a
/// gesture fails the others, unless the delegate of one of both allows them together; it cancels
/// the touch in the view if `cancelsTouchesInView` is set. A recognizer that requires others to
/// fail waits for them.
@MainActor package final class TouchDelivery {
  private weak var window: UIWindow?
  private(set) var touch: HostTouch?
  private(set) var waiting: [UIGestureRecognizer] = []
  private(set) var recognizing: [UIGestureRecognizer] = []
  /// The recognitions that wait until other recognizers fail.
  var held: [HeldRecognition] = []
  /// Cancels the wait for another tap.
  var cancelTapWait: (() -> Void)?
  let schedule: Schedule
  /// Whether recognizers handle a touch at the moment.
  private(set) var isFollowing = false
  private var viewGetsTouch = true
  private weak var highlighted: (any TapTaking)?
  private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?

  /// The longest time between two taps that count together, in seconds.
  static let tapInterval: TimeInterval = 0.35

  /// - Parameter schedule: calls a function after some seconds.
  package init(_ window: UIWindow, schedule: @escaping Schedule = TouchDelivery.scheduleTimer) {
    self.window = window
    self.schedule = schedule
  }

  /// Handles the press of the pointer.
  /// - Parameter isControl: whether a view has a widget that handles the pointer itself.
  package func begin(
    at point: CGPoint, time: TimeInterval, isControl: (UIView) -> Bool
  ) {
    if touch != nil { cancel(time: time) }
    guard let window, !UIApplication.shared.isIgnoringInteractionEvents,
      let hit = window.hitTest(point, with: nil)
    else { return }
    let views = Array(sequence(first: hit) { $0.superview })
    guard !views.contains(where: isControl) else { return }
    let made = HostTouch(
      hit, in: window, at: point, time: time, taps: tapCount(at: point, time: time))
    goOnWithHeld(at: made)
    touch = made
    viewGetsTouch = true
    recognizing = []
    waiting = views.flatMap { $0.gestureRecognizers ?? [] }.filter { recognizer in
      recognizer.isEnabled
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: made) ?? true
    }
    made.recognizers = waiting
    let event = HostEvent(made)
    for recognizer in waiting {
      recognizer.touch = made
      recognizer.touchesBegan([made], with: event)
    }
    recognize(made)
    guard viewGetsTouch else { return }
    hit.touchesBegan([made], with: event)
    highlighted = views.lazy.compactMap { $0 as? any TapTaking }.first
    highlighted?.highlight(at: made)
  }

  /// Handles a movement of the pressed pointer.
  package func move(to point: CGPoint, time: TimeInterval) {
    guard let touch else { return }
    touch.change(to: .moved, at: point, time: time)
    let event = HostEvent(touch)
    for recognizer in waiting + recognizing { recognizer.touchesMoved([touch], with: event) }
    recognize(touch)
    if touch.distance > HostTouch.tapMovement { endHighlight() }
    if viewGetsTouch { touch.view?.touchesMoved([touch], with: event) }
  }

  /// Handles the release of the pointer.
  package func end(at point: CGPoint, time: TimeInterval) {
    guard let touch else { return }
    touch.change(to: .ended, at: point, time: time)
    let event = HostEvent(touch)
    for recognizer in waiting + recognizing { recognizer.touchesEnded([touch], with: event) }
    recognize(touch)
    let row = highlighted
    endHighlight()
    if viewGetsTouch {
      touch.view?.touchesEnded([touch], with: event)
      row?.takeTap(at: touch)
    }
    lastTap = touch.distance <= HostTouch.tapMovement ? (time, point, touch.tapCount) : nil
    finish()
  }

  /// Cancels the touch when another widget receives the pointer's events.
  package func cancel(time: TimeInterval) {
    guard let touch else { return }
    touch.change(to: .cancelled, at: touch.point, time: time)
    let event = HostEvent(touch)
    for recognizer in waiting + recognizing { recognizer.touchesCancelled([touch], with: event) }
    recognize(touch)
    cancelInView(touch)
    finish()
  }

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    guard let lastTap, time - lastTap.time < Self.tapInterval,
      hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) <= HostTouch.tapMovement
    else { return 1 }
    return lastTap.count + 1
  }

  /// Passes the touch to the recognizers.
  private func recognize(_ touch: HostTouch) {
    isFollowing = true
    for recognizer in recognizing { recognizer.follow(touch) }
    for recognizer in waiting where waiting.contains(where: { $0 === recognizer }) {
      recognizer.wasRecognized = { [weak self, weak recognizer] in
        if let recognizer { self?.didRecognize(recognizer) }
      }
      recognizer.mayBegin = { [weak self, weak recognizer] state in
        guard let self, let recognizer else { return true }
        return self.mayBegin(recognizer, as: state)
      }
      recognizer.follow(touch)
    }
    isFollowing = false
    releaseHeld()
  }

  /// Handles the first recognition of a recognizer.
  private func didRecognize(_ recognizer: UIGestureRecognizer) {
    guard let touch, waiting.contains(where: { $0 === recognizer }) else { return }
    waiting.removeAll { other in
      guard other !== recognizer else { return true }
      return !allow(recognizer, with: other)
    }
    recognizing.append(recognizer)
    if recognizer.cancelsTouchesInView { cancelInView(touch) }
  }

  private func allow(_ one: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }

  private func cancelInView(_ touch: HostTouch) {
    endHighlight()
    guard viewGetsTouch else { return }
    viewGetsTouch = false
    touch.view?.touchesCancelled([touch], with: HostEvent(touch))
  }

  private func endHighlight() {
    highlighted?.endHighlight()
    highlighted = nil
  }

  private func finish() {
    for recognizer in touch?.recognizers ?? [] {
      recognizer.wasRecognized = nil
      recognizer.mayBegin = nil
      recognizer.touch = nil
      recognizer.state = .possible
      recognizer.reset()
    }
    waiting = []
    recognizing = []
    touch = nil
    if !held.isEmpty { waitForTap() }
  }

  /// Fails a recognizer that can no longer recognize the touch.
  func exclude(_ recognizer: UIGestureRecognizer) {
    waiting.removeAll { $0 === recognizer }
  }
}
