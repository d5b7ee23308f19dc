// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The background images, dividers and content offsets of segments. Stored, not shown.
extension UISegmentedControl {
  private struct Place: Hashable {
    var first: UInt
    var second: UInt = 0
    var metrics: UIBarMetrics
  }
  private var backgrounds: [Place: UIImage] {
    get { kept([:]) }
    set { keep(newValue) }
  }
  private var dividers: [Place: UIImage] {
    get { kept([:]) }
    set { keep(newValue) }
  }
  private var offsets: [Int: CGSize] {
    get { kept([:]) }
    set { keep(newValue) }
  }
  /// Sets the background image of segments.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgrounds[Place(first: state.rawValue, metrics: barMetrics)] = backgroundImage }
  /// Returns the background image of segments.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[Place(first: state.rawValue, metrics: barMetrics)] }
  /// Sets the image between two segments.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    dividers[
      Place(first: leftState.rawValue, second: rightState.rawValue, metrics: barMetrics)] =
      dividerImage
  }
  /// Returns the image between two segments.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividers[Place(first: leftState.rawValue, second: rightState.rawValue, metrics: barMetrics)]
  }
  /// Sets the offset of a segment's content.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    offsets[segment] = offset
  }
  /// Returns the offset of a segment's content.
  public func contentOffsetForSegment(at segment: Int) -> CGSize { offsets[segment] ?? .zero }
}
