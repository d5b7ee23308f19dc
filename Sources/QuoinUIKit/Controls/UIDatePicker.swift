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

/// A date picker: wheels of 320 × 216 points, or fields with the date and the time in the style
/// `compact`. The style `inline` has the size of wheels: Apple does not publish its size.
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
    didSet {
      reportChange(.value)
      if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
    }
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
  /// The components that can be selected, such as date and time.
  open var datePickerMode = Mode.dateAndTime { didSet { sizeDidChange() } }
  /// The preferred style of the picker.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { sizeDidChange() } }
  /// The style of the picker: wheels, unless `compact` is preferred.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .compact && datePickerMode != .countDownTimer ? .compact : .wheels
  }
  /// The locale of the picker; nil for that of pictures, American English.
  open var locale: Locale? { didSet { sizeDidChange() } }
  /// The calendar of the picker. Stored.
  open var calendar: Calendar! = .current
  /// The time zone of the picker; nil for that of pictures, UTC.
  open var timeZone: TimeZone? { didSet { sizeDidChange() } }
  /// The interval between the selectable minutes, a divisor of 60 from 1 to 30. Stored.
  open var minuteInterval = 1
  /// The duration of a countdown, in seconds, which the wheels show.
  open var countDownDuration: TimeInterval = 0 { didSet { reportChange(.content) } }
  /// Whether times are rounded to the minute interval. Stored.
  open var roundsToMinuteInterval = true

  override var defaultHugging: AxisPriorities { ControlMetrics.picker.hugging }
  /// The size of the wheels or of the fields.
  open override var intrinsicContentSize: CGSize {
    guard datePickerStyle == .compact else { return ControlMetrics.picker.contentSize }
    return CGSize(width: shownFields.last?.place.maxX ?? 0, height: Self.fieldHeight)
  }
  /// Returns the size of the wheels or of the fields.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    datePickerStyle == .compact ? intrinsicContentSize : ControlMetrics.picker.frameSize(in: size)
  }

  /// *Estimated*: the height of a field, the distance of its text from its sides, and the distance
  /// between two fields, in points.
  private static let fieldHeight: CGFloat = 34
  private static let (fieldInset, fieldGap): (CGFloat, CGFloat) = (12, 6)

  /// Shared, since formatters are slow to make; each use sets it up.
  private static let formatter = DateFormatter()

  /// The texts of the fields of the style `compact` and their places; none for wheels.
  package final var shownFields: [(text: String, place: CGRect)] {
    guard datePickerStyle == .compact else { return [] }
    let formatter = Self.formatter
    formatter.locale = shownLocale
    formatter.timeZone = shownTimeZone
    let formats =
      switch datePickerMode {
      case .time: ["jmm"]
      case .yearAndMonth: ["MMMMy"]
      case .date: ["MMMdy"]
      case .dateAndTime, .countDownTimer: ["MMMdy", "jmm"]
      }
    var x: CGFloat = 0
    return formats.map { format in
      formatter.setLocalizedDateFormatFromTemplate(format)
      let text = formatter.string(from: date)
      let width = lineSize(text, font: .systemFont(ofSize: 17)).width + 2 * Self.fieldInset
      defer { x += width + Self.fieldGap }
      return (text, CGRect(x: x, y: 0, width: width, height: Self.fieldHeight))
    }
  }

  private func sizeDidChange() {
    invalidateIntrinsicContentSize()
    reportChange(.look)
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
