// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// One view of a ``RenderedScene``.
public struct RenderedView: Hashable, Sendable {
  /// The identifier, as in the file.
  public var id: String
  /// The name of the class, the custom one if the file names one.
  public var className: String
  /// What the view looks like.
  public var kind: ViewKind
  /// The identifier of the parent, nil for a root.
  public var parent: String?
  /// In points, in the parent's coordinates as the file has them: y grows upward on macOS, except
  /// in flipped views.
  public var frame: LayoutRect
  /// In points, in the scene's coordinates; y grows downward.
  public var drawingFrame: LayoutRect
  /// The rectangle that constraints speak of, in the scene's coordinates.
  public var alignmentFrame: LayoutRect
  /// Whether the view, with what is inside, is not shown.
  public var isHidden: Bool
  /// Whether what lies outside of the view is not shown.
  public var clipsChildren: Bool
  /// Whether leading is on the right.
  public var isRightToLeft: Bool
  /// Whether layout gave the view the width that its content takes. A line of text in it is then
  /// shown whole, even where the text is wider by the measures of the picture than by those of the
  /// file.
  public var fitsContent: Bool
  /// What the view shows.
  public var appearance: RenderedAppearance

  /// Describes a view; without an alignment rectangle of its own that is the frame.
  public init(
    id: String, className: String, kind: ViewKind = .plain, parent: String? = nil,
    frame: LayoutRect, drawingFrame: LayoutRect, alignmentFrame: LayoutRect? = nil,
    isHidden: Bool = false, clipsChildren: Bool = false, isRightToLeft: Bool = false,
    fitsContent: Bool = false, appearance: RenderedAppearance = RenderedAppearance()
  ) {
    self.id = id
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
