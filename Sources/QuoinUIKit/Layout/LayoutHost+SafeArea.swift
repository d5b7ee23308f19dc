// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension LayoutHost {
  /// The safe area that the engine has to be told, nil where it follows from the superview's.
  func givenSafeArea(of view: UIView) -> UIEdgeInsets? {
    if let given = view.layoutState.overrides?.safeAreaInsets { return given }
    // A program's override of the property differs from what this module stored.
    let answered = view.safeAreaInsets
    if answered != view.layoutState.safeArea { return answered }
    if view === root { return rootSafeArea(of: view) }
    if view.parent is UIScrollView { return .zero }
    guard let controller = view.controller, controller.addedSafeAreaInsets != .zero else {
      return nil
    }
    return view.layoutState.safeArea
  }

  private func rootSafeArea(of view: UIView) -> UIEdgeInsets {
    view.controller?.addedSafeAreaInsets ?? .zero
  }

  /// Stores the safe area of a view and tells the view when it changed.
  func readSafeArea(of view: UIView, at index: Int) {
    let inherited: UIEdgeInsets
    if let given = view.layoutState.overrides?.safeAreaInsets {
      inherited = given
    } else if view === root {
      inherited = rootSafeArea(of: view)
    } else if view.parent is UIScrollView {
      inherited = .zero
    } else {
      inherited = safeAreaFromSuperview(of: view).adding(
        view.controller?.addedSafeAreaInsets ?? .zero)
    }
    let old = view.layoutState.safeArea
    guard inherited != old else { return }
    view.layoutState.safeArea = inherited
    if let told = entries[index].givenSafeArea,
      givenSafeArea(of: view)?.finite.layoutInsets != told
    {
      view.layoutItemDidChange()
    }
    view.updateGuideDescriptions()
    view.safeAreaInsetsDidChange()
    view.controller?.viewSafeAreaInsetsDidChange()
  }

  /// For each edge what the superview's safe area covers of the view, at most all of it.
  private func safeAreaFromSuperview(of view: UIView) -> UIEdgeInsets {
    guard let parent = view.parent, let exact = view.layoutState.exactFrame else { return .zero }
    let outer = parent.layoutState.overrides?.safeAreaInsets ?? parent.safeAreaInsets
    if outer == .zero { return .zero }
    let size = parent === root ? parent.bounds.size : parent.exactFrame.size
    let frame = exact.offsetBy(dx: -parent.contentOrigin.x, dy: -parent.contentOrigin.y)
    func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(inset - distance, 0), inset)
    }
    return UIEdgeInsets(
      top: covered(outer.top, frame.minY), left: covered(outer.left, frame.minX),
      bottom: covered(outer.bottom, size.height - frame.maxY),
      right: covered(outer.right, size.width - frame.maxX))
  }
}
