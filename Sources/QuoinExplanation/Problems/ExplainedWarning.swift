// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinDiagnostics
import QuoinLayout
package import QuoinUIKit

/// A warning in words, with the views and guides that it is about.
@MainActor package struct ExplainedWarning {
  /// The behavior of the layout, and what to try.
  package var words: LayoutWarningDescription
  /// The constraints involved, in the order of activation.
  package var constraints: [NSLayoutConstraint]
  /// The views and guides that probably differ from the intention.
  package var items: [AnyObject]
  /// Whether frames decide the warning, and not constraints alone.
  package var dependsOnFrames: Bool
  /// The layout that the words are about.
  package let explainer: LayoutExplainer
}

extension LayoutExplainer {
  /// Returns the warnings of the layout in words. The parameters are those of
  /// ``LayoutExplainer/warnings(isSelfSizing:standardHeight:isVisible:)``.
  package func explainedWarnings(
    _ options: ExplanationOptions, isSelfSizing: Bool,
    standardHeight: Double = standardRowHeight, isVisible: (UIView) -> Bool = { $0.alpha > 0 }
  ) -> [ExplainedWarning] {
    warnings(
      isSelfSizing: isSelfSizing, standardHeight: standardHeight, isVisible: isVisible
    ).map { warning in
      ExplainedWarning(
        words: LayoutWarningDescription(
          warning, in: inspection.engine, names: names, fixLimit: options.fixes),
        constraints: warning.constraints.compactMap(inspection.constraint),
        items: items(of: warning).compactMap(inspection.object),
        dependsOnFrames: warning.dependsOnFrames, explainer: self)
    }
  }

  private func items(of warning: LayoutWarning) -> [ItemID] {
    switch warning {
    case .zeroSizes(let cycle): cycle.sizes.map(\.item)
    case .ignoredItem(let id): inspection.engine.constraint(id)?.first.items ?? []
    case .outwardConstant(let outward): [outward.item]
    case .hiddenLength(let hidden): [hidden.item]
    case .missingLength(let missing): [missing.item]
    }
  }
}
