// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinUIKit

extension SceneProblems {
  /// Collects the problems of a layout that rules look at, with the first fixes.
  init(_ layout: CheckedLayout) {
    if let scene = layout.loaded {
      let programs = ProgramContents(layout)
      self.init(scene, options: ExplanationOptions(), isVerbose: false) { ambiguity in
        guard let view = ambiguity.item as? UIView, let checked = layout.checked(view) else {
          return true
        }
        return checked.isShown && !programs.mayDetermine(ambiguity.attribute, of: checked)
      }
    } else if let root = layout.roots.first {
      self.init(views: root, report: layout.report)
    } else {
      preconditionFailure("A layout of views has the root that it was made from")
    }
  }
}
