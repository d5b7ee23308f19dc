// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Which family of devices a user interface is for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The device that the program believes to run on: a phone, unless another one was chosen.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// What a battery does.
  public enum BatteryState: Int, Hashable, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// The one device.
  public class var current: UIDevice { theOne }
  private static let theOne = UIDevice()

  /// The family of the device that is simulated.
  package var idiom = UIUserInterfaceIdiom.phone

  /// The family of devices.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
  /// The version of the system whose behaviour is followed.
  open var systemVersion: String { "17.0" }
  /// The name of the device: its kind, since no person named it.
  open var name: String { model }
  /// The localized kind of device.
  open var localizedModel: String { model }
  /// An identifier of the program's vendor on the device. There is none.
  open var identifierForVendor: UUID? { nil }
  /// How the device is held, by the shape of the screen: upright, or with its upper end at the left.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height && idiom != .tv ? .landscapeLeft : .portrait
  }
  /// Whether changes of the orientation are posted.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Asks for notifications of the orientation.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Ends notifications of the orientation.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  /// Whether the battery is watched. Stored.
  open var isBatteryMonitoringEnabled = false
  /// The charge from 0 to 1; -1, as where it is not known.
  open var batteryLevel: Float { -1 }
  /// What is known of the battery: nothing.
  open var batteryState: BatteryState { .unknown }
  /// Whether something near the screen is watched for. Stored.
  open var isProximityMonitoringEnabled = false
  /// Whether something is near the screen: nothing is.
  open var proximityState: Bool { false }
  /// Whether several programs run at once.
  open var isMultitaskingSupported: Bool { true }
  /// Plays the sound of a key. Has no effect.
  open func playInputClick() {}
  /// Posted when the charge changes. It never is.
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// Posted when the battery begins to be charged, or ends. It never is.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// Posted when something comes near the screen. It never is.
  public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
  }
  /// Posted when a stage turns the device and the program asked for it.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
  /// The name of that system.
  open var systemName: String {
    switch idiom {
    case .pad: "iPadOS"
    case .tv: "tvOS"
    default: "iOS"
    }
  }
  /// What kind of device it is.
  open var model: String {
    switch idiom {
    case .pad: "iPad"
    case .tv: "Apple TV"
    default: "iPhone"
    }
  }
}

/// The family of devices; retired by Apple in favour of `UIDevice.current.userInterfaceIdiom`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
