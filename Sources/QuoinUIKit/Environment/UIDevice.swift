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
  /// The one device.
  public class var current: UIDevice { theOne }
  private static let theOne = UIDevice()

  /// The family of the device that is simulated.
  package var idiom = UIUserInterfaceIdiom.phone

  /// The family of devices.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
  /// The version of the system whose behaviour is followed.
  open var systemVersion: String { "17.0" }
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
