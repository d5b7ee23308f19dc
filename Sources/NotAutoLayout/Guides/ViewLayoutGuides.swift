// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// The guides of the view whose subviews are laid out, as the closures of a layout get them.
///
/// All are in the bounds coordinates of that view, so they move with the content offset of a scroll
/// view. They are read when they are asked, and all zero when the view is gone. Its own numbers are
/// those of `boundsGuide`:
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

  /// The guides of a view that is there as long as they are.
  init(of view: View) {
    body = .present(view)
  }

  /// The guides of a view that may go first.
  init(ofWeak view: View) {
    body = .kept(WeakView(view))
  }

  /// A view to pin to, for subviews of this one.
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
  /// The part in which long text is easy to read, as the platform says it.
  public var readableGuide: Guide { Guide(body: body, area: .readable) }
  /// The part in which long text is easy to read, as the platform says it.
  public var readableContentGuide: Guide { readableGuide }
  /// The bounds inset by the safe area.
  public var safeAreaGuide: Guide { Guide(body: body, area: .safeArea) }

  /// The margins as they work: where the view lets them, with the safe area.
  public var layoutMargins: Insets { body.read { $0.hostMargins } ?? .zero }
  /// What bars and the like cover at each edge.
  public var safeAreaInsets: Insets { body.read { $0.hostSafeArea } ?? .zero }

  /// A guide that is just a rectangle of the view.
  public func makeGuide(from rect: Rect) -> Guide { Guide(body: body, area: .fixed(rect)) }
  /// The bounds, as they are now, less insets.
  public func makeGuide(from insets: Insets) -> Guide { makeGuide(from: frame(inside: insets)) }
  /// A rectangle made of the bounds as they are now.
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

/// A part of a view.
enum LayoutArea {
  case bounds
  case margins
  case readable
  case safeArea
  case fixed(Rect)

  /// The part as it is now, in the bounds coordinates of the view.
  @MainActor func rect(in view: View) -> Rect {
    switch self {
    case .bounds: view.hostBounds
    case .margins: view.hostBounds.rect(inside: view.hostMargins)
    case .readable: view.hostReadableArea
    case .safeArea: view.hostBounds.rect(inside: view.hostSafeArea)
    case .fixed(let rect): rect
    }
  }
}
