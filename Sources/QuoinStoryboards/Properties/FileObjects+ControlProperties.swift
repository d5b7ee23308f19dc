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
    case let slider as UISlider: read(element, into: slider)
    case let stepper as UIStepper:
      stepper.minimumValue = element.number("minimumValue").map(Double.init) ?? 0
      stepper.maximumValue = element.number("maximumValue").map(Double.init) ?? 100
      stepper.value = element.number("value").map(Double.init) ?? 0
    case let segments as UISegmentedControl: read(element, into: segments)
    case let pages as UIPageControl: read(element, into: pages)
    default: break
    }
  }
}
