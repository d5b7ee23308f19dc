// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// The kinds of values that a chain records: positions of lines and points, and lengths of sides.
///
/// A value is constant, computed from the guides of the parent, or computed from the guides of
/// another view. Computed values are computed again whenever a layout is applied.
public struct LayoutElement {
  /// The position of a vertical line, which is a number on the horizontal axis.
  public enum Horizontal {
    /// A number of points in the bounds of the parent.
    case constant(Float)
    /// A number that is computed from the guides of the parent.
    case byParent((ViewLayoutGuides) -> Float)
    /// A number that is computed from the guides of the view that the getter returns.
    case byReference(referenceGetter: () -> View?, (ViewPinGuides.Horizontal) -> Float)
    /// A number that is computed from the guides of a view that stays alive until then.
    case byView(View, (ViewPinGuides.Horizontal) -> Float)
  }

  /// The position of a horizontal line, which is a number on the vertical axis.
  public enum Vertical {
    /// A number of points in the bounds of the parent.
    case constant(Float)
    /// A number that is computed from the guides of the parent.
    case byParent((ViewLayoutGuides) -> Float)
    /// A number that is computed from the guides of the view that the getter returns.
    case byReference(referenceGetter: () -> View?, (ViewPinGuides.Vertical) -> Float)
    /// A number that is computed from the guides of a view that stays alive until then.
    case byView(View, (ViewPinGuides.Vertical) -> Float)
  }

  /// The position of a point, which sets a line on each axis.
  public enum Point {
    /// A point in the bounds of the parent.
    case constant(NotAutoLayout.Point)
    /// A point that is computed from the guides of the parent.
    case byParent((ViewLayoutGuides) -> NotAutoLayout.Point)
    /// A point that is computed from the guides of the view that the getter returns.
    case byReference(
      referenceGetter: () -> View?, (ViewPinGuides.Point) -> NotAutoLayout.Point)
    /// A point that is computed from the guides of a view that stays alive until then.
    case byView(View, (ViewPinGuides.Point) -> NotAutoLayout.Point)
  }

  /// A width or a height.
  public enum Length {
    /// A number of points.
    case constant(Float)
    /// A length that is computed from the guides of the parent.
    case byParent((ViewLayoutGuides) -> Float)
    /// The length that the view needs if this length is proposed to it.
    case fits(Float)
  }

  /// A width and a height.
  public enum Size {
    /// A size in points.
    case constant(NotAutoLayout.Size)
    /// A size that is computed from the guides of the parent.
    case byParent((ViewLayoutGuides) -> NotAutoLayout.Size)
    /// The size that the view needs if this size is proposed to it.
    case fits(NotAutoLayout.Size)
    /// The largest size of a ratio inside a guide, or the smallest that covers it.
    case aspect(AspectSizing)

    /// The rule by which a size of a ratio is found.
    public typealias AspectSizing = LayoutElement.AspectSizing
  }

  /// The rule by which a size of a ratio of width to height is found. Without a ratio, that of
  /// `sizeThatFits(.zero)` is used.
  public enum AspectSizing {
    /// The largest size inside a guide.
    case fit(Float?, layoutGuideGetter: (ViewLayoutGuides) -> any LayoutGuideRepresentable)
    /// The smallest size that covers a guide.
    case fill(Float?, layoutGuideGetter: (ViewLayoutGuides) -> any LayoutGuideRepresentable)
    /// The largest size inside the safe area, or of the bounds.
    case safeAreaFit(Float?, safeAreaOnly: Bool)
    /// The smallest size that covers the safe area, or the bounds.
    case safeAreaFill(Float?, safeAreaOnly: Bool)
  }

  /// A whole frame.
  public enum Rect {
    /// A rectangle in the bounds of the parent.
    case constant(NotAutoLayout.Rect)
    /// A rectangle that is computed from the guides of the parent.
    case byParent((ViewLayoutGuides) -> NotAutoLayout.Rect)
    /// The bounds of the parent without a strip at each side.
    case insideBounds(NotAutoLayout.Insets)
    /// The safe area of the parent without a strip at each side.
    case insideSafeArea(NotAutoLayout.Insets)
  }

  /// The gaps between views of a run or of a grid.
  public enum Insets {
    /// A number of points.
    case constant(Float)
    /// A number that is computed from the guides of the parent.
    case byParent((ViewLayoutGuides) -> Float)
    /// A gap as large as the margins outside of the first and the last view.
    case equalsToMargin
  }

  /// The strip at the left or the right of a view.
  public enum HorizontalMargin {
    /// A number of points.
    case constant(Float)
    /// A number that is computed from the guides of the parent.
    case byParent((ViewLayoutGuides) -> Float)
  }

  /// The strip above or below a view.
  public enum VerticalMargin {
    /// A number of points.
    case constant(Float)
    /// A number that is computed from the guides of the parent.
    case byParent((ViewLayoutGuides) -> Float)
  }
}
