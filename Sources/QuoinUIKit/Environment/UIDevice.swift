// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The family of devices of a user interface.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The simulated device of the program: a phone, unless another one was selected.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The state of a battery.
  public enum BatteryState: Int, Hashable, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// The shared device.
  public class var current: UIDevice { sharedInstance }
  private static let sharedInstance = UIDevice()

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
  /// The identifier of the program's vendor on the device: always nil.
  open var identifierForVendor: UUID? { nil }
  /// The orientation of the device, by the shape of the screen: upright, or with its top at the
  /// left.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height && idiom != .tv ? .landscapeLeft : .portrait
  }
  /// Whether changes of the orientation are posted.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Requests notifications of the orientation.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Ends notifications of the orientation.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  /// Whether the state of the battery is monitored. Stored.
  open var isBatteryMonitoringEnabled = false
  /// The charge from 0 to 1; -1, as where it is not known.
  open var batteryLevel: Float { -1 }
  /// The state of the battery: unknown.
  open var batteryState: BatteryState { .unknown }
  /// Whether the proximity sensor is monitored. Stored.
  open var isProximityMonitoringEnabled = false
  /// Whether an object is near the screen: false.
  open var proximityState: Bool { false }
  /// Whether the device runs several programs at the same time.
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
  /// Posted when the state of the proximity sensor changes. Quoin never posts it.
  public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
  }
  /// Posted when a stage turns the device, if the program requested such notifications.
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
  /// The kind of device.
  open var model: String {
    switch idiom {
    case .pad: "iPad"
    case .tv: "Apple TV"
    default: "iPhone"
    }
  }
}

/// Returns the family of devices; deprecated by Apple in favour of
/// `UIDevice.current.userInterfaceIdiom`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
