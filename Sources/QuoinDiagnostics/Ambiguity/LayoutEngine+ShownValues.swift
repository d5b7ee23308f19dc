// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

extension LayoutEngine {
  /// The solved value of an ambiguous coordinate.
  package func shownValue(of ambiguity: LayoutAmbiguity) -> Double {
    let rect = alignmentRect(of: ambiguity.item)
    return switch ambiguity.coordinate {
    case .x: rect.x
    case .y: rect.y
    case .width: rect.width
    case .height: rect.height
    case .contentWidth: contentSize(of: ambiguity.item).width
    case .contentHeight: contentSize(of: ambiguity.item).height
    }
  }

  /// The same layout without the constraints that it breaks, in which edits are tried faster: a layout
  /// with conflicts searches for their smallest sets again after each edit. The engine itself if an
  /// item would move.
  package var withoutBrokenConstraints: LayoutEngine {
    let broken = conflicts.map(\.broken)
    guard !broken.isEmpty else { return self }
    var copy = self
    for requirement in broken {
      do throws(LayoutError) { try copy.apply(.remove(requirement)) } catch { return self }
    }
    copy.layout()
    let isSame = copy.conflicts.isEmpty && items.allSatisfy { copy.frame(of: $0) == frame(of: $0) }
    return isSame ? copy : self
  }
}
