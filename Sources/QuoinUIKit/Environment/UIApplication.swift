// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The program. It runs no loop of its own: a window lays out in the main loop of the program.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the program is active.
  public enum State: Int, Hashable, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The keys of the options with which a program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw string value.
    public var rawValue: String
    /// Creates a key from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// A URL to open.
    public static let url = LaunchOptionsKey(rawValue: "url")
    /// A remote notification.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    /// The program that started this one.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
    /// A shortcut of the icon.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    /// The annotation of the URL.
    public static let annotation = LaunchOptionsKey(rawValue: "annotation")
    /// A local notification.
    public static let localNotification = LaunchOptionsKey(rawValue: "localNotification")
    /// A change of the location.
    public static let location = LaunchOptionsKey(rawValue: "location")
    /// The activity of the user.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "userActivityDictionary")
    /// The type of the user's activity.
    public static let userActivityType = LaunchOptionsKey(rawValue: "userActivityType")
    /// The identifiers of the Bluetooth central managers.
    public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "bluetoothCentrals")
    /// The identifiers of the Bluetooth peripheral managers.
    public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "bluetoothPeripherals")
  }

  /// The keys of the options for opening a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw string value.
    public var rawValue: String
    /// Creates a key from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// The program that requests the opening.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    /// The annotation of the URL.
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    /// Whether the file is opened in place, and not as a copy.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }

  /// The keys of the options for opening a URL in another program.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw string value.
    public var rawValue: String
    /// Creates a key from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// The URL is opened only in a program, not in a browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "universalLinksOnly")
  }

  /// The shared application.
  public class var shared: UIApplication { sharedInstance }
  private static let sharedInstance = UIApplication()

  /// The URL of the program's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The direction to be answered, left to right unless set otherwise.
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  private static var seenWindows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Registers a window with the application.
  final class func note(_ window: UIWindow) {
    seenWindows.removeAll { $0.window == nil }
    seenWindows.append(WeakWindow(window: window))
  }

  /// The direction of the language of the program.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
  /// The delegate that is notified of the program's life cycle.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The windows that are not hidden, in the order in which they were made.
  open var windows: [UIWindow] {
    Self.seenWindows.compactMap(\.window).filter { !$0.isHidden }
  }
  /// The key window; that of the stage that performs something.
  open var keyWindow: UIWindow? {
    (shownScene as? UIWindowScene)?.keyWindow ?? windows.last { $0.isKeyWindow }
  }
  /// The scenes of the program: that of the stage that performs something, since there is no system
  /// that connects others.
  open var connectedScenes: Set<UIScene> { shownScene.map { [$0] } ?? [] }
  /// The scene of the stage that performs something.
  package final var shownScene: UIScene?
  /// The sessions of the program: none.
  open var openSessions: Set<UISceneSession> { [] }
  /// Whether several scenes can be shown: not here.
  open var supportsMultipleScenes: Bool { false }
  /// Whether the program is used: always.
  open var applicationState: State { .active }
  /// The time for which the program may continue in the background, in seconds.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the screen stays on without touches. Stored.
  open var isIdleTimerDisabled = false
  /// The number on the program's icon. Stored.
  open var applicationIconBadgeNumber = 0
  /// Whether the network activity indicator is shown; deprecated by Apple. Stored.
  open var isNetworkActivityIndicatorVisible = false
  /// The frame of the status bar in the key window; zero where a controller hides it.
  open var statusBarFrame: CGRect { keyWindow?.statusBarFrame ?? .zero }
  /// The orientation of the interface, from the shape of the key window.
  open var statusBarOrientation: UIInterfaceOrientation {
    guard let size = keyWindow?.bounds.size, size.width > size.height else { return .portrait }
    return .landscapeRight
  }
  /// The text size that the reader prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// Whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignored > 0 }
  private var ignored = 0

  /// Ignores touches until as many calls of ``endIgnoringInteractionEvents()`` have followed.
  open func beginIgnoringInteractionEvents() { ignored += 1 }
  /// Stops ignoring touches.
  open func endIgnoringInteractionEvents() { ignored = max(ignored - 1, 0) }
  /// Returns whether another program can open a URL: false here.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens a URL in another program. Always fails here.
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
  /// Registers for remote notifications. There are none.
  open func registerForRemoteNotifications() {}
  /// Stops receiving remote notifications.
  open func unregisterForRemoteNotifications() {}
  /// Begins a task that continues in the background.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Begins a task with a name that continues in the background.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Passes an event to the windows that it is for.
  open func sendEvent(_ event: UIEvent) {
    for window in windows { window.sendEvent(event) }
  }
  /// Returns the supported interface orientations of a window: all but upside down.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .allButUpsideDown
  }
  /// Ends a background task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Posted when the program becomes active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the program becomes inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the program entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the program enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted after the program was started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted before the program ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted after a change of the time.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted after the user took a screenshot.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted after the frame of the status bar changed.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted after the orientation of the status bar changed.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}

/// The identifier of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: Int
  /// Creates an identifier from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
