// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Whether a program may refresh its content in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

extension UIApplication {
  /// The URL that opens the notification settings of the program.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The minimum interval between background fetches, in seconds.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// An interval that prevents background fetches.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Changes the icon of the program. Always fails here.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) {
    completionHandler(CocoaError(.featureUnsupported))
  }
  /// Whether the status bar is hidden; deprecated by Apple.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  /// Requests a new scene. No scene is created here.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Requests the end of a scene. No scene is ended here.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }

  /// Posted when protected files become readable. Quoin never posts it.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted before protected files become unreadable. Quoin never posts it.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when the background refresh status changes. Quoin never posts it.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

extension UIScene {
  /// The options for the request of a scene. Stored.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that requests the new scene.
    open var requestingScene: UIScene?
  }
}

/// The options for the request to end a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
