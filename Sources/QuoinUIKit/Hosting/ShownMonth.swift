// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The month that a view shows as a calendar.
package struct ShownMonth {
  /// A date in the month.
  package var date: Date
  /// The calendar with the locale and the time zone of the view.
  package var calendar: Calendar
  /// The selected days of the month, from 1.
  package var selected: Set<Int>
  /// The signs below days.
  package var marks: [Int: Mark] = [:]

  /// A dot or an image below a day.
  package struct Mark {
    /// The image; nil for a dot.
    package var image: UIImage?
    /// The colour; nil for the usual one.
    package var color: UIColor?
    /// The diameter or the side in points.
    package var size: Double

    package init(image: UIImage?, color: UIColor?, size: Double) {
      self.image = image
      self.color = color
      self.size = size
    }
  }

  package init(date: Date, calendar: Calendar, selected: Set<Int>) {
    self.date = date
    self.calendar = calendar
    self.selected = selected
  }
}

/// A view that shows a month as a calendar.
@MainActor package protocol MonthShowing: UIView {
  /// The month; nil for a view that shows none at present.
  var shownMonth: ShownMonth? { get }
}
