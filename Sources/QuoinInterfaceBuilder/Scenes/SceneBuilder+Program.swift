// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension SceneBuilder {
  /// Creates the views of one layout root for a running program, with its guides and constraints.
  /// Views of roots inside it, such as the cells of a table, are created on their own.
  func buildForProgram(_ root: Int, _ maker: any ViewMaking) -> ProgramViews {
    self.maker = maker
    for index in scene.views where document.views[index].root == root { addView(at: index) }
    addGuides()
    addConstraints()
    return ProgramViews(root: entries.view(at: root), entries: entries, findings: findings)
  }
}
