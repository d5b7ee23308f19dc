// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Controls that get no touches: in an image view or a label, which take none and pass none on,
  /// or below a transparent view that was added later.
  var untouched: [Finding] {
    shown.enumerated().compactMap { index, entry in
      let (view, frame) = entry
      guard let control = view as? UIControl, control.isEnabled, control.isUserInteractionEnabled,
        frame.width > 0, frame.height > 0, !isInBar(control)
      else { return nil }
      let name = names.name(of: control)
      if let outer = passiveSuperview(of: control) {
        let kind = outer is UILabel ? "a label" : "an image view"
        return Finding(
          code: "untouchable",
          sentence: "no touch reaches \(name): isUserInteractionEnabled of its superview "
            + "\(names.name(of: outer)) is false, as it is for \(kind) by default; set it to true, or "
            + "add \(name) to another view",
          view: control)
      }
      let point = CGPoint(
        x: root.bounds.minX + frame.midX, y: root.bounds.minY + frame.midY)
      // Views in front come later; one behind gets the touches for another reason.
      guard let cover = root.hitTest(point, with: nil), isTransparentCover(cover, of: control),
        shown[index...].contains(where: { $0.view === cover })
      else { return nil }
      let coverName = names.name(of: cover)
      if let cell = control.superview, cover === cell.cellContent {
        let cellName = names.name(of: cell)
        return Finding(
          code: "untouchable",
          sentence: "no touch reaches \(name): the content view of \(cellName) covers it; add "
            + "\(name) to \(cellName).contentView, and constrain it to that",
          view: control)
      }
      return Finding(
        code: "untouchable",
        sentence: "no touch reaches \(name): \(coverName), which is transparent, covers it; add "
          + "\(coverName) first, or set its isUserInteractionEnabled to false",
        view: control)
    }
  }

  /// The image view or the label around a control that takes no touches.
  private func passiveSuperview(of control: UIControl) -> UIView? {
    var next = control.superview
    while let view = next {
      if view is UIImageView || view is UILabel, !view.isUserInteractionEnabled { return view }
      next = view.superview
    }
    return nil
  }

  /// Whether a view beside a control gets the touches of the control, and shows nothing of its own.
  private func isTransparentCover(_ cover: UIView, of control: UIControl) -> Bool {
    guard !cover.isDescendant(of: control), !control.isDescendant(of: cover),
      type(of: cover) == UIView.self || cover is UIStackView,
      cover.gestureRecognizers?.isEmpty ?? true,
      // A presentation, or a view that waits for something, covers others by intention.
      !cover.subviews.contains(where: { $0.controller != nil || $0 is UIActivityIndicatorView }),
      !(root is UIWindow) || outermost(cover) === outermost(control)
    else { return false }
    return !hasBackground(cover)
  }

  /// The subview of the root that a view is or is in.
  private func outermost(_ view: UIView) -> UIView {
    var view = view
    while let outer = view.superview, outer !== root { view = outer }
    return view
  }
}

extension UIView {
  /// The content view of a cell; nil for other views.
  fileprivate var cellContent: UIView? {
    (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
  }
}
