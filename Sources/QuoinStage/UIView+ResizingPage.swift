// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender
public import QuoinUIKit

extension UITraitEnvironment where Self: UIView {
  /// Returns an HTML page in which the view can be resized: the frames of every whole size, without
  /// a server and without a layout engine.
  ///
  /// The view is laid out at each width, at each height, and at some 2,000 sizes by which the
  /// result is checked. Afterwards it has its own size again. The page draws the view as it is now;
  /// texts are broken as at each width.
  ///
  /// ```swift
  /// let page = form.resizingPage(widths: 320...1024, heights: 480...1024)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the page; nil for the class of the view.
  ///   - widths: The widths that the page can show, in points. That of the view is added.
  ///   - heights: The heights that the page can show, in points. That of the view is added.
  /// - Complexity: O(widths + heights) layouts.
  @MainActor public func resizingPage(
    title: String? = nil, widths: ClosedRange<Int> = 320...1366,
    heights: ClosedRange<Int> = 480...1366
  ) -> String {
    let size = bounds.size
    defer {
      bounds.size = size
      layoutIfNeeded()
    }
    layoutIfNeeded()
    let name = title ?? "\(type(of: self))"
    let variant = ResizingPage.Variant(
      name: name, sampler: SceneSampler(resizing: self, name: name),
      range: SizeRange(widths: widths, heights: heights), measurer: TextMeasuring.measurer)
    return ResizingPage(
      title: name, scenes: [ResizingPage.Scene(variants: [variant])],
      measurer: TextMeasuring.measurer
    ).html
  }
}
