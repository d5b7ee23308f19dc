// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A view for the days of a month. It takes part in layout as every view does, and shows nothing.
@preconcurrency @MainActor open class UICalendarView: UIView {
  /// The size of a decoration.
  public enum DecorationSize: Int, Hashable, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  /// A decoration of a day. Stored, not shown.
  @preconcurrency @MainActor open class Decoration: NSObject {
    /// Creates a dot of the default size.
    public override init() { super.init() }
    /// Creates a decoration with an image.
    public init(image: UIImage?, color: UIColor?, size: DecorationSize) { super.init() }
    /// Creates a decoration with a view.
    public init(customViewProvider: @escaping () -> UIView) { super.init() }
    /// Returns a dot with a colour and a size.
    open class func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Self { make() }
    /// Returns a decoration with an image.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Self { make() }
    /// Returns a decoration with a view.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self { make() }

    /// Returns a plain decoration. A subclass, which may have properties of its own, stops the
    /// program.
    private class func make() -> Self {
      guard let made = Decoration() as? Self else {
        preconditionFailure("A subclass of a calendar's decoration makes its own decorations.")
      }
      return made
    }
  }

  /// The delegate that provides decorations. Quoin never calls it: no day is shown.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// The selection of the view. Stored, not shown.
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
  /// Whether days have decorations. Stored.
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
  /// Reloads the decorations of days. Has no effect.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

/// A delegate that provides the decorations of days. Quoin never calls it.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the decoration of a day; nil for none.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// Called after the visible month changed.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
