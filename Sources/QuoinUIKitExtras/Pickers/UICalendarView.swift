// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Shows the days of a month. It takes part in layout as every view, and shows nothing.
@preconcurrency @MainActor open class UICalendarView: UIView {
  /// How large a mark is.
  public enum DecorationSize: Int, Hashable, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  /// A mark at a day. Stored, not shown.
  @preconcurrency @MainActor open class Decoration: NSObject {
    /// A point of the usual size.
    public override init() { super.init() }
    /// A picture.
    public init(image: UIImage?, color: UIColor?, size: DecorationSize) { super.init() }
    /// A view.
    public init(customViewProvider: @escaping () -> UIView) { super.init() }
    /// A point.
    open class func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Self { make() }
    /// A picture.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Self { make() }
    /// A view.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self { make() }

    /// A plain subclass has no values that another initializer would set.
    private class func make() -> Self {
      guard let made = Decoration() as? Self else {
        preconditionFailure("A subclass of a calendar's decoration makes its own decorations.")
      }
      return made
    }
  }

  /// Makes marks. Never asked here: no day is shown.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// What is selected. Stored, not shown.
  open var selectionBehavior: UICalendarSelection?
  /// The calendar of the days.
  open var calendar = Calendar.current
  /// The language of the days.
  open var locale = Locale.current
  /// The time zone of the days.
  open var timeZone: TimeZone?
  /// The design of the text. Stored, not shown.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The days that can be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month that is shown.
  open var visibleDateComponents: DateComponents
  /// Whether days have marks. Stored.
  open var wantsDateDecorations = true

  /// A view of this month.
  public override init(frame: CGRect) {
    visibleDateComponents = Calendar.current.dateComponents(
      [.calendar, .year, .month], from: Date())
    super.init(frame: frame)
  }

  /// A view of this month; archives are not read.
  public required init?(coder: NSCoder) {
    visibleDateComponents = Calendar.current.dateComponents(
      [.calendar, .year, .month], from: Date())
    super.init(coder: coder)
  }

  /// Shows a month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  /// Makes the marks of some days again. Has no effect.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

/// Makes the marks of days. Never asked here.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// The mark of a day; nil for none.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// Another month is shown.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
