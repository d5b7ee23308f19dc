// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// The visible mistakes in frames of a layout that its constraints determine: views outside of the
/// screen, texts that are cut off, texts or controls that cover each other, and views that a stack
/// view does not arrange.
@MainActor package struct ShownFrames {
  private let root: UIView
  private let names: ViewNames
  /// The visible views in the root's coordinates, superviews first. Scrolled content is not
  /// included.
  private let shown: [(view: UIView, frame: CGRect)]

  package init(_ root: UIView, _ names: ViewNames) {
    self.root = root
    self.names = names
    shown = Self.shownViews(in: root)
  }

  /// A mistake about one view.
  package struct Finding {
    /// The code of the rule, such as `cut-text`.
    package var code: String
    /// The mistake with its numbers, and the way to mend it.
    package var sentence: String
    /// The view, the upper one of two.
    package var view: UIView

    /// The line that is printed.
    package var text: String { "warning[\(code)]: \(sentence)" }
  }

  /// The mistakes, one for each view, the outermost ones first.
  package var findings: [Finding] { outside + cutTexts + covered + unarranged + unwrappedTexts }

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

  // MARK: Outside of the screen

  /// Views of which nothing can be seen, and texts and controls of which a part cannot.
  private var outside: [Finding] { outside { _ in true } }

  private func outside(where isIncluded: (UIView) -> Bool) -> [Finding] {
    let screen = CGRect(origin: .zero, size: root.bounds.size)
    guard screen.width > 0, screen.height > 0 else { return [] }
    // A window is as large as its screen, whose name readers recognize.
    let outer = shown.prefix { $0.frame == screen }.last?.view ?? root
    let screenName = names.name(of: root is UIWindow ? outer : root)
    // Views whose descendants are where they are because of them.
    var expected: [UIView] = []
    return shown.dropFirst().compactMap { view, frame in
      guard frame.width > 0, frame.height > 0, isIncluded(view),
        !expected.contains(where: { view.isDescendant(of: $0) })
      else { return nil }
      let common = frame.intersection(screen)
      let isInvisible = common.isNull || common.width <= 0 || common.height <= 0
      if isInvisible, waits(frame, beside: screen) {
        expected.append(view)
        return nil
      }
      guard isInvisible || hasContent(view), !isClipped(view) else { return nil }
      let sides = [
        (screen.minX - frame.minX, "on the left"), (frame.maxX - screen.maxX, "on the right"),
        (screen.minY - frame.minY, "at the top"), (frame.maxY - screen.maxY, "at the bottom"),
      ].filter { $0.0 >= 1 }
      guard !sides.isEmpty else { return nil }
      expected.append(view)
      let words = sides.map { "\(Self.number($0.0)) \($0.1)" }.joined(separator: " and ")
      let part = isInvisible ? ", so that nothing of it can be seen" : ""
      return Finding(
        code: "outside-screen",
        sentence: "\(names.name(of: view)) is outside of \(screenName): \(words)\(part)", view: view
      )
    }
  }

  /// Whether a view on the screen clips the view, such as the window of a moving text.
  private func isClipped(_ view: UIView) -> Bool {
    var next = view.superview
    while let container = next, container !== root {
      if container.clipsToBounds { return true }
      next = container.superview
    }
    return false
  }

  /// Whether a view touches the screen from outside, as one that is to move in does.
  private func waits(_ frame: CGRect, beside screen: CGRect) -> Bool {
    let gaps = [
      screen.minX - frame.maxX, frame.minX - screen.maxX, screen.minY - frame.maxY,
      frame.minY - screen.maxY,
    ]
    return gaps.contains { abs($0) < 0.5 }
  }

  /// Whether a view shows a text or can be touched.
  private func hasContent(_ view: UIView) -> Bool {
    if let label = view as? UILabel { return !(label.text ?? "").isEmpty }
    return view is UIControl
  }

  // MARK: Cut texts

  private var cutTexts: [Finding] {
    shown.compactMap { view, frame in
      guard let label = view as? UILabel, !(label.text ?? "").isEmpty,
        !label.adjustsFontSizeToFitWidth, frame.width > 0, frame.height > 0
      else { return nil }
      let name = names.name(of: label)
      let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      if label.numberOfLines == 1 {
        // The error of measured texts.
        let needed = label.sizeThatFits(limit).width
        guard needed > frame.width * 1.02 + 1 else { return nil }
        return Finding(
          code: "cut-text",
          sentence: "the text of \(name) is cut off: it is \(Self.number(needed)) wide, and has "
            + "\(Self.number(frame.width)); more lines, or constraints that leave it more width, show it",
          view: label)
      }
      guard label.numberOfLines == 0 else { return nil }
      let needed = label.sizeThatFits(CGSize(width: frame.width, height: .greatestFiniteMagnitude))
        .height
      guard needed > frame.height + label.font.lineHeight / 2 else { return nil }
      return Finding(
        code: "cut-text",
        sentence: "the text of \(name) is cut off: its lines are \(Self.number(needed)) high, and "
          + "have \(Self.number(frame.height)); constraints that leave it more height show it",
        view: label)
    }
  }

  /// Texts of several lines that make the content of a scroll view wider than the scroll view, in
  /// place of wrapping.
  private var unwrappedTexts: [Finding] {
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

  // MARK: Views over each other

  /// Siblings with a text or a control that cover each other, each pair once.
  private var covered: [Finding] {
    var found: [Finding] = []
    let contents = shown.filter { hasContent($0.view) }
    for (index, upper) in contents.enumerated() {
      for lower in contents[..<index] where lower.view.superview === upper.view.superview {
        let common = textFrame(lower).intersection(textFrame(upper))
        guard !common.isNull, common.width > 2, common.height > 2,
          !areAlternatives(lower, upper), !isBadge(upper, of: lower), !isBadge(lower, of: upper)
        else { continue }
        found.append(
          Finding(
            code: "overlap",
            sentence: "\(names.name(of: upper.view)) covers \(names.name(of: lower.view)) by "
              + "\(Self.number(common.width)) × \(Self.number(common.height))",
            view: upper.view))
      }
    }
    return found
  }

  /// Returns the visible part of a view: of a label its text.
  private func textFrame(_ entry: (view: UIView, frame: CGRect)) -> CGRect {
    guard let label = entry.view as? UILabel else { return entry.frame }
    let size = label.sizeThatFits(entry.frame.size)
    let width = min(size.width, entry.frame.width)
    let height = min(size.height, entry.frame.height)
    let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat
    switch label.textAlignment {
    case .center: x = entry.frame.midX - width / 2
    case .right: x = entry.frame.maxX - width
    case .left: x = entry.frame.minX
    default: x = isMirrored ? entry.frame.maxX - width : entry.frame.minX
    }
    return CGRect(x: x, y: entry.frame.midY - height / 2, width: width, height: height)
  }

  /// Whether a label is a mark at an edge of a control: the smaller one, whose center the constraints
  /// put at the control.
  private func isBadge(
    _ label: (view: UIView, frame: CGRect), of control: (view: UIView, frame: CGRect)
  ) -> Bool {
    guard label.view is UILabel, control.view is UIControl,
      label.frame.width < control.frame.width || label.frame.height < control.frame.height
    else { return false }
    return (label.view.superview?.constraints ?? []).contains { constraint in
      let sides = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      return sides.contains { $0.0 === control.view }
        && sides.contains { $0.0 === label.view && ($0.1 == .centerX || $0.1 == .centerY) }
    }
  }

  /// Whether a program shows one of two views, or one is the background of the other: one covers
  /// most of the other. Of two different texts, the one that is not to be read would be hidden; an
  /// outline or a shadow repeats a text.
  private func areAlternatives(
    _ first: (view: UIView, frame: CGRect), _ second: (view: UIView, frame: CGRect)
  ) -> Bool {
    if let first = first.view as? UILabel, let second = second.view as? UILabel {
      return first.text == second.text
    }
    if first.view is UIControl, first.frame.contains(second.frame) { return true }
    if second.view is UIControl, second.frame.contains(first.frame) { return true }
    let common = first.frame.intersection(second.frame)
    let area = common.width * common.height
    return [first.frame, second.frame].allSatisfy { area >= $0.width * $0.height * 0.7 }
  }

  // MARK: Views that a stack view does not arrange

  /// Stack views with views that were added beside the arranged ones, and have no size. A
  /// background has constraints or a frame of its own.
  private var unarranged: [Finding] {
    shown.compactMap { view, _ in
      guard let stack = view as? UIStackView else { return nil }
      let arranged = Set(stack.arrangedSubviews.map(ObjectIdentifier.init))
      let lost = stack.subviews.filter {
        !arranged.contains(ObjectIdentifier($0)) && !$0.isHidden && $0.bounds.size == .zero
          && $0.translatesAutoresizingMaskIntoConstraints
      }
      guard let first = lost.first else { return nil }
      let subject =
        lost.count == 1 ? "\(names.name(of: first)) is" : "\(lost.count) views are"
      return Finding(
        code: "not-arranged",
        sentence: "\(subject) in \(names.name(of: stack)), but not arranged by it, and without a "
          + "size; add with addArrangedSubview(_:) in place of addSubview(_:)",
        view: stack)
    }
  }

  /// A length with at most two decimals.
  private static func number(_ length: CGFloat) -> String {
    LayoutText.number(Double(length), decimals: 2)
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
