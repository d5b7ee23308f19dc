// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Lays out a tree of items: items and constraints in, frames and explanations out.
///
/// The rules are those of Apple's Auto Layout. Items are views and guides. Items and constraints
/// are values with identifiers, so that an engine refers to no objects of its caller.
///
/// ```swift
/// var engine = LayoutEngine()
/// var window = LayoutItem()
/// window.givenSize = LayoutSize(width: 320, height: 480)
/// let root = try engine.addItem(window)
/// let box = try engine.addItem(LayoutItem(parent: root))
/// let pins: [(LayoutAttribute, Double)] = [(.left, 10), (.top, 10), (.right, -10), (.bottom, -10)]
/// for (attribute, constant) in pins {
///   try engine.addConstraint(
///     LayoutConstraint(
///       .attribute(box, attribute), .equal, .attribute(root, attribute), constant: constant))
/// }
/// engine.layout()
/// engine.frame(of: box)  // x 10, y 10, width 300, height 460
/// ```
///
/// An engine is a value: a copy can be changed and laid out without touching the original. It
/// contains any number of trees. Results are those of the last ``layout()``, whatever was changed
/// since; they depend on the items and the constraints alone, not on earlier results. A call that
/// throws leaves the engine as it was.
public struct LayoutEngine: Sendable {
  package var model = LayoutModel()
  package var lowered = LoweredSystem()
  var placements = Placements()
  var reportedInsets = ReportedInsets()
  /// The first step of the next layout.
  var needs = Needs.nothing
  /// Whether items were added, removed or moved since the last layout.
  var isOtherTree = false
  /// The slots of items that are newer than the last layout.
  package var newSlots: [Int32] = []
  /// Whether there was a layout.
  package var isLaidOut = false

  /// The conflicts of the last ``layout()``.
  public internal(set) var conflicts: [LayoutConflict] = []
  /// The margins and safe areas that the last ``layout()`` could not settle.
  public internal(set) var problems: [LayoutProblem] = []

  /// The work of the next layout, from least to most.
  enum Needs: Comparable {
    /// All results are current.
    case nothing
    /// The solver has all rows, which have to be solved.
    case solution
    /// The constants of all rows have to be calculated again.
    case constants
    /// All rows have to be made from scratch.
    case rows
  }

  /// Creates an engine without items.
  public init() {}
}
