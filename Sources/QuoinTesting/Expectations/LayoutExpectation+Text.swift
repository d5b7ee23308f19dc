// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension LayoutExpectation {
  /// Expects that each text of a label, a button, a field, or a text view that does not scroll is
  /// shown completely, after its letters shrink as far as the view allows, and no view around it
  /// cuts it off.
  ///
  /// Only texts beyond the error of measures fail: 1 point and 2 % for Latin text, 10 % for other
  /// scripts.
  public static let textFits = LayoutExpectation(named: "textFits") { layout in
    let cut = layout.views.views.compactMap { entry -> ExpectationFinding? in
      guard entry.isShown, let fit = TextFit(entry.view) else { return nil }
      return ExpectationFinding(
        key: "\(entry.path) \(fit.axis)",
        message: "\(layout.name(of: entry.view)) is cut off: \(fit.words)",
        side: FrameSide(entry.view, fit.axis == .horizontal ? .horizontal : .vertical)
      ) {
        layout.reasons(for: fit.axis == .horizontal ? .width : .height, of: entry.view)
          + TextFixes(entry.view, in: layout).lines(for: fit)
      }
    }
    let clips = layout.views.views.contains { $0.view.clipsToBounds }
    return cut + (clips ? layout.findings(of: "clipped-view") : [])
  }

  /// Expects that a label shows a number of lines.
  ///
  /// - Parameters:
  ///   - selector: The label.
  ///   - count: The numbers that are right, such as `...3` or `2...2`.
  public static func lines(
    of selector: LayoutSelector, _ count: some RangeExpression<Int> & Sendable
  ) -> LayoutExpectation {
    LayoutExpectation(named: "lines") { layout in
      layout.with(selector) { entry in
        guard let label = TextFit.label(of: entry.view), let text = label.text else {
          return [
            ExpectationFinding(
              key: entry.path, message: "\(layout.name(of: entry.view)) is not a label with a text")
          ]
        }
        let measure = TextMeasure(label, text)
        let lines =
          text.isEmpty ? 0 : min(measure.exactLines(at: label.bounds.width), measure.mostLines)
        guard !count.contains(lines) else { return [] }
        return [
          ExpectationFinding(
            key: entry.path,
            message: "\(layout.name(of: entry.view)) has \(lines) "
              + "\(lines == 1 ? "line" : "lines"), expected \(RangeText.words(count))"
          ) { layout.reasons(for: .width, of: entry.view) }
        ]
      }
    }
  }

  /// Expects that a label shows an exact number of lines.
  public static func lines(of selector: LayoutSelector, _ count: Int) -> LayoutExpectation {
    lines(of: selector, count...count)
  }
}
