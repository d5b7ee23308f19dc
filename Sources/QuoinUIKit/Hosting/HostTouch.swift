// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A touch by the pointer of a host.
final class HostTouch: UITouch {
  private weak var hitWindow: UIWindow?
  private weak var hitView: UIView?
  /// The point in the window at which the touch began.
  let start: CGPoint
  private(set) var point: CGPoint
  private var previousPoint: CGPoint
  private var time: TimeInterval
  private var currentPhase = Phase.began
  private let taps: Int
  /// The recognizers that receive the touch, the innermost first.
  var recognizers: [UIGestureRecognizer] = []
  /// The velocity in points per second.
  private(set) var velocity = CGPoint.zero

  /// The maximum movement of a finger in a tap, in points. *Observed*: Apple publishes the number
  /// for long presses alone, `UILongPressGestureRecognizer.allowableMovement`.
  static let tapMovement: CGFloat = 10

  init(_ view: UIView, in window: UIWindow, at point: CGPoint, time: TimeInterval, taps: Int) {
    hitWindow = window
    hitView = view
    start = point
    self.point = point
    previousPoint = point
    self.time = time
    self.taps = taps
  }

  func change(to phase: Phase, at point: CGPoint, time: TimeInterval) {
    currentPhase = phase
    previousPoint = self.point
    let seconds = time - self.time
    if phase == .moved, seconds > 0 {
      velocity = CGPoint(
        x: (point.x - self.point.x) / CGFloat(seconds),
        y: (point.y - self.point.y) / CGFloat(seconds))
    }
    self.point = point
    self.time = time
  }

  /// The movement of the touch from its start, in points of the window.
  var movement: CGPoint { CGPoint(x: point.x - start.x, y: point.y - start.y) }
  var distance: CGFloat { hypot(movement.x, movement.y) }

  /// Whether the touch ended or was cancelled.
  var isOver: Bool { currentPhase == .ended || currentPhase == .cancelled }

  override var timestamp: TimeInterval { time }
  override var phase: Phase { currentPhase }
  override var tapCount: Int { taps }
  override var type: TouchType { .indirectPointer }
  override var window: UIWindow? { hitWindow }
  override var view: UIView? { hitView }
  override var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  override func location(in view: UIView?) -> CGPoint { location(of: point, in: view) }
  override func previousLocation(in view: UIView?) -> CGPoint {
    location(of: previousPoint, in: view)
  }

  private func location(of point: CGPoint, in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }
}

/// The event of a touch by the pointer of a host.
final class HostEvent: UIEvent {
  private let touch: HostTouch

  init(_ touch: HostTouch) {
    self.touch = touch
  }

  override var timestamp: TimeInterval { touch.timestamp }
  override var allTouches: Set<UITouch>? { [touch] }
  override func touches(for window: UIWindow) -> Set<UITouch>? {
    touch.window === window ? [touch] : nil
  }
  override func touches(for view: UIView) -> Set<UITouch>? { touch.view === view ? [touch] : nil }
  override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touch.recognizers.contains { $0 === gesture } ? [touch] : nil
  }
}
