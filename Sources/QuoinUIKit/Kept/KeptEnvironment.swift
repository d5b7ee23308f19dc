// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Environment.txt and run it again.
// swift-format-ignore-file

public import Foundation

extension UIApplicationDelegate {
  /// The default of Apple's [UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:willfinishlaunchingwithoptions:)).
  public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]?) -> Bool { true }
  /// The default of Apple's [UIApplicationDelegate.applicationDidFinishLaunching(_:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidfinishlaunching(_:)).
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// The default of Apple's [UIApplicationDelegate.applicationDidBecomeActive(_:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)).
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The default of Apple's [UIApplicationDelegate.applicationWillResignActive(_:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)).
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// The default of Apple's [UIApplicationDelegate.applicationDidEnterBackground(_:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)).
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// The default of Apple's [UIApplicationDelegate.applicationWillEnterForeground(_:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)).
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// The default of Apple's [UIApplicationDelegate.applicationWillTerminate(_:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)).
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// The default of Apple's [UIApplicationDelegate.applicationDidReceiveMemoryWarning(_:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidreceivememorywarning(_:)).
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// The default of Apple's [UIApplicationDelegate.application(_:open:options:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:open:options:)).
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey : Any]) -> Bool { false }
  /// The default of Apple's [UIApplicationDelegate.application(_:didRegisterForRemoteNotificationsWithDeviceToken:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didregisterforremotenotificationswithdevicetoken:)).
  public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
  /// The default of Apple's [UIApplicationDelegate.application(_:didFailToRegisterForRemoteNotificationsWithError:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfailtoregisterforremotenotificationswitherror:)).
  public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
  /// The default of Apple's [UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)).
  public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// The default of Apple's [UIApplicationDelegate.application(_:didDiscardSceneSessions:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)).
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

extension UISceneDelegate {
  /// The default of Apple's [UISceneDelegate.scene(_:willConnectTo:options:)](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)).
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
  /// The default of Apple's [UISceneDelegate.sceneDidDisconnect(_:)](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)).
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default of Apple's [UISceneDelegate.sceneDidBecomeActive(_:)](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidbecomeactive(_:)).
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default of Apple's [UISceneDelegate.sceneWillResignActive(_:)](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:)).
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default of Apple's [UISceneDelegate.sceneWillEnterForeground(_:)](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillenterforeground(_:)).
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default of Apple's [UISceneDelegate.sceneDidEnterBackground(_:)](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:)).
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// The default of Apple's [UISceneDelegate.scene(_:openURLContexts:)](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)).
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// The default of Apple's [UISceneDelegate.scene(_:willContinueUserActivityWithType:)](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willcontinueuseractivitywithtype:)).
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// The default of Apple's [UISceneDelegate.scene(_:didFailToContinueUserActivityWithType:error:)](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:didfailtocontinueuseractivitywithtype:error:)).
  public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {}
}

extension UIWindowSceneDelegate {
  /// The default of Apple's [UIWindowSceneDelegate.windowScene(_:didUpdate:interfaceOrientation:traitCollection:)](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdate:interfaceorientation:traitcollection:)).
  public func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {}
  /// The default of Apple's [UIWindowSceneDelegate.windowScene(_:didUpdateEffectiveGeometry:)](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdateeffectivegeometry:)).
  public func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) {}
}

/// Without effect here: Apple's [UISceneActivationConditions](https://developer.apple.com/documentation/uikit/uisceneactivationconditions).
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// Without effect here: Apple's [UISceneActivationConditions.canActivateForTargetContentIdentifierPredicate](https://developer.apple.com/documentation/uikit/uisceneactivationconditions/canactivatefortargetcontentidentifierpredicate).
  open var canActivateForTargetContentIdentifierPredicate: NSPredicate = NSPredicate(value: true)
  /// Without effect here: Apple's [UISceneActivationConditions.prefersToActivateForTargetContentIdentifierPredicate](https://developer.apple.com/documentation/uikit/uisceneactivationconditions/preferstoactivatefortargetcontentidentifierpredicate).
  open var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate = NSPredicate(value: false)
  /// Without effect here: Apple's [UISceneActivationConditions.init](https://developer.apple.com/documentation/uikit/uisceneactivationconditions/init).
  public override init() { super.init() }
}

