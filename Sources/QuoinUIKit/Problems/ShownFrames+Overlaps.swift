// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Siblings with a text or a control that cover each other, each pair once.
  var covered: [Finding] {
    var found: [Finding] = []
    let contents = shown.filter { hasContent($0.view) }
    let repeated = Set(repetitions.flatMap { $0.views.map(ObjectIdentifier.init) })
    for (index, upper) in contents.enumerated()
    where !repeated.contains(ObjectIdentifier(upper.view)) {
      for lower in contents[..<index] where lower.view.superview === upper.view.superview {
        let titles = commonTitle(lower, upper)
        let common = titles ?? textFrame(lower).intersection(textFrame(upper))
        guard !common.isNull, common.width > 2, common.height > 2,
          titles != nil
            || !areAlternatives(lower, upper) && !isBadge(upper, of: lower)
              && !isBadge(lower, of: upper)
        else { continue }
        let (name, other) = (names.name(of: upper.view), names.name(of: lower.view))
        let cause = sharedEdge(lower, upper)
        let fix = cause.map { $0.fix } ?? "tie an edge of one to the opposite edge of the other"
        found.append(
          Finding(
            code: "overlap",
            sentence: "\(name) covers \(other) by "
              + "\(Self.number(common.width)) × \(Self.number(common.height)); \(fix)",
            view: upper.view, axis: cause == nil ? .vertical : nil,
            evidence: cause.map { [$0.constraint.locatedLine] } ?? []))
      }
    }
    return found
  }

  /// The texts of labels that are tied to each other, of which one covers at least half of the letters
  /// of the other one. A mark of one letter is drawn over others by intention.
  var coveredTexts: [Finding] {
    let texts = shown.filter { ($0.view as? UILabel)?.text.map { $0.count > 1 } == true }
    return covered.filter { finding in
      guard let upper = texts.first(where: { $0.view === finding.view }) else { return false }
      return texts.contains { lower in
        guard lower.view !== upper.view, lower.view.superview === upper.view.superview,
          sharedConstraint(lower.view, upper.view) != nil
        else { return false }
        let (first, second) = (letterFrame(lower), letterFrame(upper))
        let common = first.intersection(second)
        return !common.isNull && common.width >= min(first.width, second.width) / 2
          && common.height >= min(first.height, second.height) / 2
      }
    }
  }

  /// The part of a text between the space above and below its letters.
  private func letterFrame(_ text: (view: UIView, frame: CGRect)) -> CGRect {
    let frame = textFrame(text)
    return frame.insetBy(dx: 0, dy: frame.height / 5)
  }

  /// The common part of the title of a button and a text, at least half as high as the lower of both;
  /// nil where there is none, or where the text is a mark at an edge of the button.
  private func commonTitle(
    _ first: (view: UIView, frame: CGRect), _ second: (view: UIView, frame: CGRect)
  ) -> CGRect? {
    let (button, text) = first.view is UIButton ? (first, second) : (second, first)
    guard let title = (button.view as? UIButton)?.titleLabel, !(title.text ?? "").isEmpty,
      text.view is UILabel, !isMark(text.view, atEdgeOf: button.view)
    else { return nil }
    let titleFrame = textFrame(
      (title, title.frame.offsetBy(dx: button.frame.minX, dy: button.frame.minY)))
    let shownText = textFrame(text)
    let common = titleFrame.intersection(shownText)
    guard !common.isNull, common.width > 2,
      common.height >= min(titleFrame.height, shownText.height) / 2
    else { return nil }
    return common
  }

  /// Whether a constraint puts the center of a view at an edge of another one.
  private func isMark(_ view: UIView, atEdgeOf other: UIView) -> Bool {
    let centers: Set<NSLayoutConstraint.Attribute> = [.centerX, .centerY]
    return view.programConstraints.contains { constraint in
      guard constraint.attribute(of: other) != nil else { return false }
      return centers.contains(constraint.firstAttribute)
        != centers.contains(constraint.secondAttribute)
    }
  }

  /// A constraint of the program between two views.
  private func sharedConstraint(_ first: UIView, _ second: UIView) -> NSLayoutConstraint? {
    first.programConstraints.first { $0.attribute(of: second) != nil }
  }

  /// The constraint that ties an edge of a view to the same edge of another one, with a constant, and
  /// the way to separate them. A constant of 0 aligns views that are beside each other.
  ///
  /// Views that are aligned in a row are separated horizontally, and others vertically: an indent is no
  /// reason of an overlap.
  private func sharedEdge(
    _ first: (view: UIView, frame: CGRect), _ second: (view: UIView, frame: CGRect)
  ) -> (constraint: NSLayoutConstraint, fix: String)? {
    let shared = first.view.programConstraints.filter { constraint in
      (constraint.firstItem === second.view || constraint.secondItem === second.view)
        && constraint.relation == .equal
        && constraint.firstAttribute == constraint.secondAttribute
    }
    let isRow = shared.contains { $0.firstOperand.axis == .vertical && $0.constant == 0 }
    // Views that are aligned along both axes are in one place.
    let isOnePlace =
      isRow && shared.contains { $0.firstOperand.axis == .horizontal && $0.constant == 0 }
    let edges: [NSLayoutConstraint.Attribute] =
      isRow && !isOnePlace ? [.leading, .trailing] : [.top, .bottom]
    guard
      let cause = shared.first(where: {
        edges.contains($0.firstAttribute) && (isOnePlace || $0.constant != 0)
      })
    else { return nil }
    let isMirrored = first.view.superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = { (frame: CGRect) -> CGFloat in
      switch cause.firstAttribute {
      case .top: frame.minY
      case .bottom: frame.maxY
      case .leading: isMirrored ? -frame.maxX : frame.minX
      default: isMirrored ? -frame.minX : frame.maxX
      }
    }
    let isInOrder = place(first.frame) <= place(second.frame)
    let (before, after) = (
      names.name(of: (isInOrder ? first : second).view),
      names.name(of: (isInOrder ? second : first).view)
    )
    let fix =
      switch cause.firstAttribute {
      case .top: "tie the top of \(after) to the bottom of \(before)"
      case .bottom: "tie the bottom of \(before) to the top of \(after)"
      case .leading: "tie the leading edge of \(after) to the trailing edge of \(before)"
      default: "tie the trailing edge of \(before) to the leading edge of \(after)"
      }
    return (cause, fix)
  }

  /// Texts and controls behind a plain, opaque view without content, which was added after them to the
  /// same superview. A page that covers another one is in a container of its own.
  var hiddenTexts: [Finding] {
    shown.enumerated().compactMap { index, text in
      let label = text.view
      guard hasContent(label) || label is UISearchBar else { return nil }
      let frame = textFrame(text)
      guard frame.width > 0, frame.height > 0 else { return nil }
      let cover = shown[(index + 1)...].first { view, other in
        view.superview === label.superview && view.alpha >= 1 && other.contains(frame)
          && (isList(view)
            ? startsWith(view, label)
            : type(of: view) == UIView.self && view.subviews.isEmpty
              && (view.backgroundColor?.components.last ?? 0) >= 1)
      }
      guard let cover else { return nil }
      let name = names.name(of: cover.view)
      if isList(cover.view) {
        let own = names.name(of: label)
        return Finding(
          code: "covered-text",
          sentence:
            "\(name) covers \(own), which was added before it: both begin at the same edge; "
            + "tie \(name).top to \(own).bottom",
          view: label, evidence: cover.view.constraintLines(.vertical))
      }
      return Finding(
        code: "covered-text",
        sentence: "\(name) covers \(names.name(of: label)), which was added before it, and is "
          + "opaque; add \(name) first, or send it to the back",
        view: label)
    }
  }

  private func isList(_ view: UIView) -> Bool {
    view is UITableView || view is UICollectionView
  }

  /// Whether a constraint ties the tops of two views.
  private func startsWith(_ view: UIView, _ other: UIView) -> Bool {
    sharedConstraint(view, other).map {
      $0.firstAttribute == .top && $0.secondAttribute == .top && $0.relation == .equal
    } ?? false
  }

  /// Returns the visible part of a view: of a label its text.
  func textFrame(_ entry: (view: UIView, frame: CGRect)) -> CGRect {
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

  /// Whether a label is a mark at an edge of a control: the smaller one, whose center the
  /// constraints put at the control.
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
}
