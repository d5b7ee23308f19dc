// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The view at the top of a tree, with a size of its own.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Creates a hidden window with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a hidden window of the size of the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a hidden window of zero size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a hidden window of a scene, of the size of its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    setUp()
    self.windowScene = windowScene
    // Observers of a property are not called by initializers.
    windowScene.note(self)
  }

  private func setUp() {
    becomeBarrier()
    isHidden = true
    UIApplication.note(self)
  }

  /// The scene of the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.forget(self)
      windowScene?.note(self)
    }
  }
  /// The position of the window in front of or behind other windows. Stored.
  open var windowLevel = Level.normal
  /// Whether the window may become the key window.
  open var canBecomeKey: Bool { true }
  /// Called when the window becomes the key window.
  open func becomeKey() {}
  /// Called when the window is no longer the key window.
  open func resignKey() {}
  /// The level of a window, of which higher ones are in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number.
    public var rawValue: CGFloat
    /// Creates a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }
    /// The level of most windows.
    public static let normal = Level(0)
    /// A level in front of the status bar.
    public static let statusBar = Level(1000)
    /// A level in front of all others.
    public static let alert = Level(2000)
  }

  override var hasAssignedSize: Bool { true }
  /// The window itself.
  open override var window: UIWindow? { self }
  /// The next responder: the application.
  open override var next: UIResponder? { UIApplication.shared }
  /// The changes of the window that can be undone.
  open override var undoManager: UndoManager? { changes }
  private lazy var changes = UndoManager()
  /// Sends an event to the views that it is for. A host sends touches to the views themselves.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.touches(for: self) ?? [] {
      guard let view = touch.view else { continue }
      switch touch.phase {
      case .began: view.touchesBegan([touch], with: event)
      case .moved: view.touchesMoved([touch], with: event)
      case .ended: view.touchesEnded([touch], with: event)
      case .cancelled: view.touchesCancelled([touch], with: event)
      default: break
      }
    }
  }
  /// Posted when a window is shown. It never is.
  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted when a window is hidden. It never is.
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }
  /// Posted when a window becomes the key window. Quoin never posts it.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted when a window is no longer the key window. Quoin never posts it.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
  /// The screen that the window is on.
  open var screen: UIScreen { .main }
  /// Whether the window is the key window.
  open private(set) var isKeyWindow = false
  /// The traits of the device that the window is on.
  package var traits: UITraitCollection {
    get { storedTraits }
    set {
      guard newValue != storedTraits else { return }
      let change = { self.changeTraits(to: newValue) }
      rootViewController.map { $0.announceTransition(to: nil, newValue, change) } ?? change()
    }
  }
  private var storedTraits = UITraitCollection.standard

  /// Changes the traits of the window after its controllers were notified.
  func changeTraits(to traits: UITraitCollection) {
    let old = storedTraits
    guard traits != old else { return }
    storedTraits = traits
    traitsDidChange(from: old)
  }

  /// The traits of the window.
  open override var traitCollection: UITraitCollection { overriding(traits) }

  /// The rectangle of the window on the screen. A shown root controller is notified before the size
  /// changes.
  open override var frame: CGRect {
    get { super.frame }
    set { changeSize(to: newValue.size) { super.frame = newValue } }
  }
  /// The window in its own coordinates. A shown root controller is notified before the size
  /// changes.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeSize(to: newValue.size) { super.bounds = newValue } }
  }

  private func changeSize(to size: CGSize, _ change: () -> Void) {
    guard size != super.bounds.size, !isHidden, let root = rootViewController else {
      change()
      return
    }
    root.announceTransition(to: size, nil, change)
  }

  /// Sets the frame after the controllers were notified.
  func changeFrame(to frame: CGRect) { super.frame = frame }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.removePresentations()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      if !isHidden { rootViewController?.windowVisibilityDidChange() }
    }
  }

  /// Makes the window the key window.
  open func makeKey() {
    isKeyWindow = true
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
  }

  /// Notifies the controllers inside that they are shown or hidden. A window that is shown is laid
  /// out at the next turn of the main run loop.
  override func hiddenDidChange() {
    windowVisibilityDidChange()
    rootViewController?.windowVisibilityDidChange()
    guard !isHidden else {
      announce(.willDisappear)
      announce(.didDisappear)
      return
    }
    announce(.willAppear)
    announce(.isAppearing)
    isAppearing = true
    layoutBecamePending()
  }
  private var isAppearing = false
  private var isScheduled = false
  /// Whether the window lays out automatically at the next turn of the main run loop. A test that
  /// calls for each layout would leave a task behind for each of its windows.
  package final var schedulesLayout = true

  /// Schedules one layout at the next turn of the main run loop, for all requests until then.
  override func layoutBecamePending() {
    guard schedulesLayout, !isHidden, !isScheduled, layoutHost?.isRunning != true else { return }
    isScheduled = true
    Task { @MainActor [weak self] in self?.runScheduledLayout() }
  }

  func runScheduledLayout() {
    isScheduled = false
    guard !isHidden else { return }
    layoutIfNeeded()
    guard isAppearing else { return }
    isAppearing = false
    announce(.didAppear)
  }
}

extension UIWindow.Level: Comparable {
  /// Returns whether a level is less than another.
  public static func < (first: Self, second: Self) -> Bool {
    first.rawValue < second.rawValue
  }
  /// Returns a level that is greater by a number.
  public static func + (first: Self, more: CGFloat) -> Self {
    Self(rawValue: first.rawValue + more)
  }
  /// Returns a level that is greater by a number.
  public static func + (more: CGFloat, first: Self) -> Self {
    Self(rawValue: first.rawValue + more)
  }
  /// Returns a level that is less by a number.
  public static func - (first: Self, less: CGFloat) -> Self {
    Self(rawValue: first.rawValue - less)
  }
}
