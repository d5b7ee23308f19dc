// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A part of a program that has windows. No system connects scenes here; programs and tests make them.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is used.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What a scene was started with: nothing.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// Addresses to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What the user did.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The kind of what the user did on another device.
    open var handoffUserActivityType: String? { nil }
    /// The program that asks.
    open var sourceApplication: String? { nil }
  }

  /// The session of the scene.
  open private(set) var session: UISceneSession
  /// Hears of what happens to the scene.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is used.
  open var activationState: ActivationState { .foregroundActive }
  /// The title of the scene.
  open var title: String! = ""
  /// A text below the title. Stored, not shown.
  open var subtitle: String = ""
  /// When the scene is chosen for an activity. Stored.
  open var activationConditions = UISceneActivationConditions()

  /// A scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// A scene was connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// A scene was closed.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// A scene is about to be shown.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene begins to be used.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// A scene is about to be left.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene was left.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// An address that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The address.
  open private(set) var url: URL
  /// How the address is opened.
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

  /// How the interface is held on a device that is not the one of the program; nil where the screen
  /// says it.
  package final var heldOrientation: UIInterfaceOrientation?

  /// A scene of a window that a stage shows.
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
  /// The window of the scene that gets the keys.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
  /// How the interface is held, by the shape of the screen.
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
  /// The least and the greatest size of the scene: none, as on a phone.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// What is known of the focus: nothing.
  open var focusSystem: UIFocusSystem? { nil }
  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// What is known of a status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The text of the status bar.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar.
  open var isStatusBarHidden: Bool { false }
  /// Where the status bar is, in points.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// What the system keeps of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A role of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Windows of the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  open private(set) var role: Role
  /// How the scene is made.
  open private(set) var configuration: UISceneConfiguration
  /// The scene of the session: none.
  open var scene: UIScene? { nil }
  /// What the user did, to restore the scene. Stored.
  open var stateRestorationActivity: NSUserActivity?
  /// What programs keep with the scene.
  open var userInfo: [String: Any]?
  /// The name of the session.
  open private(set) var persistentIdentifier: String

  /// A session, for programs and tests that make scenes.
  package init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    role = configuration.role
    persistentIdentifier = UUID().uuidString
    super.init()
  }
}

/// How a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the settings of the program.
  open private(set) var name: String?
  /// What the scene is for.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the delegate of the scene.
  open var delegateClass: AnyClass?
  /// The storyboard of the scene. Stored, not read.
  package final var storedStoryboard: Any?

  /// A configuration of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Hears of what happens to a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is about to be connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is no longer connected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene begins to be used.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be left.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be shown.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene was left.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses are to be opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Makes what the user did, to restore the scene.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// What the user did elsewhere is about to come.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// What the user did elsewhere goes on here.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What the user did elsewhere did not come.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// What the user does was brought up to date.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// None.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// Hears of what happens to a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
  /// The space, the orientation or the traits of the scene changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// How the scene is held changed.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
  /// None; a window that is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
}

/// The least and the greatest size of a scene. Stored.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// Whether a window may fill the screen. Stored.
  open var allowsFullScreen = true
  /// The least size, in points.
  open var minimumSize = CGSize.zero
  /// The greatest size, in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
