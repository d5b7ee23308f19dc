// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinPlatform

/// One statement of a program: the parts of a list and at least one end.
///
/// The operators make one, ``VFLRule`` checks it, and ``VFLExpansion`` turns it into constraints.
@MainActor struct VFLStatement {
  let leading: VFLTerminal?
  let trailing: VFLTerminal?
  /// The parts in order, with the padding of double bars.
  let nodes: [VFLNode]

  private init(leading: VFLTerminal?, _ list: MortarVFLList, trailing: VFLTerminal?) {
    self.leading = leading
    self.trailing = trailing
    let paddings = [leading, trailing].map { end in
      end?.sign.isPadded == true ? MortarVFLList.padding.nodes : []
    }
    nodes = paddings[0] + list.nodes + paddings[1]
  }

  /// Creates a statement from the end before a list and the list.
  init(_ terminal: some MortarVFLTerminal, _ sign: VFLOperator, _ list: some MortarVFLOperand) {
    let end = VFLTerminal(terminal, sign)
    self.init(leading: end, list.mortarVFLList(), trailing: sign.ends == .both ? end : nil)
  }

  /// Creates a statement from a list between two ends.
  init(_ terminal: some MortarVFLTerminal, _ sign: VFLOperator, _ capture: MortarVFLCapture) {
    self.init(leading: VFLTerminal(terminal, sign), capture.list, trailing: capture.end)
  }

  /// Creates a statement from a list and the end after it.
  init(
    _ list: some MortarVFLOperand, _ sign: VFLOperator, before terminal: some MortarVFLTerminal
  ) {
    self.init(leading: nil, list.mortarVFLList(), trailing: VFLTerminal(terminal, sign))
  }
}

extension VFLStatement {
  /// The ends that the statement has, the leading one first.
  var ends: [VFLTerminal] { [leading, trailing].compactMap { $0 } }

  /// The axis of the first operator.
  var axis: MortarAxis { ends.first?.sign.axis ?? .horizontal }

  /// The views of the list in order.
  var views: [MortarView] { nodes.flatMap(\.views) }

  /// The items of the statement: those of its ends, and its views.
  var items: [AnyObject] { ends.compactMap(\.attribute.item) + views }
}
