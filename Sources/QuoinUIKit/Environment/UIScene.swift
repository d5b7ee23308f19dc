// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Some of Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A part of a program that has windows. No system connects scenes here; programs and tests make
/// them.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is active.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The options with which a scene was connected: none here.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The user activities of the connection: none here.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The type of the user's activity on another device.
    open var handoffUserActivityType: String? { nil }
    /// The program that requests the opening.
    open var sourceApplication: String? { nil }
  }

  /// The session of the scene.
  open private(set) var session: UISceneSession
  /// The delegate that is notified of the scene's life cycle.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is active.
  open var activationState: ActivationState { .foregroundActive }
  /// The title of the scene.
  open var title: String! = ""
  /// A subtitle of the scene. Stored, not shown.
  open var subtitle: String = ""
  /// The conditions under which an activity selects the scene. Stored.
  open var activationConditions = UISceneActivationConditions()

  /// Creates a scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Posted when a scene is connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted after a scene was closed.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted before a scene is shown.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene became active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted after a scene entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that a scene opens.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL to open.
  open private(set) var url: URL
  /// The options for opening the URL.
  open var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private var ownWindows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The orientation on a device that is not the one of the program; nil where it follows from the
  /// screen.
  package final var heldOrientation: UIInterfaceOrientation?

  /// Creates a scene for a window that a stage shows.
  package convenience init() {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    self.init(
      session: UISceneSession(configuration: configuration),
      connectionOptions: ConnectionOptions())
  }

  final func note(_ window: UIWindow) {
    guard !windows.contains(window) else { return }
    ownWindows.append(WeakWindow(window: window))
  }

  final func forget(_ window: UIWindow) {
    ownWindows.removeAll { $0.window == nil || $0.window === window }
  }

  /// The windows of the scene.
  open var windows: [UIWindow] { ownWindows.compactMap(\.window) }
  /// The key window of the scene.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
  /// The orientation of the interface, from the shape of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    if let heldOrientation { return heldOrientation }
    return screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// The space of the scene.
  open var coordinateSpace: any UICoordinateSpace { windows.first ?? UIView(frame: screen.bounds) }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { windows.first?.traitCollection ?? .current }
  /// Whether the scene fills its screen.
  open var isFullScreen: Bool { true }
  /// The minimum and maximum size of the scene: none, as on a phone.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The focus system: always nil.
  open var focusSystem: UIFocusSystem? { nil }
  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The properties of a status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The text of the status bar.
  open var statusBarStyle: UIStatusBarStyle {
    UIApplication.shared.keyWindow?.statusBarStyle ?? .default
  }
  /// Whether a controller hides the status bar of the key window.
  open var isStatusBarHidden: Bool { UIApplication.shared.keyWindow?.hidesStatusBar ?? false }
  /// The frame of the status bar, in points.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// The persistent properties of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The raw string value.
    public var rawValue: String
    /// Creates a role from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// The role of windows of the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  open private(set) var role: Role
  /// The configuration of the scene.
  open private(set) var configuration: UISceneConfiguration
  /// The scene of the session: none.
  open var scene: UIScene? { nil }
  /// The user activity that restores the scene. Stored.
  open var stateRestorationActivity: NSUserActivity?
  /// The values that programs store with the scene.
  open var userInfo: [String: Any]?
  /// The name of the session.
  open private(set) var persistentIdentifier: String

  /// Creates a session, for programs and tests that make scenes.
  package init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    role = configuration.role
    persistentIdentifier = UUID().uuidString
    super.init()
  }
}

/// The configuration of a new scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the settings of the program.
  open private(set) var name: String?
  /// The purpose of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the delegate of the scene.
  open var delegateClass: AnyClass?
  /// The storyboard of the scene. Stored, not read.
  package final var storedStoryboard: Any?

  /// Creates a configuration with a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A delegate that is notified of the life cycle of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called before the scene is connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called after the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene becomes active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene is shown.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns the activity with which the scene can be restored.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called before an activity from another device is received.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called to continue an activity from another device.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an activity from another device could not be received.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called after an activity was updated.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Returns nil: no activity restores the scene.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Called to continue an activity. Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Called after an activity was updated. Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// A delegate that is notified of the life cycle of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
  /// Called after the coordinate space, the orientation or the traits of the scene changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Called after the orientation of the scene changed.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
  /// Always nil; a window that is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The minimum and maximum size of a scene. Stored.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// Whether a window can fill the screen. Stored.
  open var allowsFullScreen = true
  /// The minimum size, in points.
  open var minimumSize = CGSize.zero
  /// The maximum size, in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
