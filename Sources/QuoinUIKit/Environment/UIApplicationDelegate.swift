// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A delegate that is notified of the program's life cycle.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of the program.
  var window: UIWindow? { get set }
  /// Called before the program has finished launching.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the program was started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the program has finished launching, without options.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when the program becomes active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the program becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the program entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the program enters the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the program ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called to open a URL.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called after the program registered for remote notifications.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Called after the registration for remote notifications failed.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Returns the supported interface orientations of a window.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Returns the configuration of a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after scenes were discarded.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Always nil; a window that is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Calls the method without options.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Returns the configuration of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}
