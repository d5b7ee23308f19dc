// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A visual format string as a value: its axis, its views and the connections between them.
struct VisualFormat {
  /// A view with the sizes of its predicates.
  struct Node {
    var name: String
    var predicates: [Predicate]
  }

  /// The connection between two neighbours.
  enum Connection {
    /// The views touch. With the offset of the next part in the string.
    case flush(offset: Int)
    /// A hyphen: the standard distance. With its offset in the string.
    case standard(offset: Int)
    case spacing([Predicate])
  }

  /// The condition `relation object @priority`.
  struct Predicate {
    enum Operand {
      case constant(Double)
      /// The size of another view.
      case view(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var operand: Operand
    var priority: Float = 1000
    /// The offset in the string.
    var offset: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The connection from the superview to the first view, nil without a bar.
  var leading: Connection?
  var nodes: [Node] = []
  /// The connections between each view and the next.
  var connections: [Connection] = []
  /// The connection from the last view to the superview, nil without a bar.
  var trailing: Connection?
}
