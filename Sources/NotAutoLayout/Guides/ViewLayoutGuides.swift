// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// The guides of the view whose subviews are laid out. The closures of a layout receive them.
///
/// All are in the bounds coordinates of that view, so they move with the content offset of a scroll
/// view. They have the values at the time of access, and are zero after the view is released. The
/// properties of this type itself are those of `boundsGuide`:
///
/// ```swift
/// body.nal.layout(title) { $0
///   .setTopLeft(by: { $0.layoutMarginsGuide.topLeft })
///   .setWidth(by: { $0.width / 2 })
///   .fitHeight()
/// }
/// ```
@preconcurrency @MainActor
public struct ViewLayoutGuides: LayoutGuideRepresentable {
  let body: GuideBody

  /// Creates the guides of a view that outlives them.
  init(of view: View) {
    body = .present(view)
  }

  /// Creates the guides of a view that may be released before them.
  init(ofWeak view: View) {
    body = .kept(WeakView(view))
  }

  /// Returns a view to which subviews of this one are pinned.
  func reference(_ source: PinReference.Source) -> PinReference {
    PinReference(parentView: body.view, source: source)
  }

  /// The effective direction of the view.
  public var direction: LayoutDirection { body.read { $0.hostDirection } ?? .leftToRight }
  /// The bounds of the view.
  public var frame: Rect { body.read { $0.hostBounds } ?? .zero }

  /// The bounds.
  public var boundsGuide: Guide { Guide(body: body, area: .bounds) }
  /// The bounds inset by the margins.
  public var layoutMarginsGuide: Guide { Guide(body: body, area: .margins) }
  /// The part in which long text is easy to read, as the platform defines it.
  public var readableGuide: Guide { Guide(body: body, area: .readable) }
  /// The part in which long text is easy to read, as the platform defines it.
  public var readableContentGuide: Guide { readableGuide }
  /// The bounds inset by the safe area.
  public var safeAreaGuide: Guide { Guide(body: body, area: .safeArea) }

  /// The effective margins, which include the safe area if the view is configured that way.
  public var layoutMargins: Insets { body.read { $0.hostMargins } ?? .zero }
  /// The strips at the edges that bars and the like cover.
  public var safeAreaInsets: Insets { body.read { $0.hostSafeArea } ?? .zero }

  /// Returns a guide for a rectangle in the coordinates of the view.
  public func makeGuide(from rect: Rect) -> Guide { Guide(body: body, area: .fixed(rect)) }
  /// Returns a guide for the current bounds without insets.
  public func makeGuide(from insets: Insets) -> Guide { makeGuide(from: frame(inside: insets)) }
  /// Returns a guide for a rectangle that is computed from the current bounds.
  public func makeGuide(by transform: (_ bounds: Rect) -> Rect) -> Guide {
    makeGuide(from: transform(frame))
  }
}

extension ViewLayoutGuides {
  /// One of the guides of a view.
  @preconcurrency @MainActor
  public struct Guide: LayoutGuideRepresentable {
    let body: GuideBody
    let area: LayoutArea

    /// The effective direction of the view.
    public var direction: LayoutDirection { body.read { $0.hostDirection } ?? .leftToRight }

    /// The rectangle as it is now.
    public var frame: Rect {
      if case .fixed(let rect) = area { return rect }
      return body.read { area.rect(in: $0) } ?? .zero
    }
  }
}
