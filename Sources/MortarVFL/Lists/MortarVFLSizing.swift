// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A size of a view or a space: `==44`, `~~2`, `==title`, `>=20` or `<=80`.
public struct MortarVFLSizing: MortarVFLOperand {
  let size: VFLSize

  init(_ size: VFLSize) {
    self.size = size
  }

  /// Returns the list of a space of that size.
  public func mortarVFLList() -> MortarVFLList {
    MortarVFLList(nodes: [VFLNode(kind: .space, size: size)])
  }
}

extension MortarVFLSizing {
  /// The intrinsic size of a view.
  static let intrinsic = MortarVFLSizing(.intrinsic)
}
