// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A list and its end, such as `title | photo <| cell`. It constrains nothing until an operator
/// that begins a statement precedes it.
public struct MortarVFLCapture {
  let list: MortarVFLList
  let end: VFLTerminal

  @MainActor init(
    _ list: some MortarVFLOperand, _ sign: VFLOperator, _ terminal: some MortarVFLTerminal
  ) {
    self.list = list.mortarVFLList()
    end = VFLTerminal(terminal, sign)
  }
}
