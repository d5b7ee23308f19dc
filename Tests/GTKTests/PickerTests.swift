// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import CWidgetInput
import Foundation
import QuoinGTK
import QuoinUIKit
import Testing

@MainActor @Suite("Pickers and pages", .serialized)
struct PickerTests {
  private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { ["red", "green", "blue"][row] }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append([component, row]) }
  }

  @Test("The rows of a picker go both ways")
  func picker() throws {
    try Stage.run { stage in
      let (picker, colors) = (UIPickerView(), Colors())
      (picker.dataSource, picker.delegate) = (colors, colors)
      stage.add(picker)
      try stage.settle()
      let widget = try stage.widget(of: picker)
      input_choose_row(widget, 1, 2)
      #expect(colors.chosen == [[1, 2]])
      #expect(picker.selectedRow(inComponent: 1) == 2)
      picker.selectRow(1, inComponent: 0, animated: false)
      #expect(Program.turn { input_chosen_row(widget, 0) == 1 })
      #expect(colors.chosen.count == 1)
    }
  }

  @Test("A day that is chosen keeps the time, and stays within the limits")
  func datePicker() throws {
    try Stage.run { stage in
      let picker = UIDatePicker()
      picker.timeZone = .gmt
      // 2026-03-10 12:30 and 2026-03-20 12:30 in UTC.
      picker.date = Date(timeIntervalSince1970: 1_773_145_800)
      picker.maximumDate = Date(timeIntervalSince1970: 1_774_009_800)
      var count = 0
      picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      stage.add(picker)
      try stage.settle()
      let widget = try stage.widget(of: picker)
      input_choose_day(widget, 2026, 3, 12)
      #expect(picker.date == Date(timeIntervalSince1970: 1_773_318_600))
      input_choose_day(widget, 2026, 3, 25)
      #expect(picker.date == Date(timeIntervalSince1970: 1_774_009_800))
      #expect(count == 2)
    }
  }

  @Test("A click beside the dots goes to the next page, and no further than the last")
  func pages() throws {
    try Stage.run { stage in
      let pages = UIPageControl(frame: CGRect(x: 40, y: 40, width: 120, height: 26))
      pages.numberOfPages = 2
      var count = 0
      pages.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      stage.root.addSubview(pages)
      try stage.settle()
      #expect(Program.turn { pages.subviews.count == 2 })
      try stage.settle()
      for _ in 0..<2 { Program.click(at: CGPoint(x: 140, y: 50), in: stage.window) }
      #expect(pages.currentPage == 1)
      Program.click(at: CGPoint(x: 60, y: 50), in: stage.window)
      #expect(pages.currentPage == 0)
      #expect(count == 2)
    }
  }
}
#endif
