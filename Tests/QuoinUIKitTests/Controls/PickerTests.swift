// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Pickers and search fields") struct PickerTests {
  private final class Wheels: NSObject, UIPickerViewDataSource {
    var counts = [3, 5]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
  }

  @Test("A picker counts and selects rows of its data source")
  func rows() {
    let (picker, wheels) = (UIPickerView(), Wheels())
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = wheels
    #expect(picker.numberOfRows(inComponent: 1) == 5)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    picker.selectRow(4, inComponent: 1, animated: true)
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 4 && picker.selectedRow(inComponent: 0) == 0)
    wheels.counts = [3, 2]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == 1)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test("A date stays between the earliest and the latest one")
  func dates() {
    let picker = UIDatePicker()
    let day = Date(timeIntervalSinceReferenceDate: 1000)
    picker.minimumDate = day
    #expect(picker.date == day)
    picker.maximumDate = day.addingTimeInterval(60)
    picker.setDate(day.addingTimeInterval(600), animated: true)
    #expect(picker.date == day.addingTimeInterval(60))
    // A latest date before the earliest one is ignored.
    picker.maximumDate = day.addingTimeInterval(-60)
    picker.date = day.addingTimeInterval(600)
    #expect(picker.date == day.addingTimeInterval(600))
  }

  @Test("The text of a search field is that of its text field")
  func search() {
    let bar = UISearchBar()
    bar.text = "a"
    #expect(bar.searchTextField.text == "a")
    bar.searchTextField.text = "b"
    bar.placeholder = "Search"
    #expect(bar.text == "b" && bar.searchTextField.placeholder == "Search")
    bar.setShowsCancelButton(true, animated: true)
    #expect(bar.showsCancelButton)
    #expect(bar.intrinsicContentSize.height == 56)
  }
}
