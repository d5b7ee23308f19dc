// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The kinds of data in a text that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt

  /// Creates kinds from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of web pages.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of shipments.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words with further information.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
