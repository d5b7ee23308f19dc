// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIDatePicker {
  /// The locale of the texts: without one of the program the same on all systems.
  package final var shownLocale: Locale { locale ?? Locale(identifier: "en_US") }
  /// The time zone of the texts: without one of the program the same on all systems.
  package final var shownTimeZone: TimeZone { timeZone ?? .gmt }

  /// The rows that the wheels show: the selected one in the middle of five. A wheel of hours or
  /// days goes round; an empty row is one that the wheel does not have.
  package final var shownRows: [[String]] {
    let texts = DateTexts(date: date, locale: shownLocale, timeZone: shownTimeZone)
    let hasPeriods = texts.hasPeriods
    switch datePickerMode {
    case .date: return [texts.months, texts.days, texts.years]
    case .yearAndMonth: return [texts.months, texts.years]
    case .time: return texts.times(hasPeriods: hasPeriods)
    case .dateAndTime: return [texts.dates] + texts.times(hasPeriods: hasPeriods)
    case .countDownTimer:
      let duration = countDownDuration.isFinite ? countDownDuration : 0
      let minutes = Int(min(max(duration / 60, 0), 1439))
      return [
        (-2...2).map { DateTexts.unit(minutes / 60 + $0, below: 24, "hours") },
        (-2...2).map { DateTexts.unit(minutes % 60 + $0, below: 60, "min") },
      ]
    }
  }
}

/// The texts of the wheels of a date picker.
private struct DateTexts {
  let date: Date
  private let calendar: Calendar
  private let formatter = DateFormatter()

  init(date: Date, locale: Locale, timeZone: TimeZone) {
    self.date = date
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.calendar = calendar
  }

  /// Whether hours of the locale go to 12, with the half of the day beside them.
  var hasPeriods: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: formatter.locale)?
      .contains("a") ?? false
  }

  func text(_ template: String, of date: Date? = nil) -> String {
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date ?? self.date)
  }

  private func rows(_ component: Calendar.Component, _ template: String) -> [String] {
    (-2...2).map { offset in
      calendar.date(byAdding: component, value: offset, to: date).map { text(template, of: $0) }
        ?? ""
    }
  }

  var months: [String] { rows(.month, "MMMM") }
  var years: [String] { rows(.year, "y") }
  /// Days with their names and months, such as `Fri Jan 15`.
  var dates: [String] { rows(.day, "EEEMMMd").map { $0.replacingOccurrences(of: ",", with: "") } }

  /// The days of the month, which go round.
  var days: [String] {
    let day = calendar.component(.day, from: date)
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    return (-2...2).map { "\((day - 1 + $0 + count) % count + 1)" }
  }

  /// Hours and minutes, and the halves of the day where the locale has them.
  func times(hasPeriods: Bool) -> [[String]] {
    let (hour, minute) = (
      calendar.component(.hour, from: date), calendar.component(.minute, from: date)
    )
    let minutes = (-2...2).map { offset -> String in
      let minute = (minute + offset + 60) % 60
      return minute < 10 ? "0\(minute)" : "\(minute)"
    }
    guard hasPeriods else {
      return [(-2...2).map { "\((hour + $0 + 24) % 24)" }, minutes]
    }
    let hours = (-2...2).map { "\((hour + $0 + 23) % 12 + 1)" }
    let halves: [String] = [formatter.amSymbol, formatter.pmSymbol]
    let periods = hour < 12 ? ["", ""] + halves + [""] : [""] + halves + ["", ""]
    return [hours, minutes, periods]
  }

  static func unit(_ value: Int, below count: Int, _ name: String) -> String {
    "\((value + count) % count) \(name)"
  }
}
