// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that recognizes gestures of the user in a view. In a window of a host, the pointer is
/// the finger; elsewhere nothing is recognized. A program or a test that sets ``state`` runs the
/// selectors of the targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer.
  public enum State: Int, Hashable, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The same state as `ended`.
    public static var recognized: State { .ended }
  }

  private var targets: [TargetAction] = []
  /// Called like the targets: actions of files.
  private var handlers: [() -> Void] = []
  private var requirements: [UIGestureRecognizer] = []

  /// The view that the recognizer was added to.
  open internal(set) weak var view: UIView?
  /// Whether the recognizer receives touches.
  open var isEnabled = true
  /// Whether the touches of a recognized gesture are cancelled in the view.
  open var cancelsTouchesInView = true
  /// Whether touches are delivered to the view only after the recognizer failed.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is delivered to the view only after the recognizer failed.
  open var delaysTouchesEnded = true
  /// The `UITouch.TouchType` values that the recognizer accepts.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The `UIPress.PressType` values that the recognizer accepts.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
  /// Whether all touches have to be of one type.
  open var requiresExclusiveTouchType = true
  /// A name for messages.
  open var name: String?
  /// The delegate that influences the recognition.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The state of the recognizer. Setting it to another value than `possible` and `failed` runs the
  /// selectors of the targets.
  open var state = State.possible {
    didSet {
      guard state != .possible, state != .failed else { return }
      wasRecognized?()
      for target in targets where !target.isOver { target.perform(from: view, with: self) }
      for handler in handlers { handler() }
    }
  }

  /// Creates a recognizer with a target, or without one. The target is not kept alive; see
  /// ``Selector``.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer without target; archives are not read.
  public init?(coder: NSCoder) {
    super.init()
  }

  /// Adds a target, which is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.isSame(target: target, action: action) }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Adds a closure that is called as targets are.
  package final func addHandler(_ handler: @escaping () -> Void) { handlers.append(handler) }

  /// Removes a target; nil means all targets, or all selectors.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isOver || $0.isSame(target: target, action: action) }
  }

  /// Makes the recognizer wait until another failed, if both receive the touches. A state that a
  /// program sets does not wait.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(otherGestureRecognizer)
  }

  /// Returns the middle of the touches in the coordinates of a view; (0, 0) without touches.
  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }
  /// Returns the location of a touch in the coordinates of a view; (0, 0) without touches.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  /// The number of touches: one while the pointer of a host is down.
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }
  /// The pressed modifier keys.
  open var modifierFlags: UIKeyModifierFlags { [] }

  // MARK: Methods for subclasses

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when presses begin.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses end.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the recognizer starts again.
  open func reset() {}
  /// Ignores a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Returns whether the recognizer keeps another from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another keeps the recognizer from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether the recognizer begins only after another failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another begins only after this one failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Touches of a host

  /// The touch that the recognizer receives.
  final var touch: HostTouch?
  /// A closure that is called when a gesture is recognized.
  final var wasRecognized: (() -> Void)?
  /// Whether the recognizer may begin with a state, or has to wait until others fail.
  final var mayBegin: ((State) -> Bool)?
  /// Looks at a touch that began, moved or ended.
  func follow(_ touch: HostTouch) {}
  /// Returns whether the recognizer, which has not begun, will not recognize a touch that it has
  /// looked at.
  func hasFailed(with touch: HostTouch) -> Bool { state == .failed || touch.isOver }
  /// Returns whether the recognizer begins only after another failed.
  final func waits(for other: UIGestureRecognizer) -> Bool {
    guard other !== self else { return false }
    return requirements.contains { $0 === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }
  /// Begins the gesture, if the delegate allows it and no other recognizer has to fail first.
  final func begin(as state: State) {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true, mayBegin?(state) ?? true
    else { return }
    self.state = state
  }
  /// Continues a begun gesture: the state follows the phase of the touch.
  final func goOn(_ touch: HostTouch) {
    switch touch.phase {
    case .ended: state = .ended
    case .cancelled: state = .cancelled
    default: state = .changed
    }
  }
  /// Whether a continuous gesture has begun and not ended.
  final var isUnderWay: Bool { state == .began || state == .changed }

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
