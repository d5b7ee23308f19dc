// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

/// Finds content outside of a view that clips it.
struct ClippedView: LayoutRuleProtocol {
  let rule = LayoutRule(
    "clipped-view", "Content that an ancestor cuts off", .info, raises: [.matrix, .strict],
    computation: """
      Finds labels, controls and images of which an ancestor that clips and does not scroll shows less \
      than three quarters. Views that an ambiguity or a conflict places are left out, and views \
      of files whose size a program sets do not clip.
      """,
    reason: "People see a part of the content or none of it.",
    example: "A button that begins inside a card that clips, and ends below it.")

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    layout.views.compactMap { view in
      guard view.isShown, view.kind == .label || view.kind == .image || view.isControl,
        !layout.uncertainViews.contains(view)
      else { return nil }
      let frame = layout.contentFrame(of: view)
      guard frame.width > 0, frame.height > 0, let clip = clip(around: view, in: layout) else {
        return nil
      }
      let visible = frame.intersection(clip.frame)
      let area = visible.isNull ? 0 : visible.width * visible.height
      let part = area / (frame.width * frame.height)
      guard part <= 0.75 else { return nil }
      let percent = Int(((1 - part) * 100).rounded())
      return layout.finding(
        rule, about: view,
        percent == 100
          ? "is outside of \(clip.name), which clips it"
          : "is cut off by \(clip.name), which shows \(100 - percent) % of it")
    }
  }

  /// The closest view around a view that clips, if no view between them scrolls.
  private func clip(around view: CheckedView, in layout: CheckedLayout) -> CheckedView? {
    var next = layout.parent(of: view)
    while let outer = next {
      switch outer.kind {
      case .scroll, .table, .collection, .textView, .image: return nil
      default: break
      }
      if outer.clips(in: layout) { return isOfOpenSize(outer, in: layout) ? nil : outer }
      next = layout.parent(of: outer)
    }
    return nil
  }

  /// Whether a program gives a view of a file its size: a cell, or a view of a xib.
  private func isOfOpenSize(_ view: CheckedView, in layout: CheckedLayout) -> Bool {
    guard let loaded = layout.loaded, view.view === view.root else { return false }
    return !(loaded.hasController && view.view === layout.roots.first)
  }
}

extension CheckedView {
  fileprivate func clips(in layout: CheckedLayout) -> Bool {
    guard description != nil else { return view.clipsToBounds }
    return layout.file?.element(identifier)?["clipsSubviews"] == "YES"
  }
}
