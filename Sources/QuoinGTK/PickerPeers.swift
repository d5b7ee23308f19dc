// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinUIKit

/// A list for each wheel of a picker.
final class ListsPeer: ViewPeer {
  init(_ view: UIPickerView?) { super.init(view) { quoin_lists_create($0) } }

  /// A list and its row are one number for C.
  private static let base = 65536

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let picker = view as? UIPickerView else { return }
    if change.contains(.content) { showRows(of: picker) }
    guard !change.isDisjoint(with: [.content, .value]) else { return }
    for list in 0..<picker.numberOfComponents {
      quoin_lists_select(widget, list, Int32(clamping: picker.selectedRow(inComponent: list)))
    }
  }

  private func showRows(of picker: UIPickerView) {
    quoin_lists_set_count(widget, picker.numberOfComponents)
    for list in 0..<picker.numberOfComponents {
      let rows = (0..<min(picker.numberOfRows(inComponent: list), Self.base)).map { row in
        title(of: row, in: list, of: picker)
      }
      let strings = CStrings()
      withExtendedLifetime(strings) {
        quoin_lists_set_rows(widget, list, strings.pointers(to: rows), rows.count)
      }
    }
  }

  private func title(of row: Int, in list: Int, of picker: UIPickerView) -> String {
    let delegate = picker.delegate
    return delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: list)?.string
      ?? delegate?.pickerView(picker, titleForRow: row, forComponent: list) ?? "\(row + 1)"
  }

  override func valueDidChange(to value: Double) {
    guard let picker = view as? UIPickerView else { return }
    let (list, row) = Int(value).quotientAndRemainder(dividingBy: Self.base)
    guard picker.selectedRow(inComponent: list) != row else { return }
    picker.selectRow(row, inComponent: list, animated: false)
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: list)
  }
}

/// The calendar of a date picker. The time of day stays as it is.
final class CalendarPeer: ViewPeer {
  init(_ view: UIDatePicker?) { super.init(view) { quoin_calendar_create($0) } }

  private func calendar(of picker: UIDatePicker) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = picker.timeZone ?? .current
    return calendar
  }

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let picker = view as? UIDatePicker, change.contains(.value) else { return }
    let day = calendar(of: picker).dateComponents([.year, .month, .day], from: picker.date)
    quoin_calendar_set(
      widget, Int32(clamping: day.year ?? 1), Int32(clamping: day.month ?? 1),
      Int32(clamping: day.day ?? 1))
  }

  override func valueDidChange(to value: Double) {
    guard let picker = view as? UIDatePicker else { return }
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = .gmt
    let calendar = calendar(of: picker)
    var date = utc.dateComponents(
      [.year, .month, .day], from: Date(timeIntervalSince1970: value))
    let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    (date.hour, date.minute, date.second) = (time.hour, time.minute, time.second)
    guard let chosen = calendar.date(from: date), chosen != picker.date else { return }
    picker.date = chosen
    // A date beyond the limits becomes the nearest one, which the calendar does not show yet.
    if picker.date != chosen { note(.value) }
    picker.sendActions(for: .valueChanged)
  }
}
#endif
