// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Environment.txt and run it again.
// swift-format-ignore-file

public import Foundation
public import QuoinUIKit

/// Without effect here: Apple's [UIBackgroundFetchResult](https://developer.apple.com/documentation/uikit/uibackgroundfetchresult).
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

extension UIApplication {
  /// Without effect here: Apple's [UIApplication.supportsAlternateIcons](https://developer.apple.com/documentation/uikit/uiapplication/supportsalternateicons).
  public var supportsAlternateIcons: Bool { false }
  /// Without effect here: Apple's [UIApplication.alternateIconName](https://developer.apple.com/documentation/uikit/uiapplication/alternateiconname).
  public var alternateIconName: String? { nil }
  /// Without effect here: Apple's [UIApplication.isRegisteredForRemoteNotifications](https://developer.apple.com/documentation/uikit/uiapplication/isregisteredforremotenotifications).
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Without effect here: Apple's [UIApplication.isProtectedDataAvailable](https://developer.apple.com/documentation/uikit/uiapplication/isprotecteddataavailable).
  public var isProtectedDataAvailable: Bool { true }
  /// Without effect here: Apple's [UIApplication.backgroundRefreshStatus](https://developer.apple.com/documentation/uikit/uiapplication/backgroundrefreshstatus).
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  /// Without effect here: Apple's [UIApplication.statusBarStyle](https://developer.apple.com/documentation/uikit/uiapplication/statusbarstyle).
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Without effect here: Apple's [UIApplication.setMinimumBackgroundFetchInterval(_:)](https://developer.apple.com/documentation/uikit/uiapplication/setminimumbackgroundfetchinterval(_:)).
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Without effect here: Apple's [UIApplication.beginReceivingRemoteControlEvents](https://developer.apple.com/documentation/uikit/uiapplication/beginreceivingremotecontrolevents()).
  public func beginReceivingRemoteControlEvents() {}
  /// Without effect here: Apple's [UIApplication.endReceivingRemoteControlEvents](https://developer.apple.com/documentation/uikit/uiapplication/endreceivingremotecontrolevents()).
  public func endReceivingRemoteControlEvents() {}
  /// Without effect here: Apple's [UIApplication.requestSceneSessionRefresh(_:)](https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessionrefresh(_:)).
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Without effect here: Apple's [UIApplication.shortcutItems](https://developer.apple.com/documentation/uikit/uiapplication/shortcutitems).
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UIApplication.applicationSupportsShakeToEdit](https://developer.apple.com/documentation/uikit/uiapplication/applicationsupportsshaketoedit).
  public var applicationSupportsShakeToEdit: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

extension UIScene.ConnectionOptions {
  /// Without effect here: Apple's [UIScene.ConnectionOptions.shortcutItem](https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/shortcutitem).
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}

