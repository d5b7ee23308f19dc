// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout
public import QuoinUIKit

/// How the objects of a tree of views are called, and how its views look.
@MainActor public struct SceneNaming {
  /// What is known about a view besides its place.
  public struct ViewFacts {
    /// What identifies the view.
    public var id: String
    /// The name of the class as a person knows it.
    public var className: String
    /// What the view looks like.
    public var kind: ViewKind
    /// What the view shows.
    public var appearance: RenderedAppearance
    /// In points, in the parent's coordinates as the file has them.
    public var frame: LayoutRect

    /// Describes a view.
    public init(
      id: String, className: String, kind: ViewKind, appearance: RenderedAppearance,
      frame: LayoutRect
    ) {
      self.id = id
      self.className = className
      self.kind = kind
      self.appearance = appearance
      self.frame = frame
    }
  }

  /// About a view; nil leaves it out, with what is inside of it.
  public var view: (UIView) -> ViewFacts?
  /// The identifier of a guide, nil when it has none.
  public var guide: (UILayoutGuide) -> String?
  /// The identifier of a constraint; nil leaves it out.
  public var constraint: (NSLayoutConstraint) -> String?

  /// Names by closures, which are called once or more for each object.
  public init(
    view: @escaping (UIView) -> ViewFacts?, guide: @escaping (UILayoutGuide) -> String?,
    constraint: @escaping (NSLayoutConstraint) -> String?
  ) {
    self.view = view
    self.guide = guide
    self.constraint = constraint
  }
}
