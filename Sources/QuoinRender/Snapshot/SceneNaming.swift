// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout
public import QuoinUIKit

/// The names of views, guides and constraints in a scene, and the appearances of its views.
@MainActor public struct SceneNaming {
  /// The names, the appearance and the frame of a view.
  public struct ViewFacts {
    /// The identifier of the view.
    public var id: String
    /// The name for people; nil for the class with the identifier.
    public var name: String?
    /// The name from the file or the program; nil when the view has none.
    public var givenName: String?
    /// The name of the class, for people.
    public var className: String
    /// The kind of the view, which determines how it is drawn.
    public var kind: ViewKind
    /// The content of the view and its style.
    public var appearance: RenderedAppearance
    /// The frame in points, in the parent's coordinates as in the file.
    public var frame: LayoutRect
    /// The distance in points by which pictures show the content of a scroll view lower than its
    /// frames: the height of bars over the scroll view.
    public var contentShift = 0.0

    /// Creates facts from their parts.
    public init(
      id: String, name: String? = nil, givenName: String? = nil, className: String,
      kind: ViewKind, appearance: RenderedAppearance, frame: LayoutRect
    ) {
      self.id = id
      self.name = name
      self.givenName = givenName
      self.className = className
      self.kind = kind
      self.appearance = appearance
      self.frame = frame
    }
  }

  /// Returns the facts about a view; nil leaves the view and its subviews out.
  public var view: (UIView) -> ViewFacts?
  /// Returns the identifier of a guide; nil when it has none.
  public var guide: (UILayoutGuide) -> String?
  /// Returns the identifier of a constraint; nil leaves it out.
  public var constraint: (NSLayoutConstraint) -> String?

  /// Creates a naming from closures, which may be called several times for each object.
  public init(
    view: @escaping (UIView) -> ViewFacts?, guide: @escaping (UILayoutGuide) -> String?,
    constraint: @escaping (NSLayoutConstraint) -> String?
  ) {
    self.view = view
    self.guide = guide
    self.constraint = constraint
  }
}
