// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore

/// An end of a statement and the operator that ties the list to it.
struct VFLTerminal {
  let attribute: MortarAttribute
  let sign: VFLOperator

  @MainActor init(_ terminal: some MortarVFLTerminal, _ sign: VFLOperator) {
    attribute = terminal.m_intoAttribute()
    self.sign = sign
  }
}
