// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinPlatform

/// What a program wrote in one statement: parts of a list and at least one end.
///
/// The operators make one, ``VFLRule`` says whether it can be, and ``VFLExpansion`` says what it
/// constrains.
@MainActor struct VFLStatement {
  let leading: VFLTerminal?
  let trailing: VFLTerminal?
  /// The parts in their order, with the paddings that double bars stand for.
  let nodes: [VFLNode]

  private init(leading: VFLTerminal?, _ list: MortarVFLList, trailing: VFLTerminal?) {
    self.leading = leading
    self.trailing = trailing
    let paddings = [leading, trailing].map { end in
      end?.sign.isPadded == true ? MortarVFLList.padding.nodes : []
    }
    nodes = paddings[0] + list.nodes + paddings[1]
  }

  /// A list that an operator ties to what stands before it.
  init(_ terminal: some MortarVFLTerminal, _ sign: VFLOperator, _ list: some MortarVFLOperand) {
    let end = VFLTerminal(terminal, sign)
    self.init(leading: end, list.mortarVFLList(), trailing: sign.ends == .both ? end : nil)
  }

  /// A list between two ends.
  init(_ terminal: some MortarVFLTerminal, _ sign: VFLOperator, _ capture: MortarVFLCapture) {
    self.init(leading: VFLTerminal(terminal, sign), capture.list, trailing: capture.end)
  }

  /// A list that an operator ties to what stands behind it alone.
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

  /// The views of the list in their order.
  var views: [MortarView] { nodes.flatMap(\.views) }

  /// What the constraints of the statement can be about: ends and views.
  var items: [AnyObject] { ends.compactMap(\.attribute.item) + views }
}
