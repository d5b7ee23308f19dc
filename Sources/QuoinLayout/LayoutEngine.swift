// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Lays out a tree of items: items and constraints in, frames and explanations out.
///
/// The rules are those of Apple's Auto Layout. Items are views and guides; they are named by identifiers, and so are
/// constraints, so that whoever owns the objects keeps them.
public struct LayoutEngine: Sendable {
  public init() {}

  // MARK: Items

  public mutating func addItem(_ item: LayoutItem) throws(LayoutError) -> ItemID {
    preconditionFailure("not written yet")
  }

  /// Removes an item with its descendants, guides and all constraints that mention one of these.
  public mutating func removeItem(_ id: ItemID) throws(LayoutError) {
    preconditionFailure("not written yet")
  }

  /// What the engine knows about an item, nil when it was removed.
  public func item(_ id: ItemID) -> LayoutItem? {
    preconditionFailure("not written yet")
  }

  /// Changes what the engine knows about an item.
  public mutating func updateItem(_ id: ItemID, to item: LayoutItem) throws(LayoutError) {
    preconditionFailure("not written yet")
  }

  // MARK: Constraints

  /// Adds a constraint. The order of additions is the order of activation.
  @discardableResult
  public mutating func addConstraint(
    _ constraint: LayoutConstraint
  ) throws(LayoutError) -> LayoutConstraintID {
    preconditionFailure("not written yet")
  }

  public mutating func removeConstraint(_ id: LayoutConstraintID) throws(LayoutError) {
    preconditionFailure("not written yet")
  }

  public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint? {
    preconditionFailure("not written yet")
  }

  public mutating func setConstant(
    of id: LayoutConstraintID, to constant: Double
  ) throws(LayoutError) {
    preconditionFailure("not written yet")
  }

  public mutating func setPriority(
    of id: LayoutConstraintID, to priority: Double
  ) throws(LayoutError) {
    preconditionFailure("not written yet")
  }

  // MARK: Results

  /// Brings all frames up to date. Does nothing when nothing has changed.
  public mutating func layout() {
    preconditionFailure("not written yet")
  }

  /// The exact frame, in the parent's coordinates (a guide's in its owner's), as of the last ``layout()``.
  public func frame(of id: ItemID) -> LayoutRect {
    preconditionFailure("not written yet")
  }

  /// The exact alignment rectangle, in the parent's coordinates, as of the last ``layout()``.
  public func alignmentRect(of id: ItemID) -> LayoutRect {
    preconditionFailure("not written yet")
  }

  /// The size of the area that scrolls in a scroll view, as of the last ``layout()``; zero when no constraint
  /// mentions it.
  public func contentSize(of id: ItemID) -> LayoutSize {
    preconditionFailure("not written yet")
  }

  /// The frame with its edges on the pixel grid of a screen with `scale` pixels a point.
  public func frame(of id: ItemID, scale: Double) -> LayoutRect {
    preconditionFailure("not written yet")
  }

  /// Margins with safe area and inheritance applied, as of the last ``layout()``.
  public func effectiveMargins(of id: ItemID) -> LayoutInsets {
    preconditionFailure("not written yet")
  }

  /// What is covered of an item, as of the last ``layout()``.
  public func safeAreaInsets(of id: ItemID) -> LayoutInsets {
    preconditionFailure("not written yet")
  }

  /// The conflicts of the last ``layout()``.
  public var conflicts: [LayoutConflict] {
    preconditionFailure("not written yet")
  }

  /// What the constraints leave open, in the order of items, as of the last ``layout()``.
  public func ambiguities() -> [LayoutAmbiguity] {
    preconditionFailure("not written yet")
  }
}
