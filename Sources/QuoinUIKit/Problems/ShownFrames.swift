// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// The visible mistakes in frames of a layout that its constraints determine: views outside of the
/// screen, texts that are cut off, texts or controls that cover each other, and views that a stack
/// view does not arrange or a cell does not measure.
@MainActor package struct ShownFrames {
  let root: UIView
  let names: ViewNames
  /// The visible views in the root's coordinates, superviews first. Scrolled content is not
  /// included.
  let shown: [(view: UIView, frame: CGRect)]

  package init(_ root: UIView, _ names: ViewNames) {
    self.root = root
    self.names = names
    shown = Self.shownViews(in: root)
  }

  /// A mistake about one view.
  package struct Finding {
    /// The code of the rule, such as `cut-text`.
    package var code: String
    /// The mistake with its numbers, and the way to correct it.
    package var sentence: String
    /// The view, the upper one of two.
    package var view: UIView

    /// The line that is printed.
    package var text: String { "warning[\(code)]: \(sentence)" }
  }

  /// The mistakes, one for each view, the outermost ones first.
  package var findings: [Finding] {
    outside + cutTexts + covered + unarranged + unwrappedTexts + besideContent
  }

  /// Texts and controls of which a part is outside of the screen.
  package var cutContents: [Finding] { outside { hasContent($0) } }

  private static func shownViews(in root: UIView) -> [(view: UIView, frame: CGRect)] {
    var found: [(view: UIView, frame: CGRect)] = []
    func visit(_ view: UIView, _ origin: CGPoint) {
      guard !view.isHidden, view.alpha > 0.01, view.transform == .identity else { return }
      found.append((view, CGRect(origin: origin, size: view.bounds.size)))
      // Scrolled content may be anywhere.
      guard !(view is UIScrollView), !(view is UIControl) else { return }
      for inner in view.subviews {
        let frame = inner.frame
        visit(
          inner,
          CGPoint(
            x: origin.x + frame.minX - view.bounds.minX,
            y: origin.y + frame.minY - view.bounds.minY))
      }
    }
    visit(root, .zero)
    return found
  }

  /// Whether a view shows a text or can be touched.
  func hasContent(_ view: UIView) -> Bool {
    if let label = view as? UILabel { return !(label.text ?? "").isEmpty }
    return view is UIControl
  }

  /// A length with at most two decimals.
  static func number(_ length: CGFloat) -> String {
    LayoutText.number(Double(length), decimals: 2)
  }
}
