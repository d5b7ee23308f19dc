// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Sizes and defaults of controls whose look does not depend on a text: a table, in points.
///
/// The sizes are those of Apple's controls in iOS 13 to 17. A missing number means no size on that
/// axis.
struct ControlMetrics {
  var width: CGFloat?
  var height: CGFloat?
  var alignment = UIEdgeInsets.zero
  var hugging = AxisPriorities.usualHugging

  static let toggle = ControlMetrics(
    width: 49, height: 31, alignment: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
    hugging: AxisPriorities(750, 750))
  static let slider = ControlMetrics(
    height: 30, alignment: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
    hugging: AxisPriorities(250, 750))
  static let segments = ControlMetrics(
    height: 31, alignment: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
    hugging: AxisPriorities(250, 750))
  static let progress = ControlMetrics(height: 4, hugging: AxisPriorities(250, 750))
  static let stepper = ControlMetrics(width: 94, height: 32, hugging: AxisPriorities(750, 750))
  static let spinner = ControlMetrics(width: 20, height: 20, hugging: AxisPriorities(750, 750))
  static let largeSpinner = ControlMetrics(width: 37, height: 37, hugging: AxisPriorities(750, 750))
  static let picker = ControlMetrics(width: 320, height: 216, hugging: AxisPriorities(750, 750))
  static let pageControl = ControlMetrics(height: 26, hugging: AxisPriorities(750, 750))
  static let searchBar = ControlMetrics(height: 56, hugging: AxisPriorities(250, 750))
  static let toolbar = ControlMetrics(height: 44, hugging: AxisPriorities(250, 750))
  static let tabBar = ControlMetrics(height: 49, hugging: AxisPriorities(250, 750))

  /// The content size of the alignment rectangle.
  var contentSize: CGSize {
    CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
  }

  /// Returns the size of the frame that belongs to a content size; missing numbers are taken from
  /// `size`.
  @MainActor func frameSize(in size: CGSize) -> CGSize {
    CGSize(
      width: width.map { $0 + alignment.left + alignment.right } ?? size.width,
      height: height.map { $0 + alignment.top + alignment.bottom } ?? size.height)
  }
}
