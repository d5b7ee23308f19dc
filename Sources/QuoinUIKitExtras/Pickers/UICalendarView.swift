// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A view for the days of a month. Pictures show it; its size is that of its constraints.
@preconcurrency @MainActor open class UICalendarView: UIView {
  /// The size of a decoration.
  public enum DecorationSize: Int, Hashable, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  /// A decoration of a day: a dot, an image, or a view, which pictures do not show.
  @preconcurrency @MainActor open class Decoration: NSObject {
    /// The dot or the image; nil for a view.
    final fileprivate(set) var mark: ShownMonth.Mark?

    /// Creates a dot of the default size.
    public override init() {
      mark = ShownMonth.Mark(image: nil, color: nil, size: DecorationSize.medium.dot)
      super.init()
    }
    /// Creates a decoration with an image.
    public init(image: UIImage?, color: UIColor?, size: DecorationSize) {
      mark = image.map { ShownMonth.Mark(image: $0, color: color, size: size.image) }
      super.init()
    }
    /// Creates a decoration with a view.
    public init(customViewProvider: @escaping () -> UIView) { super.init() }
    /// Returns a dot with a colour and a size.
    open class func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Self {
      let dot = Decoration()
      dot.mark = ShownMonth.Mark(image: nil, color: color, size: size.dot)
      return make(dot)
    }
    /// Returns a decoration with an image.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Self { make(Decoration(image: image, color: color, size: size)) }
    /// Returns a decoration with a view.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
      make(Decoration(customViewProvider: customViewProvider))
    }

    /// Returns a decoration. A subclass, which may have properties of its own, stops the program.
    private class func make(_ decoration: Decoration) -> Self {
      guard let made = decoration as? Self else {
        preconditionFailure("A subclass of a calendar's decoration makes its own decorations.")
      }
      return made
    }
  }

  /// The delegate that provides decorations, when a picture is made.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// The selection of the view.
  open var selectionBehavior: UICalendarSelection?
  /// The calendar of the view.
  open var calendar = Calendar.current
  /// The locale of the view.
  open var locale = Locale.current
  /// The time zone of the view.
  open var timeZone: TimeZone?
  /// The font design of the texts. Stored, not shown.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The range of dates that can be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The visible month.
  open var visibleDateComponents: DateComponents
  /// Whether days have decorations.
  open var wantsDateDecorations = true

  /// Creates a view of the current month.
  public override init(frame: CGRect) {
    visibleDateComponents = Calendar.current.dateComponents(
      [.calendar, .year, .month], from: Date())
    super.init(frame: frame)
  }

  /// Creates a view of the current month; archives are not read.
  public required init?(coder: NSCoder) {
    visibleDateComponents = Calendar.current.dateComponents(
      [.calendar, .year, .month], from: Date())
    super.init(coder: coder)
  }

  /// Shows a month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  /// Reloads the decorations of days. Has no effect: each picture reads them.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

extension UICalendarView: MonthShowing {
  package var shownMonth: ShownMonth? {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone ?? .gmt
    var first = DateComponents()
    (first.era, first.year, first.month) = (
      visibleDateComponents.era, visibleDateComponents.year, visibleDateComponents.month
    )
    first.day = 1
    guard let date = calendar.date(from: first) else { return nil }
    let dates: [DateComponents] =
      switch selectionBehavior {
      case let single as UICalendarSelectionSingleDate: single.selectedDate.map { [$0] } ?? []
      case let multi as UICalendarSelectionMultiDate: multi.selectedDates
      default: []
      }
    let days = dates.filter { $0.year == first.year && $0.month == first.month }
    var month = ShownMonth(date: date, calendar: calendar, selected: Set(days.compactMap(\.day)))
    guard wantsDateDecorations, let delegate else { return month }
    for day in calendar.range(of: .day, in: .month, for: date) ?? 1..<1 {
      first.day = day
      first.calendar = calendar
      month.marks[day] = delegate.calendarView(self, decorationFor: first)?.mark
    }
    return month
  }
}

/// The sizes of decorations in points. *Estimated*.
extension UICalendarView.DecorationSize {
  fileprivate var dot: Double { [4, 6, 8][rawValue] }
  fileprivate var image: Double { [10, 12, 14][rawValue] }
}

/// A delegate that provides the decorations of days.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the decoration of a day; nil for none.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// Called after the visible month changed. Quoin never calls it.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
