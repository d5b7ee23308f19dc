// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinUIKit

/// A switch.
final class SwitchPeer: ViewPeer {
  init(_ view: UISwitch?) { super.init(view) { quoin_switch_create($0) } }

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let toggle = view as? UISwitch, change.contains(.value) else { return }
    quoin_switch_set(widget, toggle.isOn)
  }

  override func valueDidChange(to value: Double) {
    guard let toggle = view as? UISwitch, toggle.isOn != (value != 0) else { return }
    toggle.isOn = value != 0
    toggle.sendActions(for: .valueChanged)
  }
}

/// A slider.
final class SliderPeer: ViewPeer {
  init(_ view: UISlider?) { super.init(view) { quoin_slider_create($0) } }

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let slider = view as? UISlider, change.contains(.value) else { return }
    quoin_slider_set(
      widget, Double(slider.minimumValue), Double(slider.maximumValue), Double(slider.value))
  }

  override func valueDidChange(to value: Double) {
    guard let slider = view as? UISlider, slider.value != Float(value) else { return }
    slider.value = Float(value)
    slider.sendActions(for: .valueChanged)
  }
}

/// The bar of a progress view.
final class ProgressPeer: ViewPeer {
  init(_ view: UIProgressView?) { super.init(view) { quoin_progress_create($0) } }

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let progress = view as? UIProgressView, change.contains(.value) else { return }
    quoin_progress_set(widget, Double(progress.progress))
  }
}

/// The wheel of an activity indicator.
final class SpinnerPeer: ViewPeer {
  init(_ view: UIActivityIndicatorView?) { super.init(view) { quoin_spinner_create($0) } }

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let indicator = view as? UIActivityIndicatorView, change.contains(.value) else { return }
    quoin_spinner_set(widget, indicator.isAnimating)
  }
}

/// The two buttons of a stepper.
final class StepperPeer: ViewPeer {
  init(_ view: UIStepper?) { super.init(view) { quoin_stepper_create($0) } }

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let stepper = view as? UIStepper, change.contains(.value) else { return }
    quoin_stepper_set_enabled(
      widget, stepper.wraps || stepper.value > stepper.minimumValue,
      stepper.wraps || stepper.value < stepper.maximumValue)
  }

  override func valueDidChange(to value: Double) {
    guard let stepper = view as? UIStepper else { return }
    let (low, high) = (stepper.minimumValue, stepper.maximumValue)
    let stepped = stepper.value + value * stepper.stepValue
    let new: Double
    if stepper.wraps, stepped > high {
      new = low
    } else if stepper.wraps, stepped < low {
      new = high
    } else {
      new = min(max(stepped, low), high)
    }
    guard new != stepper.value else { return }
    stepper.value = new
    stepper.sendActions(for: .valueChanged)
  }
}

/// The buttons of a segmented control.
final class SegmentsPeer: ViewPeer {
  init(_ view: UISegmentedControl?) { super.init(view) { quoin_segments_create($0) } }

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let control = view as? UISegmentedControl else { return }
    if change.contains(.content) { showTitles(of: control) }
    if !change.isDisjoint(with: [.content, .value]) {
      quoin_segments_select(widget, Int32(clamping: control.selectedSegmentIndex))
    }
  }

  /// Shows the titles of a control, of which this need not be the peer.
  func showTitles(of control: UISegmentedControl) {
    let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
    let strings = CStrings()
    withExtendedLifetime(strings) {
      quoin_segments_set_titles(widget, strings.pointers(to: titles), titles.count)
    }
  }

  override func valueDidChange(to value: Double) {
    guard let control = view as? UISegmentedControl, control.selectedSegmentIndex != Int(value)
    else { return }
    control.selectedSegmentIndex = Int(value)
    control.sendActions(for: .valueChanged)
  }
}
#endif
