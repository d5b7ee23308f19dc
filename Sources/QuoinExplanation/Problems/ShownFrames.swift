// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
package import QuoinUIKit

/// The visible mistakes in frames of a layout that its constraints determine: views outside of the
/// screen, texts that are cut off, and texts or controls that cover each other.
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

  /// Returns one explanation for each view, the outermost ones first.
  func explanations(_ rootName: String) -> [LayoutExplanation] {
    let sentences = outside + cutTexts + covered
    return sentences.map { code, sentence in
      LayoutExplanation(
        kind: .warning, root: rootName, shortText: sentence,
        text: "warning[\(code)]: \(sentence)")
    }
  }

  /// Texts and controls of which a part is outside of the screen, a line each.
  package var cutContents: [String] {
    outside { hasContent($0) }.map { "warning[\($0.code)]: \($0.sentence)" }
  }

  private typealias Finding = (code: String, sentence: String)

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
    var reported: [UIView] = []
    return shown.dropFirst().compactMap { view, frame in
      guard frame.width > 0, frame.height > 0, isIncluded(view),
        !reported.contains(where: { view.isDescendant(of: $0) })
      else { return nil }
      let isInvisible = !frame.intersects(screen)
      guard isInvisible || hasContent(view) else { return nil }
      let sides = [
        (screen.minX - frame.minX, "on the left"), (frame.maxX - screen.maxX, "on the right"),
        (screen.minY - frame.minY, "at the top"), (frame.maxY - screen.maxY, "at the bottom"),
      ].filter { $0.0 >= 1 }
      guard !sides.isEmpty else { return nil }
      reported.append(view)
      let words = sides.map { "\(Self.number($0.0)) \($0.1)" }.joined(separator: " and ")
      let part = isInvisible ? ", so that nothing of it can be seen" : ""
      return (
        "outside-screen", "\(names.name(of: view)) is outside of \(screenName): \(words)\(part)"
      )
    }
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
        return (
          "cut-text",
          "the text of \(name) is cut off: it is \(Self.number(needed)) wide, and has "
            + "\(Self.number(frame.width)); more lines, or constraints that leave it more width, show it"
        )
      }
      guard label.numberOfLines == 0 else { return nil }
      let needed = label.sizeThatFits(CGSize(width: frame.width, height: .greatestFiniteMagnitude))
        .height
      guard needed > frame.height + label.font.lineHeight / 2 else { return nil }
      return (
        "cut-text",
        "the text of \(name) is cut off: its lines are \(Self.number(needed)) high, and have "
          + "\(Self.number(frame.height)); constraints that leave it more height show it"
      )
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
        guard !common.isNull, common.width > 2, common.height > 2, !areAlternatives(lower, upper)
        else { continue }
        found.append(
          (
            "overlap",
            "\(names.name(of: upper.view)) covers \(names.name(of: lower.view)) by "
              + "\(Self.number(common.width)) × \(Self.number(common.height))"
          ))
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

  /// Whether a program shows one of two views, or one is the background of the other: one covers
  /// most of the other.
  private func areAlternatives(
    _ first: (view: UIView, frame: CGRect), _ second: (view: UIView, frame: CGRect)
  ) -> Bool {
    if first.view is UIControl, first.frame.contains(second.frame) { return true }
    if second.view is UIControl, second.frame.contains(first.frame) { return true }
    let common = first.frame.intersection(second.frame)
    let area = common.width * common.height
    return [first.frame, second.frame].allSatisfy { area >= $0.width * $0.height * 0.7 }
  }

  /// A length with at most two decimals.
  private static func number(_ length: CGFloat) -> String {
    LayoutText.number(Double(length), decimals: 2)
  }
}
