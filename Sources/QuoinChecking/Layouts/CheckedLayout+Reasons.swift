// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinLayout
import QuoinUIKit

extension CheckedLayout {
  /// Returns the reasons for a length of a view: the constraints or facts that determine it, one
  /// line each.
  ///
  /// Empty for a finding that an earlier configuration has, since the explanation of that one is
  /// kept.
  ///
  /// - Parameters:
  ///   - attribute: The length.
  ///   - view: The view.
  ///   - detail: The detail of the finding.
  func reasons(
    for attribute: LayoutAttribute, of view: CheckedView, detail: String
  ) -> [String] {
    let finding = KnownFinding(object: view.identifier, detail: detail)
    guard !knownFindings.contains(finding) else { return [] }
    let explainer = LayoutExplainer(view.view.layoutInspection())
    var options = ExplanationOptions()
    options.depth = 1
    guard let found = explainer.derivation(of: attribute, in: view.view, options) else { return [] }
    return [found.words.headline] + found.words.lines
  }
}
