// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("How views cling to their content by default")
struct HuggingTests {
  /// A kind of view with its hugging priorities, horizontal and vertical, when made in code: the
  /// table of section 3.2 of the semantics.
  private struct Kind {
    var horizontal: Float
    var vertical: Float
    var views: [UIView]
  }

  @Test("Hugging is that of the kind of view, compression resistance 750 everywhere")
  func defaults() {
    let kinds = [
      Kind(
        horizontal: 250, vertical: 250,
        views: [
          UIView(), UIScrollView(), UITextView(), UITextField(), UIButton(), UILabel(),
          UIImageView(), UIImageView(image: nil),
        ]),
      Kind(
        horizontal: 250, vertical: 750,
        views: [
          UISegmentedControl(), UISegmentedControl(items: []), UISlider(), UISearchBar(),
          UIToolbar(), UITabBar(), UIProgressView(), UIProgressView(progressViewStyle: .bar),
        ]),
      Kind(
        horizontal: 750, vertical: 750,
        views: [
          UISwitch(), UIStepper(), UIActivityIndicatorView(),
          UIActivityIndicatorView(style: .large),
          UIDatePicker(), UIPickerView(), UIPageControl(),
        ]),
    ]
    for kind in kinds {
      for view in kind.views {
        let name = "\(type(of: view))"
        #expect(
          view.contentHuggingPriority(for: .horizontal).rawValue == kind.horizontal, "\(name)")
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == kind.vertical, "\(name)")
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh, "\(name)")
        }
      }
    }
  }
}
