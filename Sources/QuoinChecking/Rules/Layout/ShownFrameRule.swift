// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

/// A mistake in the frames of a layout without other problems, as a running program reports it.
struct ShownFrameRule: LayoutRuleProtocol {
  let rule: LayoutRule

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    layout.problems.shown.filter { $0.code == rule.id }.compactMap { found in
      guard let view = layout.checked(found.view), !dependsOnProgram(found.view, in: layout),
        found.code != "outside-screen" || found.isOutOfSight && !isMoved(view, in: layout)
      else { return nil }
      var finding = layout.finding(rule, about: view, "")
      finding.message = found.sentence
      return finding
    }
  }
}

extension ShownFrameRule {
  /// Whether a stack view arranges views of the program's classes, whose content sizes are only known
  /// at run time.
  private func dependsOnProgram(_ view: UIView, in layout: CheckedLayout) -> Bool {
    guard let stack = view as? UIStackView else { return false }
    return stack.arrangedSubviews.contains { layout.checked($0)?.hasCustomClass == true }
  }

  /// Whether the program may decide where a view is, or how large the view around it: one for macOS,
  /// one beside the view of a controller, one of a class of the program, and one that an outlet reaches,
  /// itself or a constraint on it.
  private func isMoved(_ view: CheckedView, in layout: CheckedLayout) -> Bool {
    guard let file = layout.file, layout.platform != .macOS, layout.loaded?.hasController == true,
      view.root === layout.roots.first
    else { return true }
    let outlets = file.outletDestinations
    let views = sequence(first: view.view, next: \.superview).prefix { $0 !== view.root }
    return views.contains { outer in
      if layout.checked(outer)?.hasCustomClass == true { return true }
      let constraints = sequence(first: outer, next: \.superview).flatMap(\.constraints)
        .filter { $0.firstItem === outer || $0.secondItem === outer }
      let names =
        constraints.compactMap { layout.loaded?.identifier(of: $0) }
        + [layout.checked(outer)?.identifier].compactMap(\.self)
      return names.contains(where: outlets.contains)
    }
  }

  /// The rules, which have the codes of the log.
  static let all: [ShownFrameRule] = [
    ShownFrameRule(
      "longer-content", "A scroll view that scrolls by an inset",
      computation: """
        Finds scroll views whose only view is as wide or as high as the scroll view and has insets beside \
        that length, and those whose content has a constant width that is wider than the screen.
        """,
      reason: "The content scrolls sideways by a few points, although it was meant to fit.",
      example: "A stack view with insets of 16 and the width of the scroll view."),
    ShownFrameRule(
      "no-proportions", "Proportions without content sizes",
      computation: """
        Finds stack views that fill proportionally with views that have neither a content size nor a \
        length along the axis.
        """,
      reason: "The proportions are those of the content sizes.",
      example: "Two plain views in a row that fills proportionally."),
    ShownFrameRule(
      "outside-screen", "A view outside of the screen",
      computation: """
        Finds views of iOS of which nothing is inside the view of their controller: texts, controls, and \
        plain views with a background, those also where they are cut off at one side between equal insets. \
        Views that touch the edge from outside wait there, and those of classes of the program, and those \
        that an outlet reaches, themselves or a constraint on them, may be moved by it; both are left out.
        """,
      reason: "Nobody sees it, although nothing is wrong with the constraints.",
      example: "A panel whose bottom is tied to the top of the screen, 40 points above it."),
    ShownFrameRule(
      "untouchable", "A control outside of its superview",
      computation: "Finds controls of iOS whose middle is outside of their superview.",
      reason: "A superview gets no touches outside of its bounds, and so does what is in it.",
      example: "A button 80 points below the top of a card that is 60 high."),
    ShownFrameRule(
      "overlap", "Texts that lie over each other",
      computation: """
        Finds labels of iOS that a constraint ties to each other, and whose texts cover each other by half \
        of the smaller width and height.
        """,
      reason: "Neither can be read.",
      example: "A detail 5 points below the top of the title, in place of its bottom."),
    ShownFrameRule(
      "cut-text", "Segments that are too narrow for their titles",
      computation: """
        Finds segmented controls of iOS with a stated width of which the titles need a fifth more.
        """,
      reason: "The titles end in an ellipsis.",
      example: "Three segments with the days of a week in 90 points."),
    ShownFrameRule(
      "unwrapped-text", "A text of several lines that makes a scroll view wide",
      computation: """
        Finds labels of several lines on iOS that have one line, since the content of their scroll view has \
        no width.
        """,
      reason: "People have to scroll sideways to read it.",
      example: "A label with four edges tied to a scroll view, whose width nothing limits."),
    ShownFrameRule(
      "unused-length", "A length without an effect",
      computation: """
        Finds optional constant widths and heights on iOS that another one of a higher priority, or the \
        hugging of a text or a control, leaves no effect.
        """,
      reason: "The constraint says a number that the view never has.",
      example: "A button with a height of 60 and the priority 200, below its hugging of 250."),
    ShownFrameRule(
      "hidden-gap", "A hidden view that leaves a gap",
      computation: """
        Finds hidden views of iOS outside of stack views, 44 points high or more, to whose bottom a shown \
        view is tied, and whose place is empty. A hidden view without content is a distance.
        """,
      reason: "Only a stack view closes the gap of a hidden view.",
      example: "A hidden banner of 120 points between a title and its text."),
  ]

  private init(
    _ code: String, _ summary: String, computation: String, reason: String, example: String
  ) {
    rule = LayoutRule(
      code, summary, .info, raises: [.strict], computation: computation, reason: reason,
      example: example)
  }
}
