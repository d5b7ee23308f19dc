// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

extension RenderedDateField {
  /// Returns the fields of a date picker of a file that has the style `compact`, as the picker has
  /// them in code; none for wheels. The date is that of all pictures of files: 9 July 2026, 9:41.
  @MainActor static func fields(of file: ViewAppearance?) -> [RenderedDateField] {
    guard let styles = file?.styles, styles["style"] == "compact" else { return [] }
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode =
      switch styles["datePickerMode"] {
      case "time": .time
      case "date": .date
      case "countDownTimer": .countDownTimer
      case "yearAndMonth": .yearAndMonth
      default: .dateAndTime
      }
    picker.date = Date(timeIntervalSince1970: 1_783_590_060)
    return picker.shownFields.map { field in
      RenderedDateField(
        text: field.text,
        place: LayoutRect(
          x: Double(field.place.minX), y: Double(field.place.minY),
          width: Double(field.place.width), height: Double(field.place.height)))
    }
  }
}
