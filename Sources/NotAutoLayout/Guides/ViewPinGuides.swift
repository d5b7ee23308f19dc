// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// The guides of a view that another one is pinned to, as the closures of pins get them. They are
/// in the coordinates of the parent, and have either the positions of one axis or points.
///
/// ```swift
/// body.nal.layout(caption) { $0
///   .pinTopLeft(to: picture, with: { $0.bottomLeft })
///   .pinRight(to: picture, with: { $0.layoutMarginsGuide.right })
///   .fitHeight()
/// }
/// ```
///
/// The frame is read when the layout is applied, so the reference has to be laid out first. All
/// values are zero if the reference is released or has no superview.
public struct ViewPinGuides {
  /// The guides for pins of left, center and right.
  public typealias Horizontal = Places<HorizontalPlace>
  /// The guides for pins of top, middle and bottom.
  public typealias Vertical = Places<VerticalPlace>
  /// The guides for pins of points.
  public typealias Point = Places<PointPlace>

  /// The kind of positions from the left.
  public enum HorizontalPlace {}
  /// The kind of positions from the top.
  public enum VerticalPlace {}
  /// The kind of positions that are points.
  public enum PointPlace {}

  /// The guides of a reference for one kind of positions. The properties of this type itself are
  /// those of `frameGuide`.
  @preconcurrency @MainActor
  public struct Places<Place> {
    let reference: PinReference

    init(_ reference: PinReference) {
      self.reference = reference
    }

    init(parentView: View?, referenceViewGetter: @escaping () -> View?) {
      self.init(PinReference(parentView: parentView, source: .getter(referenceViewGetter)))
    }

    init(parentView: View?, referenceView: View?) {
      self.init(parentView: parentView, referenceViewGetter: weakGetter(of: referenceView))
    }

    /// The frame of the reference: with a transform, its bounding rectangle.
    public var frameGuide: Guide { Guide(reference: reference, area: .frame) }
    /// The frame as it would be without the transform of the reference.
    public var identityFrameGuide: Guide { Guide(reference: reference, area: .identityFrame) }
    /// The frame without the transform, less the margins of the reference.
    public var layoutMarginsGuide: Guide { Guide(reference: reference, area: .margins) }
    /// The part of the frame without the transform in which long text is easy to read.
    public var readableGuide: Guide { Guide(reference: reference, area: .readable) }
    /// The part of the frame without the transform in which long text is easy to read.
    public var readableContentGuide: Guide { readableGuide }
    /// The frame without the transform, less the safe area of the reference.
    public var safeAreaGuide: Guide { Guide(reference: reference, area: .safeArea) }

    /// One of the guides.
    @preconcurrency @MainActor
    public struct Guide {
      let reference: PinReference
      let area: PinArea
    }
  }
}

extension ViewPinGuides.Places: HorizontalPinGuideRepresentable
where Place == ViewPinGuides.HorizontalPlace {
  /// The direction of the reference.
  public var direction: LayoutDirection { reference.direction }
  public var horizontalSpan: Span { Span(horizontalFrom: reference.rect(of: .frame)) }
}

extension ViewPinGuides.Places.Guide: HorizontalPinGuideRepresentable
where Place == ViewPinGuides.HorizontalPlace {
  /// The direction of the reference.
  public var direction: LayoutDirection { reference.direction }
  public var horizontalSpan: Span { Span(horizontalFrom: reference.rect(of: area)) }
}

extension ViewPinGuides.Places: VerticalPinGuideRepresentable
where Place == ViewPinGuides.VerticalPlace {
  public var verticalSpan: Span { Span(verticalFrom: reference.rect(of: .frame)) }
}

extension ViewPinGuides.Places.Guide: VerticalPinGuideRepresentable
where Place == ViewPinGuides.VerticalPlace {
  public var verticalSpan: Span { Span(verticalFrom: reference.rect(of: area)) }
}

extension ViewPinGuides.Places: PointPinGuideRepresentable
where Place == ViewPinGuides.PointPlace {
  /// The direction of the reference.
  public var direction: LayoutDirection { reference.direction }
  public var frame: Rect { reference.rect(of: .frame) }
}

extension ViewPinGuides.Places.Guide: PointPinGuideRepresentable
where Place == ViewPinGuides.PointPlace {
  /// The direction of the reference.
  public var direction: LayoutDirection { reference.direction }
  public var frame: Rect { reference.rect(of: area) }
}
