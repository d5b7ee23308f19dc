// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  var cutTexts: [Finding] {
    shown.compactMap { view, frame -> Finding? in
      if let button = view as? UIButton { return cutTitle(of: button, frame) }
      if let control = view as? UISegmentedControl { return cutSegments(of: control, frame) }
      guard let label = view as? UILabel, !(label.text ?? "").isEmpty,
        !label.adjustsFontSizeToFitWidth, frame.width > 0, frame.height > 0
      else { return nil }
      let name = names.name(of: label)
      let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      if label.numberOfLines == 1 {
        let size = label.sizeThatFits(limit)
        if isFlat(frame, for: size) {
          return flatText("text of \(name)", size.height, label, frame)
        }
        // A program that states the line, or a low priority, means to cut the text.
        let priority = label.contentCompressionResistancePriority(for: .horizontal).rawValue
        guard !label.limitsText, priority >= UILayoutPriority.defaultHigh.rawValue else {
          return nil
        }
        // The error of measured texts.
        let needed = size.width
        guard needed > frame.width * 1.02 + 1 else { return clippedText(label, frame) }
        return Finding(
          code: "cut-text",
          sentence: "the text of \(name) is cut off: it is \(Self.number(needed)) wide, and has "
            + "\(Self.number(frame.width)); \(room(for: label, "width", or: "more lines"))",
          view: label, axis: .horizontal)
      }
      let needed = label.sizeThatFits(CGSize(width: frame.width, height: .greatestFiniteMagnitude))
        .height
      guard needed > frame.height + label.font.lineHeight / 2 else { return nil }
      return Finding(
        code: "cut-text",
        sentence: "the text of \(name) is cut off: its lines are \(Self.number(needed)) high, and "
          + "have \(Self.number(frame.height)); \(room(for: label, "height"))",
        view: label, axis: .vertical)
    }
  }

  /// A text of which both ends are outside of a view around it that clips. One end is outside of the
  /// window of a moving text.
  private func clippedText(_ label: UILabel, _ frame: CGRect) -> Finding? {
    let outer = sequence(first: label, next: \.superview).dropFirst().prefix { $0 !== root }
    guard let clip = outer.first(where: \.clipsToBounds), !(clip is UIScrollView),
      let window = shown.first(where: { $0.view === clip })?.frame, window.width > 0,
      frame.minX < window.minX - 1, frame.maxX > window.maxX + 1
    else { return nil }
    let name = names.name(of: clip)
    return Finding(
      code: "cut-text",
      sentence:
        "the text of \(names.name(of: label)) is cut off: it is \(Self.number(frame.width)) "
        + "wide, and \(name), which clips, is \(Self.number(window.width)); more lines, and "
        + "constraints to both edges of \(name), show it",
      view: label, axis: .horizontal)
  }

  /// Returns the advice that shows all of a text. A frame that a statement sets does not follow a later text.
  private func room(for view: UIView, _ side: String, or other: String? = nil) -> String {
    let first = other.map { "\($0), or " } ?? ""
    if view.frameStatementLine != nil {
      return "\(first)a larger \(side) shows it; lay it out again after its text changes"
    }
    if let stack = view.superview as? UIStackView, stack.distribution == .fillEqually,
      stack.axis == .horizontal, side == "width"
    {
      return "\(first)another distribution of \(names.name(of: stack)) than fillEqually shows it"
    }
    return "\(first)constraints that leave it more \(side)\(other == nil ? "" : ",") show it"
  }

  /// Segmented controls of a stated width that is much too narrow. A width that a file stores is that
  /// of other measures.
  var narrowSegments: [Finding] {
    shown.compactMap { view, frame in
      guard let control = view as? UISegmentedControl, control.hasProgramLength(.horizontal),
        control.narrowestWidth > frame.width * 1.2
      else { return nil }
      return cutSegments(of: control, frame)
    }
  }

  /// Segments that are narrower than their texts.
  private func cutSegments(of control: UISegmentedControl, _ frame: CGRect) -> Finding? {
    let needed = control.narrowestWidth
    guard frame.width > 0, needed > frame.width * 1.02 + 1 else { return nil }
    return Finding(
      code: "cut-text",
      sentence: "the titles of \(names.name(of: control)) are cut off: its segments need "
        + "\(Self.number(needed)), and it is \(Self.number(frame.width)) wide; constraints that leave "
        + "it more width show them",
      view: control, axis: .horizontal)
  }

  /// A title of one line that is wider than its button.
  private func cutTitle(of button: UIButton, _ frame: CGRect) -> Finding? {
    guard let label = button.titleLabel, !(label.text ?? "").isEmpty, label.numberOfLines == 1,
      !label.adjustsFontSizeToFitWidth, frame.width > 0
    else { return nil }
    let size = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    if isFlat(frame, for: size) {
      return flatText("title of \(names.name(of: button))", size.height, button, frame)
    }
    let needed = size.width
    guard needed > frame.width * 1.02 + 1 else { return nil }
    return Finding(
      code: "cut-text",
      sentence: "the title of \(names.name(of: button)) is cut off: it is "
        + "\(Self.number(needed)) wide, and the button is \(Self.number(frame.width)); "
        + room(for: button, "width"),
      view: button, axis: .horizontal)
  }

  /// Whether letters do not fit into the height of a view that is not closed. A line has space above
  /// and below its letters.
  private func isFlat(_ frame: CGRect, for text: CGSize) -> Bool {
    frame.height > 0 && text.height > frame.height * 1.3 + 1
  }

  private func flatText(
    _ subject: String, _ height: CGFloat, _ view: UIView, _ frame: CGRect
  ) -> Finding {
    Finding(
      code: "cut-text",
      sentence: "the \(subject) is cut off: its line is \(Self.number(height)) high, and has "
        + "\(Self.number(frame.height)); a greater height, or none, shows it",
      view: view, axis: .vertical)
  }

  /// Texts of several lines that make the content of a scroll view wider than the scroll view, in
  /// place of wrapping.
  var unwrappedTexts: [Finding] {
    shown.compactMap { view, _ in
      guard let scroll = view as? UIScrollView, scroll.bounds.width > 0,
        scroll.contentSize.width > scroll.bounds.width + 1,
        let label = scroll.firstUnwrappedLabel(wider: scroll.bounds.width)
      else { return nil }
      return Finding(
        code: "unwrapped-text",
        sentence: "the text of \(names.name(of: label)) does not wrap: it makes the content of "
          + "\(names.name(of: scroll)) \(Self.number(scroll.contentSize.width)) wide, which shows "
          + "\(Self.number(scroll.bounds.width)); make the width of the content equal to that of the "
          + "scroll view",
        view: label)
    }
  }
}

extension UIView {
  /// The first shown label of several lines inside that has one line and is wider than a width.
  fileprivate func firstUnwrappedLabel(wider width: CGFloat) -> UILabel? {
    for inner in subviews where !inner.isHidden && !(inner is UIScrollView) {
      if let label = inner as? UILabel, label.numberOfLines != 1, label.bounds.width > width,
        label.bounds.height < label.font.lineHeight * 1.5
      {
        return label
      }
      if let found = inner.firstUnwrappedLabel(wider: width) { return found }
    }
    return nil
  }
}
