// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout
package import QuoinUIKit

/// The names of views, guides and constraints in a scene, and the appearances of its views.
@MainActor package struct SceneNaming {
  /// The names, the appearance and the frame of a view.
  package struct ViewFacts {
    /// The identifier of the view.
    package var id: String
    /// The name for people; nil for the class with the identifier.
    package var name: String?
    /// The name from the file or the program; nil when the view has none.
    package var givenName: String?
    /// The name of the class, for people.
    package var className: String
    /// The kind of the view, which determines how it is drawn.
    package var kind: ViewKind
    /// The content of the view and its style.
    package var appearance: RenderedAppearance
    /// The frame in points, in the parent's coordinates as in the file.
    package var frame: LayoutRect
    /// The distance in points by which pictures show the content of a scroll view lower than its
    /// frames: the height of bars over the scroll view.
    package var contentShift = 0.0

    /// Creates facts from their parts.
    package init(
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
  package var view: (UIView) -> ViewFacts?
  /// Returns the identifier of a guide; nil when it has none.
  package var guide: (UILayoutGuide) -> String?
  /// Returns the identifier of a constraint; nil leaves it out.
  package var constraint: (NSLayoutConstraint) -> String?

  /// Creates a naming from closures, which may be called several times for each object.
  package init(
    view: @escaping (UIView) -> ViewFacts?, guide: @escaping (UILayoutGuide) -> String?,
    constraint: @escaping (NSLayoutConstraint) -> String?
  ) {
    self.view = view
    self.guide = guide
    self.constraint = constraint
  }
}
