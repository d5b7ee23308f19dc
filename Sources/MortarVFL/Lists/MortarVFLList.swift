// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Parts that follow each other, such as `title | 8 | photo[~~1]`. A list alone constrains nothing.
public struct MortarVFLList: MortarVFLOperand {
  let nodes: [VFLNode]

  /// Returns the list itself.
  public func mortarVFLList() -> MortarVFLList { self }
}

extension MortarVFLList {
  /// The padding of a double bar.
  static let padding = MortarVFLList(nodes: [VFLNode(kind: .padding, size: .fixed(8))])

  func followed(by list: MortarVFLList) -> MortarVFLList {
    MortarVFLList(nodes: nodes + list.nodes)
  }
}
