// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}

/// A date picker, 320 × 216 points in every style: styles other than wheels are stored, and Apple
/// does not publish their sizes.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The kind of value that is chosen.
  public enum Mode: Int, Hashable, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  private var chosen = Date(timeIntervalSinceReferenceDate: 0) {
    didSet { reportChange(.value) }
  }

  /// The date, between the earliest and the latest one.
  open var date: Date {
    get { chosen }
    set { chosen = limited(newValue) }
  }
  /// The earliest date.
  open var minimumDate: Date? { didSet { chosen = limited(chosen) } }
  /// The latest date. Without effect if it is before the earliest one.
  open var maximumDate: Date? { didSet { chosen = limited(chosen) } }
  /// The components that can be selected, such as date and time. Stored.
  open var datePickerMode = Mode.dateAndTime
  /// The preferred style of the picker. Stored.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The style of the picker: wheels.
  open var datePickerStyle: UIDatePickerStyle { .wheels }
  /// The locale of the picker; nil for that of the program. Stored.
  open var locale: Locale?
  /// The calendar of the picker. Stored.
  open var calendar: Calendar! = .current
  /// The time zone of the picker; nil for that of the program. Stored.
  open var timeZone: TimeZone?
  /// The interval between the selectable minutes, a divisor of 60 from 1 to 30. Stored.
  open var minuteInterval = 1
  /// The duration of a countdown, in seconds. Stored.
  open var countDownDuration: TimeInterval = 0
  /// Whether times are rounded to the minute interval. Stored.
  open var roundsToMinuteInterval = true

  override var defaultHugging: AxisPriorities { ControlMetrics.picker.hugging }
  /// The content size of 320 × 216.
  open override var intrinsicContentSize: CGSize { ControlMetrics.picker.contentSize }
  /// Returns the content size of 320 × 216.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.picker.frameSize(in: size)
  }
  /// Sets the date, without movement.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, maximumDate < minimumDate { return date }
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }
}
