// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

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

  /// Changes the icon, which fails here.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) {
    completionHandler(CocoaError(.featureUnsupported))
  }
  /// Whether the program has a status bar; retired by Apple.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
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
