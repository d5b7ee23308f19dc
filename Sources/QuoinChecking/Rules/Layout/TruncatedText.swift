// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// Finds texts that do not fit into their views.
struct TruncatedText: LayoutRuleProtocol {
  let rule = LayoutRule(
    "truncated-text", "A text that does not fit into its view", .info,
    raises: [.matrix, .localization, .strict], certainty: .measured,
    computation: """
      Measures the text of each label and of each button with a title alone, after the letters \
      shrink as far as the label allows, and compares with the frame. Only what exceeds the error of \
      measures is reported: 1 point and 2 % for the system font in Latin, 10 % for other fonts and \
      scripts. Placeholder texts such as "Label", texts of bindings, texts of cells, xibs and macOS \
      views that an outlet reaches, emoji, views of classes of the program, the height of cells that \
      a table sizes, and what fits into a wider view where a xib's view is narrower than a phone are \
      not judged.
      """,
    reason: "People read an ellipsis in place of the text.",
    example: "A label of 204 points whose text is 231 wide, on one line.")

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    layout.views.compactMap { view in
      guard !layout.isPlacedByCell(view), let text = CheckedText(view, in: layout),
        let cut = Truncation(of: text, in: view.frame),
        cut.isHorizontal
          ? !layout.uncertainViews.containsHorizontally(view)
            && !(layout.isOfOpenWidth(view.root) && hasRoom(for: cut, view, inWider: view.root))
          : !layout.isOfOpenHeight(view.root) && !layout.uncertainViews.contains(view)
            && !fitsAtOwnWidth(text, view),
        !hasRoom(for: cut, view)
      else { return nil }
      var finding = layout.finding(
        rule, about: view, "is cut off: \(cut.words)", detail: cut.isHorizontal ? "width" : "height"
      )
      finding.explanation = layout.reasons(
        for: cut.isHorizontal ? .width : .height, of: view, detail: finding.detail)
      finding.fixes =
        cut.isHorizontal
        ? ["more lines, or constraints that leave it more width"]
        : ["constraints that leave it more height"]
      return finding
    }
  }

  /// Whether the view becomes wide enough with a root that is wider by as much as the text needs.
  private func hasRoom(
    for cut: Truncation, _ view: CheckedView, inWider root: UIView
  ) -> Bool {
    let size = root.frame.size
    root.frame.size.width += cut.needed
    root.layoutIfNeeded()
    let width = view.view.exactFrame.width
    root.frame.size = size
    root.layoutIfNeeded()
    return width >= cut.needed - 1
  }

  /// Whether the text fits when the content of the view is as wide as the text on one line.
  ///
  /// On the canvas the content has the size that the file stores, which may be that of another text.
  /// The number of lines at such a width is not that of the program.
  private func fitsAtOwnWidth(_ text: CheckedText, _ view: CheckedView) -> Bool {
    guard let overrides = view.view.layoutOverrides,
      let stored = overrides.intrinsicContentSize, stored.width >= 0
    else { return false }
    defer {
      view.view.layoutOverrides = overrides
      view.root.layoutIfNeeded()
    }
    let frame = { (size: CGSize) in
      var changed = overrides
      changed.intrinsicContentSize = size
      view.view.layoutOverrides = changed
      view.root.layoutIfNeeded()
      return view.view.exactFrame
    }
    let line = CGFloat(text.size(scale: text.leastScale).width)
    let width = frame(CGSize(width: line, height: stored.height)).width
    let wrapped = text.size(
      width: Double(width) * (1 + text.measureError), scale: text.leastScale)
    let shown = frame(CGSize(width: line, height: CGFloat(wrapped.height)))
    return Truncation(of: text, in: shown) == nil
  }

  /// Whether the view becomes large enough when its content is as large as the text is measured.
  ///
  /// On the canvas a text has the size that the file stores, which may be smaller than its measure.
  private func hasRoom(for cut: Truncation, _ view: CheckedView) -> Bool {
    guard let overrides = view.view.layoutOverrides, var size = overrides.intrinsicContentSize
    else { return false }
    var changed = overrides
    if cut.isHorizontal { size.width = cut.needed } else { size.height = cut.needed }
    changed.intrinsicContentSize = size
    view.view.layoutOverrides = changed
    view.root.layoutIfNeeded()
    let frame = view.view.exactFrame
    view.view.layoutOverrides = overrides
    view.root.layoutIfNeeded()
    return (cut.isHorizontal ? frame.width : frame.height) >= cut.needed - 1
  }
}

/// The lengths by which a text exceeds a frame.
@MainActor struct Truncation {
  let isHorizontal: Bool
  /// The width of the text, or the height of all its lines, in points.
  let needed: CGFloat
  /// The needed and the available length, or the needed and the shown lines.
  let words: String

  /// Creates a truncation; nil when the text fits, or does not exceed the frame by more than the
  /// error of measures.
  init?(of text: CheckedText, in frame: CGRect) {
    let (width, height) = (Double(frame.width), Double(frame.height))
    guard text.lineCount == 1 else {
      // The text wraps at the width, so the number of shown lines decides.
      let narrow = text.size(width: width * (1 + text.measureError), scale: text.leastScale)
      let allowed = text.lineCount == 0 ? Int.max : text.lineCount
      let lineHeight = text.lineHeight * text.leastScale
      // A line that begins within the frame is shown.
      let shown = min(allowed, max(1, Int((height / lineHeight + 0.5).rounded(.down))))
      guard narrow.lines > shown else { return nil }
      isHorizontal = false
      needed = CGFloat(Double(min(narrow.lines, allowed)) * lineHeight)
      words = "needs \(narrow.lines) lines, shows \(shown)"
      return
    }
    let textWidth = text.size(scale: text.leastScale).width
    guard text.exceeds(textWidth, width) else { return nil }
    isHorizontal = true
    needed = CGFloat(textWidth)
    let unit = text.leastScale < 1 ? " with its smallest letters" : ""
    words =
      "\(LayoutText.number(textWidth.rounded(.up))) wide\(unit), has "
      + LayoutText.number((width * 2).rounded() / 2)
  }
}
