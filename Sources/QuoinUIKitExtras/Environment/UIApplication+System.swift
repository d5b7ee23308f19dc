// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// What was found while the program was in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// Whether a program may load something in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

extension UIApplication {
  /// The address of the settings of the program's messages.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The shortest time between two loads in the background, in seconds.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// A time that never passes, in seconds.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Whether the icon can be changed: it cannot.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon in the place of the usual one: none.
  public var alternateIconName: String? { nil }
  /// Changes the icon, which fails here.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) {
    completionHandler(CocoaError(.featureUnsupported))
  }
  /// The shortcuts of the icon.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { kept(as: [UIApplicationShortcutItem].self, .shortcutItems) }
    set { keep(newValue, .shortcutItems) }
  }
  /// Whether messages come from elsewhere: none do.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Whether protected files can be read.
  public var isProtectedDataAvailable: Bool { true }
  /// Whether the program may load something in the background: never.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  /// Whether the program has a status bar; retired by Apple.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  /// The text of the status bar; retired by Apple.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether a shake undoes a change.
  public var applicationSupportsShakeToEdit: Bool {
    get { kept(as: Bool.self, .shakeToEdit) ?? true }
    set { keep(newValue, .shakeToEdit) }
  }
  /// Sets how often something is loaded in the background. Nothing is.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Sends the keys of a remote control to the program. There is none.
  public func beginReceivingRemoteControlEvents() {}
  /// No longer sends the keys of a remote control.
  public func endReceivingRemoteControlEvents() {}
  /// Asks for a scene. None is made here.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Asks for the end of a scene. None is ended here.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Asks for a new picture of a scene. Has no effect.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Posted when protected files can be read. It never is.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted when protected files can no longer be read. It never is.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when loading in the background is allowed or not. It never is.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

extension UIScene {
  /// How a scene is asked for. Stored.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
  }
}

/// How the end of a scene is asked for.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
