// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Views of which nothing can be seen, and texts and controls of which a part cannot.
  var outside: [Finding] { outside { _ in true } }

  func outside(where isIncluded: (UIView) -> Bool) -> [Finding] {
    let screen = CGRect(origin: .zero, size: root.bounds.size)
    guard screen.width > 0, screen.height > 0 else { return [] }
    // A window is as large as its screen, whose name readers recognize.
    let outer = shown.prefix { $0.frame == screen }.last?.view ?? root
    let screenName = names.name(of: root is UIWindow ? outer : root)
    // Views whose descendants are where they are because of them.
    var expected: [UIView] = []
    return shown.dropFirst().compactMap { view, whole in
      // Shadows and margins of controls are drawn outside of the rectangle that constraints place.
      let frame = view.alignmentRect(forFrame: whole)
      guard frame.width > 0, frame.height > 0, isIncluded(view),
        !expected.contains(where: { view.isDescendant(of: $0) })
      else { return nil }
      let common = frame.intersection(screen)
      let isInvisible = common.isNull || common.width <= 0 || common.height <= 0
      if isInvisible, waits(frame, beside: screen) || isMovable(view) {
        expected.append(view)
        return nil
      }
      let sides = sides(frame, beyond: screen)
      guard !sides.isEmpty else { return nil }
      let isBeyondAll = sides.count == 4 && Set(sides.map { Int($0.0.rounded()) }).count == 1
      guard
        isInvisible || isBeyondAll || hasContent(view) || view.isMultiplied
          || isInsetPanel(view, frame, sides.map(\.0), screen), !isClipped(view)
      else { return nil }
      if let outer = container(of: view, beyond: sides.map(\.1), screen), isIncluded(outer.view) {
        expected.append(outer.view)
        let edges = outer.sides.map { "\(Self.number($0.0)) \($0.1)" }.joined(separator: " and ")
        let sizes =
          outer.view.controller == nil
          ? remedy(outer.view, outer.frame, (screenName, screen))
          : "; the view of a child controller keeps the size of its own until its frame is set to the "
            + "bounds of its container, or constraints tie it to that"
        return Finding(
          code: "outside-screen",
          sentence:
            "\(names.name(of: outer.view)) is outside of \(screenName): \(edges), and with it "
            + "\(names.name(of: view))\(sizes)",
          view: outer.view, axis: outer.sides[0].1.hasPrefix("on") ? .horizontal : .vertical,
          isOutOfSight: isInvisible)
      }
      expected.append(view)
      if isBeyondAll, !isInvisible {
        return Finding(
          code: "outside-screen",
          sentence: "\(names.name(of: view)) is outside of \(screenName) by "
            + "\(Self.number(sides[0].0)) on all sides; insets with the other sign are inside",
          view: view, axis: .horizontal)
      }
      let words = sides.map { "\(Self.number($0.0)) \($0.1)" }.joined(separator: " and ")
      let part = isInvisible ? ", so that nothing of it can be seen" : ""
      return Finding(
        code: "outside-screen",
        sentence: "\(names.name(of: view)) is outside of \(screenName): \(words)\(part)"
          + remedy(view, frame, (screenName, screen)),
        view: view,
        axis: frame.minX < screen.minX || frame.maxX > screen.maxX ? .horizontal : .vertical,
        isOutOfSight: isInvisible || isPlainPanel(view))
    }
  }

  /// The outermost view around another one that leaves the screen at the same sides, which is the
  /// cause.
  private func container(
    of view: UIView, beyond sides: [String], _ screen: CGRect
  ) -> (view: UIView, frame: CGRect, sides: [(CGFloat, String)])? {
    for (outer, frame) in shown.dropFirst() where outer !== view && view.isDescendant(of: outer) {
      let beyond = self.sides(frame, beyond: screen)
      if !beyond.isEmpty, Set(sides).isSubset(of: beyond.map(\.1)) {
        return (outer, frame, beyond)
      }
    }
    return nil
  }

  private func sides(_ frame: CGRect, beyond screen: CGRect) -> [(CGFloat, String)] {
    [
      (screen.minX - frame.minX, "on the left"), (frame.maxX - screen.maxX, "on the right"),
      (screen.minY - frame.minY, "at the top"), (frame.maxY - screen.maxY, "at the bottom"),
    ].filter { $0.0 >= 1 }
  }

  /// Whether a view on the screen clips the view, such as the window of a moving text.
  func isClipped(_ view: UIView) -> Bool {
    var next = view.superview
    while let container = next, container !== root {
      if container.clipsToBounds { return true }
      next = container.superview
    }
    return false
  }

  /// Whether a program moves a view, or one around it, by animations or after a finger.
  private func isMovable(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { outer in
      if outer.layoutExtras?.isMovedByAnimation == true { return true }
      // A pan over the whole screen moves something else.
      return outer.bounds.size != root.bounds.size && !(outer is UIScrollView)
        && outer.gestureRecognizers?.contains { $0 is UIPanGestureRecognizer } == true
    }
  }

  /// Whether a plain panel with sharp corners is cut off at one side, and keeps the same distance from
  /// both sides across. A panel from edge to edge is a background, which may reach beyond the screen.
  private func isInsetPanel(
    _ view: UIView, _ frame: CGRect, _ excess: [CGFloat], _ screen: CGRect
  ) -> Bool {
    guard excess.count == 1, excess[0] >= Self.leastCutOff, isPlainPanel(view),
      (view.existingLayer?.cornerRadius ?? 0) == 0, view.subviews.isEmpty
    else { return false }
    let isCutVertically = frame.minX >= screen.minX && frame.maxX <= screen.maxX
    let (before, after) =
      isCutVertically
      ? (frame.minX - screen.minX, screen.maxX - frame.maxX)
      : (frame.minY - screen.minY, screen.maxY - frame.maxY)
    return before > 0 && !Self.isOther(before, after)
      && view.hasProgramLength(isCutVertically ? .horizontal : .vertical)
      && view.constantLength(isCutVertically ? .horizontal : .vertical) == nil
  }

  /// The length from which a panel is cut off by mistake, in points: that of a margin. Less hides a line.
  private static let leastCutOff: CGFloat = 8

  /// Whether a view touches the screen from outside, as one that is to move in does.
  private func waits(_ frame: CGRect, beside screen: CGRect) -> Bool {
    let gaps = [
      screen.minX - frame.maxX, frame.minX - screen.maxX, screen.minY - frame.maxY,
      frame.minY - screen.maxY,
    ]
    return gaps.contains { abs($0) < 0.5 }
  }
}
