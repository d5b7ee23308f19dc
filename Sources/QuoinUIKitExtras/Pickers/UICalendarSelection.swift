// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// The selection of a ``UICalendarView``.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  /// Updates the dates that can be selected. Has no effect.
  open func updateSelectableDates() {}
}

/// A selection of at most one date.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate that is notified of the user's selection. Quoin never calls it.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected date; nil for none.
  open var selectedDate: DateComponents?

  /// Creates a selection without a date.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a date.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }
}

/// A selection of several dates.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate that is notified of the user's selection. Quoin never calls it.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected dates.
  open var selectedDates: [DateComponents] = []

  /// Creates a selection without dates.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects dates.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
}

/// A delegate that is notified of the selection of a date. Quoin never calls it.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called after the user selected a date or removed the selection.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a date can be selected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

/// A delegate that is notified of the selection of dates. Quoin never calls it.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called after the user selected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called after the user deselected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether a date can be selected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether a date can be deselected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}
