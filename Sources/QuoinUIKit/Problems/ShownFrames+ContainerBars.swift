// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Texts and controls whose middle is under a navigation bar, or under a bar at the bottom.
  var underContainerBars: [Finding] {
    shown.compactMap { entry -> Finding? in
      guard hasContent(entry.view), !isInBar(entry.view), let covered = coveredParts(of: entry.view)
      else { return nil }
      let frame = textFrame(entry)
      guard frame.width > 0, frame.height > 0 else { return nil }
      let name = names.name(of: entry.view)
      if covered.bars.top > 0, frame.midY >= 0, frame.midY < covered.safe.minY {
        return Finding(
          code: "under-bar",
          sentence:
            "\(name) begins at \(Self.number(frame.minY)), under the navigation bar: the safe "
            + "area begins at \(Self.number(covered.safe.minY)); place it in safeAreaLayoutGuide",
          view: entry.view, axis: .vertical)
      }
      guard covered.bars.bottom > 0, frame.midY > covered.safe.maxY,
        frame.midY <= root.bounds.height
      else { return nil }
      return Finding(
        code: "under-bar",
        sentence:
          "\(name) ends at \(Self.number(frame.maxY)), under the bar at the bottom: the safe "
          + "area ends at \(Self.number(covered.safe.maxY)); place it in safeAreaLayoutGuide",
        view: entry.view, axis: .vertical)
    }
  }

  /// The insets of the nearest controller's view that bars cover, and its safe area in the root
  /// without the insets of the program, in which views of the program may be; nil without bars.
  private func coveredParts(of view: UIView) -> (bars: UIEdgeInsets, safe: CGRect)? {
    for outer in sequence(first: view, next: \.superview).dropFirst() {
      guard let controller = outer.controller as? UIViewController else { continue }
      let bars = controller.barInsets
      guard bars.top > 0 || bars.bottom > 0,
        let frame = shown.first(where: { $0.view === outer })?.frame
      else { return nil }
      let (insets, added) = (outer.safeAreaInsets, controller.additionalSafeAreaInsets)
      let top = frame.minY + insets.top - added.top
      let bottom = frame.maxY - insets.bottom + added.bottom
      return (bars, CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top))
    }
    return nil
  }
}
