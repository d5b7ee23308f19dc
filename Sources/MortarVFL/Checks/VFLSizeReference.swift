// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinPlatform

/// The size of a part after its references are resolved.
enum VFLResolution {
  /// The size. It is ``VFLSize/same(_:)`` only for a view that has neither a size nor a weight in
  /// the statement.
  case size(VFLSize)
  /// A reference to a view that no part has.
  case unknown(MortarView)
  /// References that lead back to where they were; each view takes its size from the next.
  case cycle([MortarView])
}

extension VFLStatement {
  /// Follows the references of a part. The order of the parts does not matter.
  func resolution(of node: VFLNode) -> VFLResolution {
    var path: [MortarView] = []
    var size = node.size
    while case .same(let view) = size {
      guard let target = nodes.first(where: { $0.views.contains { $0 === view } })
      else { return .unknown(view) }
      if let start = path.firstIndex(where: { seen in target.views.contains { $0 === seen } }) {
        return .cycle(Array(path[start...]))
      }
      path.append(view)
      size = target.size
    }
    guard let last = path.last else { return .size(size) }
    return switch size {
    case .fixed, .weight: .size(size)
    default: .size(.same(last))
    }
  }

  /// The size of a part, references followed. Only for statements whose references lead somewhere.
  func resolvedSize(of node: VFLNode) -> VFLSize {
    if case .size(let size) = resolution(of: node) { size } else { node.size }
  }
}
