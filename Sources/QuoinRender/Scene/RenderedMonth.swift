// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

/// A month of a calendar view, or of a date picker in the style `inline`.
package struct RenderedMonth: Hashable, Sendable {
  /// The name of the month with its year.
  package var title: String
  /// The short names of the days of a week, from the first one on.
  package var weekdays: [String]
  /// The number of days of the first week that belong to the month before.
  package var offset: Int
  package var dayCount: Int
  /// The selected days, from 1.
  package var selected: Set<Int>
  /// The signs below days, at their size: dots, which have no name, and images.
  package var marks: [Int: RenderedIcon]
  /// The time below the month; nil for none.
  package var time: String?
}

extension RenderedMonth {
  /// Reads the month of a picker; nil for one of another style.
  @MainActor init?(of picker: UIDatePicker) {
    guard picker.preferredDatePickerStyle == .inline,
      picker.datePickerMode == .date || picker.datePickerMode == .dateAndTime
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = picker.shownLocale
    calendar.timeZone = picker.shownTimeZone
    let day = calendar.component(.day, from: picker.date)
    self.init(ShownMonth(date: picker.date, calendar: calendar, selected: [day]), in: picker)
    guard picker.datePickerMode == .dateAndTime else { return }
    let formatter = Self.formatter(for: calendar)
    formatter.setLocalizedDateFormatFromTemplate("jmm")
    time = formatter.string(from: picker.date)
  }

  /// Reads the month of a view.
  @MainActor init(_ month: ShownMonth, in view: UIView) {
    let calendar = month.calendar
    let formatter = Self.formatter(for: calendar)
    formatter.setLocalizedDateFormatFromTemplate("MMMMy")
    title = formatter.string(from: month.date)
    let first = max(calendar.firstWeekday - 1, 0)
    let names: [String] = formatter.shortStandaloneWeekdaySymbols
    weekdays = (names[min(first, names.count)...] + names[..<min(first, names.count)])
      .map { $0.uppercased() }
    selected = month.selected
    dayCount = calendar.range(of: .day, in: .month, for: month.date)?.count ?? 31
    // Weekdays have numbers from 1. The first of the month is as many days earlier as its day says.
    let weekday = calendar.component(.weekday, from: month.date) - 1
    let day = calendar.component(.day, from: month.date)
    offset = ((weekday - (day - 1) - first) % 7 + 7) % 7
    marks = month.marks.mapValues { mark in
      let place = LayoutRect(x: 0, y: 0, width: mark.size, height: mark.size)
      let color = mark.color.map {
        RenderedColor($0.resolvedColor(with: view.traitCollection))
      }
      return mark.image.map { RenderedIcon($0, color: color, rect: place, in: view) }
        ?? RenderedIcon(name: "", rect: place, color: color)
    }
  }

  private static func formatter(for calendar: Calendar) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = calendar.locale
    formatter.timeZone = calendar.timeZone
    formatter.calendar = calendar
    return formatter
  }
}
