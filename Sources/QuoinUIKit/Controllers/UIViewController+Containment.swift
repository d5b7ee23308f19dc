// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIViewController {
  /// The view of the controller that contains this one, which places this one's.
  var containerView: UIView? { parent?.viewIfLoaded }

  /// The nearest controller of a kind that contains this one.
  func container<Container: UIViewController>() -> Container? {
    (parent as? Container) ?? parent?.container()
  }

  /// Exchanges the view that a container shows, behind its bar.
  func exchange(_ old: UIViewController?, for new: UIViewController?) {
    guard let view = viewIfLoaded else { return }
    if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
    guard let new, let content = new.view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    new.didMove(toParent: self)
    view.setNeedsLayout()
  }

  /// Places the view of a controller in a container: behind a translucent bar, beside an opaque one.
  /// The controller may want its view beside a translucent bar too, or behind an opaque one.
  ///
  /// Bars count only while a window shows the container; before that the content fills all of it.
  func placeContent(
    _ child: UIViewController?, reservedTop: CGFloat = 0, reservedBottom: CGFloat = 0,
    barInsets: UIEdgeInsets, isTranslucent: Bool
  ) {
    guard let view = viewIfLoaded, let child, let content = child.viewIfLoaded else { return }
    let isShown = view.isOnScreen
    let mayExtend = isTranslucent || child.extendedLayoutIncludesOpaqueBars
    let edge: UIRectEdge = reservedTop > 0 ? .top : .bottom
    let isBehind = mayExtend && child.edgesForExtendedLayout.contains(edge)
    let isBeside = isShown && !isBehind
    let insets = isShown && isBehind ? barInsets : .zero
    if child.barInsets != insets {
      child.barInsets = insets
      content.layoutItemDidChange()
    }
    let frame = view.bounds.inset(
      by: UIEdgeInsets(
        top: isBeside ? reservedTop : 0, left: 0, bottom: isBeside ? reservedBottom : 0, right: 0))
    if content.frame != frame { content.frame = frame }
  }

  /// What the controller and its containers add to the safe area of its view.
  var addedSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets.adding(barInsets) }

  /// Lets containers place their content again after the window was shown.
  func windowVisibilityDidChange() {
    viewIfLoaded?.setNeedsLayout()
    for child in children { child.windowVisibilityDidChange() }
  }
}
