// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinLayout
import QuoinUIKit

extension CheckedLayout {
  /// Why a length of a view has its value: the constraint or fact that binds it, a line each.
  func reasons(for attribute: LayoutAttribute, of view: CheckedView) -> [String] {
    let explainer = LayoutExplainer(view.view.layoutInspection())
    var options = ExplanationOptions()
    options.depth = 1
    guard let found = explainer.derivation(of: attribute, in: view.view, options) else { return [] }
    return [found.words.headline] + found.words.lines
  }
}
