// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// An edit that was tried, with the copy of the engine that was laid out with it.
package struct TriedFix: Sendable {
  package var fix: LayoutFix
  private var engine: LayoutEngine
  private let formerlyBroken: Set<LayoutRequirement>

  init(_ fix: LayoutFix, in engine: LayoutEngine, formerlyBroken: Set<LayoutRequirement>) {
    self.fix = fix
    self.engine = engine
    self.formerlyBroken = formerlyBroken
  }

  /// Finds out whether the edit settles as much with roots 20 % larger and 20 % smaller, and breaks
  /// nothing.
  ///
  /// - Complexity: two incremental solves. A tried fix can do this once, since its copy of the
  ///   engine has another size afterwards.
  package mutating func tryOtherSizes(solves: (LayoutEngine) -> Int) {
    let sizes = engine.roots.compactMap { root in
      engine.item(root)?.givenSize.map { (root: root, size: $0) }
    }
    for factor in [1.2, 0.8] {
      do throws(LayoutError) {
        for (root, size) in sizes {
          guard var item = engine.item(root) else { continue }
          item.givenSize = LayoutSize(width: size.width * factor, height: size.height * factor)
          try engine.updateItem(root, to: item)
        }
      } catch {
        fix.holdsAtOtherSizes = false
        return
      }
      engine.layout()
      let newConflicts = engine.conflicts.count { !formerlyBroken.contains($0.broken) }
      guard solves(engine) >= fix.solves, newConflicts <= fix.newConflicts else {
        fix.holdsAtOtherSizes = false
        return
      }
    }
    fix.holdsAtOtherSizes = true
  }
}
