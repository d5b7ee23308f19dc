// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A visual format string as a value: its axis, its views and the connections between them.
package struct VisualFormat {
  /// A view with the sizes of its predicates.
  package struct Node {
    package var name: String
    package var predicates: [Predicate]
  }

  /// The connection between two neighbours.
  package enum Connection {
    /// The views touch. With the offset of the next part in the string.
    case flush(offset: Int)
    /// A hyphen: the standard distance. With its offset in the string.
    case standard(offset: Int)
    case spacing([Predicate])
  }

  /// The condition `relation object @priority`.
  package struct Predicate {
    package enum Operand {
      case constant(Double)
      /// The size of another view.
      case view(String)
    }

    package var relation = NSLayoutConstraint.Relation.equal
    package var operand: Operand
    package var priority: Float = 1000
    /// The offset in the string.
    package var offset: Int

    package init(
      relation: NSLayoutConstraint.Relation = .equal, operand: Operand, priority: Float = 1000,
      offset: Int
    ) {
      self.relation = relation
      self.operand = operand
      self.priority = priority
      self.offset = offset
    }
  }

  package var axis = NSLayoutConstraint.Axis.horizontal
  /// The connection from the superview to the first view, nil without a bar.
  package var leading: Connection?
  package var nodes: [Node] = []
  /// The connections between each view and the next.
  package var connections: [Connection] = []
  /// The connection from the last view to the superview, nil without a bar.
  package var trailing: Connection?
}
