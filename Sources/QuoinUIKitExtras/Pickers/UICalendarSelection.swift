// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// What is selected in a ``UICalendarView``. Stored, not shown.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  /// Asks again which days can be selected. Has no effect.
  open func updateSelectableDates() {}
}

/// One day that is selected.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Hears of the choice of the user. Never called here.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day; nil for none.
  open var selectedDate: DateComponents?

  /// No day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a day.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }
}

/// Days that are selected.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Hears of the choice of the user. Never called here.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days.
  open var selectedDates: [DateComponents] = []

  /// No day.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
}

/// Hears of the choice of a day. Never called here.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// A day was chosen, or none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

/// Hears of the choice of days. Never called here.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// A day was chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// A day is no longer chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a day can be taken out of the choice.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}
