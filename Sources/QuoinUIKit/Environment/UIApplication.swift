// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The program. It runs no loop of its own: a window lays out in the main loop of the program.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the program is used.
  public enum State: Int, Hashable, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// What a program was started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// An address to open.
    public static let url = LaunchOptionsKey(rawValue: "url")
    /// A message from elsewhere.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    /// The program that started this one.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
    /// A shortcut of the icon.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    /// What belongs to the address.
    public static let annotation = LaunchOptionsKey(rawValue: "annotation")
    /// A message of the program itself.
    public static let localNotification = LaunchOptionsKey(rawValue: "localNotification")
    /// A change of the place.
    public static let location = LaunchOptionsKey(rawValue: "location")
    /// What the user did.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "userActivityDictionary")
    /// The kind of what the user did.
    public static let userActivityType = LaunchOptionsKey(rawValue: "userActivityType")
    /// Bluetooth devices that are watched.
    public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "bluetoothCentrals")
    /// Bluetooth services that are offered.
    public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "bluetoothPeripherals")
  }

  /// How an address is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// The program that asks.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    /// What belongs to the address.
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    /// Whether a file may be changed in its place.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }

  /// How the program opens an address elsewhere.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Only in a program, not in a browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "universalLinksOnly")
  }

  /// The one application.
  public class var shared: UIApplication { theOne }
  private static let theOne = UIApplication()

  /// The address of the program's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The direction to be answered, left to right unless set otherwise.
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  private static var seenWindows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Notes a window, so that the application knows it.
  final class func note(_ window: UIWindow) {
    seenWindows.removeAll { $0.window == nil }
    seenWindows.append(WeakWindow(window: window))
  }

  /// The direction of the language of the program.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
  /// Hears of what happens to the program.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The windows that are not hidden, in the order in which they were made.
  open var windows: [UIWindow] {
    Self.seenWindows.compactMap(\.window).filter { !$0.isHidden }
  }
  /// The window that gets the keys.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The scenes of the program: that of the stage that performs something, since there is no system that
  /// connects others.
  open var connectedScenes: Set<UIScene> { shownScene.map { [$0] } ?? [] }
  /// The scene of the stage that performs something.
  package final var shownScene: UIScene?
  /// The sessions of the program: none.
  open var openSessions: Set<UISceneSession> { [] }
  /// Whether several scenes can be shown: not here.
  open var supportsMultipleScenes: Bool { false }
  /// Whether the program is used: always.
  open var applicationState: State { .active }
  /// How long the program may go on in the background, in seconds.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the screen stays on. Stored.
  open var isIdleTimerDisabled = false
  /// A number at the icon. Stored.
  open var applicationIconBadgeNumber = 0
  /// Whether the net is used; retired by Apple. Stored.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether the program shows a status bar: its height is that of the key window's safe area.
  open var statusBarFrame: CGRect {
    guard let window = keyWindow else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }
  /// How the interface is held, by the shape of the key window.
  open var statusBarOrientation: UIInterfaceOrientation {
    guard let size = keyWindow?.bounds.size, size.width > size.height else { return .portrait }
    return .landscapeRight
  }
  /// How large the reader wants text to be.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// Whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignored > 0 }
  private var ignored = 0

  /// Ignores touches until this was ended as often.
  open func beginIgnoringInteractionEvents() { ignored += 1 }
  /// No longer ignores touches.
  open func endIgnoringInteractionEvents() { ignored = max(ignored - 1, 0) }
  /// Whether something else can open an address: nothing here can.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens an address elsewhere, which fails here.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
  /// Sends an action to the first responder. Only `resignFirstResponder` has an effect here.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard target == nil, action.description == "resignFirstResponder" else { return false }
    return UIResponder.current?.resignFirstResponder() ?? false
  }
  /// Asks for messages from elsewhere. There are none.
  open func registerForRemoteNotifications() {}
  /// No longer asks for messages from elsewhere.
  open func unregisterForRemoteNotifications() {}
  /// Begins work that goes on in the background.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Begins work with a name that goes on in the background.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Passes an event to the windows that it is for.
  open func sendEvent(_ event: UIEvent) {
    for window in windows { window.sendEvent(event) }
  }
  /// The ways in which the interface of a window may be held: all but upside down.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .allButUpsideDown
  }
  /// Ends such work.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The program begins to be used.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The program is about to be left.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The program was left.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The program is about to be used again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The program has started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The program is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The time was changed.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The user took a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The status bar has another place.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The interface is held in another way.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}

/// Work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Int
  /// An identifier of the given number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
