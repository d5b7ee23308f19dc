// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// The ambiguities of the last ``layout()`` that are no consequence of a conflict.
  ///
  /// A layout ignores broken constraints, so that coordinates seem open which these constraints were
  /// meant to determine. If all broken constraints are optional, these coordinates are determined,
  /// and the conflict is the whole problem.
  ///
  /// - Complexity: that of `ambiguities()`; with conflicts, also a layout and the ambiguities of a
  ///   copy.
  package func independentAmbiguities() -> [LayoutAmbiguity] {
    let all = ambiguities()
    guard !all.isEmpty, !conflicts.isEmpty else { return all }
    var copy = self
    for conflict in conflicts {
      guard case .constraint = conflict.broken else { continue }
      do throws(LayoutError) {
        try copy.apply(.setPriority(conflict.broken, 999))
      } catch {
        return all
      }
    }
    copy.layout()
    let open = copy.ambiguities()
    return all.filter { ambiguity in
      open.contains { $0.item == ambiguity.item && $0.coordinate == ambiguity.coordinate }
    }
  }
}
