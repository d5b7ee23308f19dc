// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// Lays out a tree of items: items and constraints in, frames and explanations out.
///
/// The rules are those of Apple's Auto Layout. Items are views and guides; they are named by
/// identifiers, and so are constraints, so that whoever owns the objects keeps them.
///
/// ```swift
/// var engine = LayoutEngine()
/// var window = LayoutItem()
/// window.givenSize = LayoutSize(width: 320, height: 480)
/// let root = try engine.addItem(window)
/// let box = try engine.addItem(LayoutItem(parent: root))
/// for (attribute, constant) in [(LayoutAttribute.left, 10.0), (.top, 10), (.right, -10), (.bottom,
/// -10)] {
///   try engine.addConstraint(
///     LayoutConstraint(
///       .attribute(box, attribute), .equal, .attribute(root, attribute), constant: constant))
/// }
/// engine.layout()
/// engine.frame(of: box)  // x 10, y 10, width 300, height 460
/// ```
///
/// An engine is a value: a copy can be changed and laid out without touching the original. It holds
/// any number of trees. Results are those of the last ``layout()``, whatever was changed since;
/// they depend on the items and the constraints alone, not on earlier results.
public struct LayoutEngine: Sendable {
  var model = LayoutModel()
  var lowered = LoweredSystem()
  /// Where the items are by the last solution.
  var placements = Placements()
  /// What changed with the last solution. Kept for its memory.
  var changedVariables: [VariableID] = []
  /// Where in the order of items something changed with the last solution. Kept for its memory.
  var changedPlans: [Int32] = []
  /// The insets that have to be told to who asks for what is new.
  var toldInsets = ToldInsets()
  var needs = Needs.nothing
  /// Whether items came or went since the last layout.
  var isOtherTree = false
  /// The slots of items that are newer than the last layout.
  var newSlots: [Int32] = []
  /// Whether there was a layout.
  var isLaidOut = false

  /// The conflicts of the last ``layout()``.
  public internal(set) var conflicts: [LayoutConflict] = []
  /// What the last ``layout()`` could not settle.
  public internal(set) var problems: [LayoutProblem] = []

  /// What the next layout has to do first, from least to most.
  enum Needs: Int, Comparable {
    case nothing
    case solution
    case constants
    case rows

    static func < (left: Needs, right: Needs) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// An engine without items.
  public init() {}
}
