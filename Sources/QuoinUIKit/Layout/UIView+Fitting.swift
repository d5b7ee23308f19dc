// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinSolver

extension UIView {
  /// Solves the view and what is inside by themselves, in an engine that is thrown away.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsFromLeaves()
    let host = LayoutHost(root: self, isTrial: true)
    return host.fittingSize(target, horizontal, vertical)
  }
}

extension LayoutHost {
  fileprivate func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    rebuild()
    guard let root, let id = itemIDs[ObjectIdentifier(root)] else { return .zero }
    let wishes: [(LayoutAttribute, CGFloat, UILayoutPriority)] = [
      (.width, target.width, horizontal), (.height, target.height, vertical),
    ]
    for (attribute, length, priority) in wishes {
      _ = try? engine.addConstraint(
        LayoutConstraint(
          .attribute(id, attribute), .equal, constant: Double(length.finite),
          priority: Double(priority.rawValue), breaking: .fixed))
    }
    engine.layout()
    if wrapText() { engine.layout() }
    restoreText()
    let frame = engine.frame(of: id)
    return CGSize(width: frame.width, height: frame.height)
  }

  /// Lets text wrap at the solved widths, remembering what the views had before.
  private func wrapText() -> Bool {
    var changed = false
    for index in entries.indices {
      guard let view = entries[index].view, view.layoutState.overrides?.intrinsicContentSize == nil
      else { continue }
      let before = TextMemory(
        wrapWidth: view.layoutState.wrapWidth, intrinsicSize: view.layoutState.intrinsicSize)
      guard view.wrapText(at: CGFloat(engine.frame(of: entries[index].id).width)) else { continue }
      entries[index].text = before
      update(at: index, from: view)
      changed = true
    }
    return changed
  }

  private func restoreText() {
    for entry in entries {
      guard let view = entry.view, let text = entry.text else { continue }
      view.layoutState.wrapWidth = text.wrapWidth
      view.layoutState.intrinsicSize = text.intrinsicSize
    }
  }
}

/// How the text of a view wrapped before a trial.
struct TextMemory {
  var wrapWidth: CGFloat
  var intrinsicSize: CGSize?
}
