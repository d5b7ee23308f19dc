// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer of taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that are required.
  open var numberOfTapsRequired = 1
  /// The number of fingers that are required.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that are needed.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  override func follow(_ touch: HostTouch) {
    guard touch.phase == .ended, touch.distance <= HostTouch.tapMovement,
      numberOfTouchesRequired == 1, touch.tapCount % max(numberOfTapsRequired, 1) == 0
    else { return }
    begin(as: .ended)
  }

  override func hasFailed(with touch: HostTouch) -> Bool {
    let isLastTap = touch.tapCount % max(numberOfTapsRequired, 1) == 0
    return state == .failed || touch.distance > HostTouch.tapMovement
      || touch.phase == .cancelled || (touch.phase == .ended && isLastTap)
  }
}

/// Recognizes a finger that stays.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that are required before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers that are required.
  open var numberOfTouchesRequired = 1
  /// The time for which the finger has to stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the finger, in points.
  open var allowableMovement: CGFloat = 10

  override func follow(_ touch: HostTouch) {
    guard !isUnderWay else { return goOn(touch) }
    guard touch.phase == .began, touch.tapCount > numberOfTapsRequired,
      numberOfTouchesRequired == 1
    else { return }
    _ = Timer.scheduledTimer(
      withTimeInterval: max(minimumPressDuration, 0), repeats: false
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.didWait(with: touch) }
    }
  }

  private func didWait(with waiting: HostTouch) {
    guard touch === waiting, state == .possible, waiting.phase != .ended,
      waiting.phase != .cancelled, waiting.distance <= allowableMovement
    else { return }
    begin(as: .began)
  }

  override func hasFailed(with touch: HostTouch) -> Bool {
    super.hasFailed(with: touch) || touch.distance > allowableMovement
  }
}

/// Recognizes a quick movement in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions on the screen.
  public struct Direction: OptionSet, Sendable {
    /// The directions as a bit mask.
    public let rawValue: UInt

    /// Creates directions from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The direction to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// The direction to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// The direction upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// The direction downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The number of fingers that are required.
  open var numberOfTouchesRequired = 1
  /// The directions that are recognized.
  open var direction = Direction.right

  /// The minimum length and straightness of a movement, in points and as a ratio.
  private static let length: CGFloat = 50
  private static let straightness: CGFloat = 2

  override func follow(_ touch: HostTouch) {
    let (x, y) = (touch.movement.x, touch.movement.y)
    guard touch.phase == .moved, state == .possible, numberOfTouchesRequired == 1,
      max(abs(x), abs(y)) >= Self.length
    else { return }
    if abs(x) > Self.straightness * abs(y) {
      if direction.contains(x > 0 ? .right : .left) { begin(as: .ended) }
    } else if abs(y) > Self.straightness * abs(x) {
      if direction.contains(y > 0 ? .down : .up) { begin(as: .ended) }
    }
  }

  override func hasFailed(with touch: HostTouch) -> Bool {
    let (x, y) = (touch.movement.x, touch.movement.y)
    return super.hasFailed(with: touch) || max(abs(x), abs(y)) >= Self.length
  }
}

extension UIEvent {
  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The buttons as a bit mask.
    public let rawValue: Int

    /// Creates buttons from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }
}
