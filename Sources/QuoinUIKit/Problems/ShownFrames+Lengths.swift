// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension ShownFrames {
  /// Views with two optional constant lengths on one axis, of which the one of the lower priority has
  /// no effect. A length of the low priority is a default for the time in which no other one is active.
  var competingLengths: [Finding] {
    everything.compactMap { view in
      let attributes: [NSLayoutConstraint.Attribute] = [.width, .height]
      return attributes.lazy.compactMap {
        competingLength($0, of: view) ?? outweighedLength($0, of: view)
      }.first
    }
  }

  /// A length that is longer than the content of a text or a control, which hugs it with a higher
  /// priority. Priorities of fitting sizes and below are those of last resorts.
  private func outweighedLength(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView
  ) -> Finding? {
    guard hasContent(view), !(view is UISegmentedControl) else { return nil }
    let isWide = attribute == .width
    let size = view.layoutOverrides?.intrinsicContentSize ?? view.intrinsicContentSize
    let frame = view.alignmentRect(forFrame: view.frame)
    let (content, length) =
      isWide ? (size.width, frame.width) : (size.height, frame.height)
    let hugging = view.contentHuggingPriority(for: isWide ? .horizontal : .vertical).rawValue
    guard content > 0, !Self.isOther(content, length),
      let weak = view.constraints.first(where: {
        $0.origin == .program && $0.firstItem === view && $0.secondItem == nil
          && $0.firstAttribute == attribute && $0.relation != .lessThanOrEqual
          && $0.priority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue
          && $0.priority.rawValue < hugging && $0.constant > content + 1
      })
    else { return nil }
    return Finding(
      code: "unused-length",
      sentence:
        "\(weak.summary) has no effect, since \(names.name(of: view)) hugs its content, which "
        + "is \(Self.number(content)) \(isWide ? "wide" : "high"), at the priority "
        + "\(Self.number(CGFloat(hugging))); give the constraint a higher priority",
      view: view, severity: "info", evidence: [weak.locatedLine])
  }

  private func competingLength(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView
  ) -> Finding? {
    let lengths = view.constraints.filter {
      $0.origin == .program && $0.firstItem === view && $0.secondItem == nil
        && $0.firstAttribute == attribute && $0.relation == .equal
        && $0.priority.rawValue < UILayoutPriority.required.rawValue
        && $0.priority.rawValue > UILayoutPriority.defaultLow.rawValue
    }.sorted { $0.priority.rawValue > $1.priority.rawValue }
    let length = attribute == .width ? view.bounds.width : view.bounds.height
    guard let strong = lengths.first, !Self.isOther(length, strong.constant),
      let weak = lengths.dropFirst().first(where: {
        $0.priority.rawValue < strong.priority.rawValue
          && Self.isOther($0.constant, strong.constant)
      })
    else { return nil }
    let side = attribute == .width ? "width" : "height"
    return Finding(
      code: "unused-length",
      sentence: "\(weak.summary) has no effect, since \(strong.summary) states the \(side) with a "
        + "higher priority; remove one of the two, or exchange their priorities",
      view: view, severity: "info", evidence: [weak.locatedLine, strong.locatedLine])
  }

  /// Views that end beyond their superview, since a flexible mask adds to them what the superview
  /// gained after their frames were set, as from no size at all.
  var grownByMasks: [Finding] {
    shown.dropFirst().compactMap { view, _ in
      guard view.translatesAutoresizingMaskIntoConstraints, view.handle.activations.isEmpty,
        view.isOfThisLibrary, hasContent(view) || hasBackground(view), let outer = view.superview,
        outer.bounds.width > 0, outer.bounds.height > 0, !(outer is UIScrollView), !isInBar(view)
      else { return nil }
      let isWide =
        view.autoresizingMask.contains(.flexibleWidth) && view.frame.minX >= 0
        && view.frame.maxX >= outer.bounds.width + 1
      let isHigh =
        view.autoresizingMask.contains(.flexibleHeight) && view.frame.minY >= 0
        && view.frame.maxY >= outer.bounds.height + 1
      guard isWide || isHigh else { return nil }
      let (name, outerName) = (names.name(of: view), names.name(of: outer))
      let (length, excess, side) =
        isWide
        ? ("\(Self.number(view.frame.width)) wide", view.frame.maxX - outer.bounds.width, "right")
        : ("\(Self.number(view.frame.height)) high", view.frame.maxY - outer.bounds.height, "lower")
      return Finding(
        code: "grown-by-mask",
        sentence: "\(name) is \(length), and ends \(Self.number(excess)) beyond \(outerName): its "
          + "autoresizing mask keeps the distance to the \(side) edge that it had when its frame was "
          + "set, as in a superview without a size; set its frame when \(outerName) has its size",
        view: view)
    }
  }
}
