// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout
package import QuoinUIKit

/// One view of a ``RenderedScene``.
public struct RenderedView: Hashable, Sendable {
  /// The identifier, as in the file.
  public var id: String
  /// The name for people: the class with the name of the view, with its text, or with its
  /// identifier.
  public var name: String
  /// The name from the file or the program; nil when the view has none.
  public var givenName: String?
  /// The name of the class; the custom class if the file names one.
  public var className: String
  /// The kind of the view, which determines how it is drawn.
  public var kind: ViewKind
  /// The identifier of the parent, nil for a root.
  public var parent: String?
  /// The frame in points, in the parent's coordinates as in the file: y grows upward on macOS,
  /// except in flipped views.
  public var frame: LayoutRect
  /// The frame in points, in the scene's coordinates; y grows downward.
  public var drawingFrame: LayoutRect
  /// The alignment rectangle, which constraints apply to, in points and in the scene's coordinates.
  public var alignmentFrame: LayoutRect
  /// Whether the view and its subviews are not shown.
  public var isHidden: Bool
  /// Whether the parts of subviews outside of the view are not shown.
  public var clipsChildren: Bool
  /// Whether the leading edge is on the right.
  public var isRightToLeft: Bool
  /// Whether the view is at least as wide as its content. A line of text in it is then drawn
  /// without truncation, even where the text is wider by the measures of the picture than by those
  /// of the layout.
  public var fitsContent: Bool
  /// The content of the view and its style.
  public var appearance: RenderedAppearance

  /// Whether the view is dark; nil for the appearance of the scene.
  package var isDark: Bool?
  /// The drawing code, the layers, the mask and the shadow of the view; nil for none.
  package var drawing: ViewDrawing?
  /// The view whose opacity is that of this one, with its subviews, in points from the upper left
  /// corner of this view; empty for none.
  package var mask: [RenderedView] = []
  /// The place of the view inside a transform; nil for a view that is drawn at its frame.
  package var transformed: TransformedPlace?

  /// Creates a view from its parts. Without a name it is named by its class and its identifier;
  /// without an alignment rectangle it has that of its frame.
  package init(
    id: String, name: String? = nil, givenName: String? = nil, className: String,
    kind: ViewKind = .plain,
    parent: String? = nil,
    frame: LayoutRect, drawingFrame: LayoutRect, alignmentFrame: LayoutRect? = nil,
    isHidden: Bool = false, clipsChildren: Bool = false, isRightToLeft: Bool = false,
    fitsContent: Bool = false, appearance: RenderedAppearance = RenderedAppearance()
  ) {
    self.id = id
    self.name = name ?? "\(className) \(id)"
    self.givenName = givenName
    self.className = className
    self.kind = kind
    self.parent = parent
    self.frame = frame
    self.drawingFrame = drawingFrame
    self.alignmentFrame = alignmentFrame ?? drawingFrame
    self.isHidden = isHidden
    self.clipsChildren = clipsChildren
    self.isRightToLeft = isRightToLeft
    self.fitsContent = fitsContent
    self.appearance = appearance
  }
}
