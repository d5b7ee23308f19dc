// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The view at the top of a tree, with a size of its own.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// A hidden window with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A hidden window of the size of the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A hidden window of zero size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A hidden window of a scene, of the size of its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    setUp()
    self.windowScene = windowScene
    // Observers of a property are not called by initializers.
    windowScene.note(self)
  }

  private func setUp() {
    becomeLandmark()
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
  /// How far in front of other windows the window is. Stored.
  open var windowLevel = Level.normal
  /// Whether the window may get the keys.
  open var canBecomeKey: Bool { true }
  /// Called when the window gets the keys.
  open func becomeKey() {}
  /// Called when another window gets the keys.
  open func resignKey() {}
  /// How far in front of others a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public var rawValue: CGFloat
    /// A level of the given height.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
    /// A level of the given height.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }
    /// That of most windows.
    public static let normal = Level(0)
    /// In front of the status bar.
    public static let statusBar = Level(1000)
    /// In front of everything.
    public static let alert = Level(2000)
  }

  override var hasAssignedSize: Bool { true }
  /// The window itself.
  open override var window: UIWindow? { self }
  /// The application.
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
  /// Posted when a window gets the keys. It never is.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted when a window no longer gets the keys. It never is.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
  /// The screen that the window is on.
  open var screen: UIScreen { .main }
  /// Whether the window gets the keys.
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

  /// Gives the window other traits of which its controllers know.
  func changeTraits(to traits: UITraitCollection) {
    let old = storedTraits
    guard traits != old else { return }
    storedTraits = traits
    traitsDidChange(from: old)
  }

  /// The traits that hold in the window.
  open override var traitCollection: UITraitCollection { overriding(traits) }

  /// The rectangle of the window on the screen. A shown root controller hears of another size first.
  open override var frame: CGRect {
    get { super.frame }
    set { changeSize(to: newValue.size) { super.frame = newValue } }
  }
  /// The window in its own coordinates. A shown root controller hears of another size first.
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

  /// Sets the frame without a word to the controllers, which know.
  func changeFrame(to frame: CGRect) { super.frame = frame }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      if !isHidden { rootViewController?.windowVisibilityDidChange() }
    }
  }

  /// Makes the window the one that gets the keys.
  open func makeKey() {
    isKeyWindow = true
  }

  /// Shows the window and makes it the one that gets the keys.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
  }

  /// Tells the controllers inside that they are shown or hidden. A window that is shown is laid out
  /// at the next turn of the main run loop.
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
  /// Whether the window lays out automatically at the next turn of the main run loop. A test that calls
  /// for each layout would leave a task behind for each of its windows.
  package final var schedulesLayout = true

  /// Lays out at the next turn of the main run loop, once whatever asks for it until then.
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
  /// Whether a level is less than another.
  public static func < (first: Self, second: Self) -> Bool {
    first.rawValue < second.rawValue
  }
  /// A level that is greater by a number.
  public static func + (first: Self, more: CGFloat) -> Self {
    Self(rawValue: first.rawValue + more)
  }
  /// A level that is greater by a number.
  public static func + (more: CGFloat, first: Self) -> Self {
    Self(rawValue: first.rawValue + more)
  }
  /// A level that is less by a number.
  public static func - (first: Self, less: CGFloat) -> Self {
    Self(rawValue: first.rawValue - less)
  }
}
