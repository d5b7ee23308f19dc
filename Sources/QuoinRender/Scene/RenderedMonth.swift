// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// A month of a date picker in the style `inline`.
package struct RenderedMonth: Hashable, Sendable {
  /// The name of the month with its year.
  package var title: String
  /// The short names of the days of a week, from the first one on.
  package var weekdays: [String]
  /// The number of days of the first week that belong to the month before.
  package var offset: Int
  package var dayCount: Int
  /// The selected day, from 1.
  package var selected: Int
  /// The time below the month; nil for none.
  package var time: String?
}

extension RenderedMonth {
  /// Reads the month of a picker; nil for one of another style.
  @MainActor init?(of picker: UIDatePicker) {
    guard picker.preferredDatePickerStyle == .inline,
      picker.datePickerMode == .date || picker.datePickerMode == .dateAndTime
    else { return nil }
    let locale = picker.shownLocale
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = picker.shownTimeZone
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.calendar = calendar
    formatter.setLocalizedDateFormatFromTemplate("MMMMy")
    title = formatter.string(from: picker.date)
    let first = max(calendar.firstWeekday - 1, 0)
    let names: [String] = formatter.shortStandaloneWeekdaySymbols
    weekdays = (names[min(first, names.count)...] + names[..<min(first, names.count)])
      .map { $0.uppercased() }
    selected = calendar.component(.day, from: picker.date)
    dayCount = calendar.range(of: .day, in: .month, for: picker.date)?.count ?? 31
    // Weekdays have numbers from 1. The first of the month is `selected - 1` days earlier.
    let weekday = calendar.component(.weekday, from: picker.date) - 1
    offset = ((weekday - (selected - 1) - first) % 7 + 7) % 7
    guard picker.datePickerMode == .dateAndTime else { return }
    formatter.setLocalizedDateFormatFromTemplate("jmm")
    time = formatter.string(from: picker.date)
  }
}
