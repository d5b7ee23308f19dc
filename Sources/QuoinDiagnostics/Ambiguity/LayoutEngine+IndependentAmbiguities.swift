// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

extension LayoutEngine {
  /// The ambiguities of the last `layout()` that are not a consequence of a conflict.
  ///
  /// - Complexity: that of `ambiguities()`; with conflicts, also a layout and the ambiguities of a
  ///   copy.
  package func independentAmbiguities() -> [LayoutAmbiguity] {
    let all = ambiguities()
    guard !all.isEmpty, let open = coordinatesOpenWithoutConflicts() else { return all }
    return all.filter { open.contains(AmbiguousCoordinate($0)) }
  }

  /// The coordinates that are ambiguous if all broken constraints are optional.
  ///
  /// A layout ignores broken constraints, so that coordinates seem open which these constraints
  /// were meant to determine. As optional constraints they determine them, and the conflict is the
  /// whole problem.
  ///
  /// - Returns: nil when there is no conflict, or when a broken constraint cannot be optional.
  package func coordinatesOpenWithoutConflicts() -> Set<AmbiguousCoordinate>? {
    guard !conflicts.isEmpty else { return nil }
    var copy = self
    for conflict in conflicts {
      guard case .constraint = conflict.broken else { continue }
      do throws(LayoutError) {
        try copy.apply(.setPriority(conflict.broken, 999))
      } catch {
        return nil
      }
    }
    copy.layout()
    return Set(copy.ambiguities().map(AmbiguousCoordinate.init))
  }
}
