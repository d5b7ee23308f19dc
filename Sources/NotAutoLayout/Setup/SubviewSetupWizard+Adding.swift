// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The position of a subview among the others. The last of these calls in a chain counts.

extension SubviewSetupWizard where ParentView: View & LayoutInfoStorable {
  /// Adds the view in front of the other subviews.
  public func addToParent() -> Self { placing(.front) }

  /// Inserts the view at an index counted from the back, 0 at least and the number of subviews at
  /// most.
  public func insertToParent(at index: Int) -> Self { placing(.index { index }) }

  /// Inserts the view at an index counted from the back; in front of all for nil. The closure is
  /// called when the chain ends.
  public func insertToParent(at index: @escaping () -> Int?) -> Self { placing(.index(index)) }

  /// Inserts the view just in front of a subview; in front of all if that is not a subview.
  public func insertToParent(above view: View) -> Self {
    placing(.above(weakGetter(of: view)))
  }

  /// Inserts the view just in front of a subview, or in front of all if that is nil. The closure is
  /// called when the chain ends.
  public func insertToParent(above view: @escaping () -> View?) -> Self { placing(.above(view)) }

  /// Inserts the view just behind a subview; in front of all if that is not a subview.
  public func insertToParent(below view: View) -> Self {
    placing(.below(weakGetter(of: view)))
  }

  /// Inserts the view just behind a subview, or in front of all if that is nil. The closure is
  /// called when the chain ends.
  public func insertToParent(below view: @escaping () -> View?) -> Self { placing(.below(view)) }
}
