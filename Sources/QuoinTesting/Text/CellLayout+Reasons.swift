// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinLayout
import QuoinUIKit

extension CellLayout {
  /// Returns the reasons for a number of a view: one sum where constants and input sizes add up to
  /// it, otherwise the tree of its reasons.
  func reasons(for attribute: NSLayoutConstraint.Attribute, of view: UIView) -> [String] {
    guard let attribute = LayoutAttribute(rawValue: attribute.rawValue) else { return [] }
    if view === self.view, let window, attribute == .width || attribute == .height {
      let size = window.bounds.size
      let words =
        attribute == .width
        ? "\(LengthText.points(size.width)) wide" : "\(LengthText.points(size.height)) high"
      return ["\(shortName(of: window)) is \(words)"]
    }
    let explainer = LayoutExplainer(view.layoutInspection())
    guard let found = explainer.derivation(of: attribute, in: view, ExplanationOptions()) else {
      return []
    }
    if let sum = DerivationSum(found.facts, of: attribute, explainer, root: self.view) {
      return [sum.text]
    }
    return ([found.words.headline] + found.words.lines).prefix(Self.mostReasonLines).map { $0 }
  }

  /// The number of lines of a tree of reasons beyond which a message refers to `explainLayout`.
  private static let mostReasonLines = 8
}
