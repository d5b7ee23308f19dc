// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects {
  func apply(_ element: MarkupElement, to control: UIControl) {
    applyState(element, to: control)
    switch control {
    case let field as UITextField: apply(element, to: field)
    case let toggle as UISwitch: toggle.isOn = element.flag("on") ?? false
    case let slider as UISlider:
      slider.minimumValue = element.number("minValue").map { Float($0) } ?? 0
      slider.maximumValue = element.number("maxValue").map { Float($0) } ?? 1
      slider.value = element.number("value").map { Float($0) } ?? 0
    case let stepper as UIStepper:
      stepper.minimumValue = element.number("minimumValue").map(Double.init) ?? 0
      stepper.maximumValue = element.number("maximumValue").map(Double.init) ?? 100
      stepper.value = element.number("value").map(Double.init) ?? 0
    case let segments as UISegmentedControl: apply(element, to: segments)
    case let pages as UIPageControl:
      pages.numberOfPages = element["numberOfPages"].flatMap { Int($0) } ?? 0
      pages.currentPage = element["currentPage"].flatMap { Int($0) } ?? 0
    default: break
    }
  }

  private func apply(_ element: MarkupElement, to segments: UISegmentedControl) {
    let written = element.child("segments")?.children ?? []
    for (index, segment) in written.enumerated() {
      if let image = image(of: segment), segment["title"]?.isEmpty ?? true {
        segments.insertSegment(with: image, at: index, animated: false)
      } else {
        segments.insertSegment(withTitle: segment["title"], at: index, animated: false)
      }
    }
    segments.selectedSegmentIndex =
      element["selectedSegmentIndex"].flatMap { Int($0) } ?? UISegmentedControl.noSegment
  }
}
