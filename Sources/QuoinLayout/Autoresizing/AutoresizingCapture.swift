// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A frame that follows its parent by an autoresizing mask (springs and struts), not by
/// constraints.
public struct AutoresizingCapture: Hashable, Sendable {
  /// The flexible parts of a frame and its distances to the parent. Raw values are those of
  /// `UIView.AutoresizingMask`.
  public struct Mask: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge of the parent.
    public static let flexibleLeftMargin = Mask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = Mask(rawValue: 2)
    /// The distance to the right edge of the parent.
    public static let flexibleRightMargin = Mask(rawValue: 4)
    /// The distance to the top edge of the parent.
    public static let flexibleTopMargin = Mask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = Mask(rawValue: 16)
    /// The distance to the bottom edge of the parent.
    public static let flexibleBottomMargin = Mask(rawValue: 32)
  }

  /// The parts that may change their length.
  public var mask: Mask
  /// The frame, in the parent's coordinates.
  public var frame: LayoutRect
  /// The size that the parent had when the frame was set.
  public var parentSize: LayoutSize

  /// Captures a frame at the moment when it is set.
  ///
  /// - Parameters:
  ///   - mask: the parts that may change their length.
  ///   - frame: the frame, in the parent's coordinates, in points.
  ///   - parentSize: the size of the parent, in points.
  public init(mask: Mask, frame: LayoutRect, parentSize: LayoutSize) {
    self.mask = mask
    self.frame = frame
    self.parentSize = parentSize
  }

  /// Returns the frame that the mask gives in a parent of another size. No size is negative.
  ///
  /// - Parameter size: the size of the parent, in points.
  package func frame(inParentOf size: LayoutSize) -> LayoutRect {
    let (x, width) = SpringParts(self, .horizontal).resized(toParentLength: size.width)
    let (y, height) = SpringParts(self, .vertical).resized(toParentLength: size.height)
    return LayoutRect(x: x, y: y, width: width, height: height)
  }

  func satisfies(_ rule: (Double) -> Bool) -> Bool {
    frame.satisfies(rule) && parentSize.satisfies(rule)
  }
}
