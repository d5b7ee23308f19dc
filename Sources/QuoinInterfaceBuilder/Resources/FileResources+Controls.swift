// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinUIKit

extension FileResources {
  /// Gives a slider the values, images and colours of its element.
  package func read(_ element: MarkupElement, into slider: UISlider) {
    slider.minimumValue = element.number("minValue").map { Float($0) } ?? 0
    slider.maximumValue = element.number("maxValue").map { Float($0) } ?? 1
    slider.value = element.number("value").map { Float($0) } ?? 0
    slider.minimumValueImage = image("minimumValueImage", of: element)
    slider.maximumValueImage = image("maximumValueImage", of: element)
    slider.minimumTrackTintColor = color("minimumTrackTintColor", of: element)
    slider.maximumTrackTintColor = color("maximumTrackTintColor", of: element)
    slider.thumbTintColor = color("thumbTintColor", of: element)
  }

  /// Gives a control the segments of its element.
  package func read(_ element: MarkupElement, into control: UISegmentedControl) {
    let segments = element.child("segments")?.children ?? []
    for (index, segment) in segments.enumerated() {
      if let image = image(of: segment), segment["title"]?.isEmpty ?? true {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment["title"], at: index, animated: false)
      }
      if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
      if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
    }
    control.selectedSegmentIndex =
      element["selectedSegmentIndex"].flatMap { Int($0) } ?? UISegmentedControl.noSegment
    control.selectedSegmentTintColor = color("selectedSegmentTintColor", of: element)
  }

  /// Gives a page control the pages and colours of its element.
  package func read(_ element: MarkupElement, into pages: UIPageControl) {
    pages.numberOfPages = element["numberOfPages"].flatMap { Int($0) } ?? 0
    pages.currentPage = element["currentPage"].flatMap { Int($0) } ?? 0
    pages.pageIndicatorTintColor = color("pageIndicatorTintColor", of: element)
    pages.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor", of: element)
  }
}
