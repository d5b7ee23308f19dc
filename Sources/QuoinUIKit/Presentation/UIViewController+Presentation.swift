// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIViewController {
  /// The outermost ancestor, which presents for all its descendants.
  private var presenter: UIViewController {
    sequence(first: self) { $0.parent }.reduce(self) { $1 }
  }

  /// Returns the controller that presents in a style: for one that covers the current context the
  /// nearest ancestor that defines a context, otherwise the outermost ancestor.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.isContextual else { return presenter }
    return sequence(first: self) { $0.parent }.first(where: \.definesPresentationContext)
      ?? presenter
  }

  /// The controller that this controller or one of its ancestors presents.
  var shownPresentation: UIPresentationController? {
    sequence(first: self) { $0.parent }.lazy.compactMap { $0.extras?.presentation }.first
  }

  /// The presentation that shows this controller or the nearest ancestor that is presented.
  var ownPresentation: UIPresentationController? {
    sequence(first: self) { $0.parent }.lazy.compactMap { $0.extras?.shownBy }.first
  }

  func show(_ presented: UIViewController, _ completion: (() -> Void)?) {
    let presenter = presenter(for: presented.modalPresentationStyle)
    guard presenter.extras?.presentation == nil, presented.extras?.shownBy == nil,
      presented !== presenter
    else {
      LayoutProblemLog.report(PresentationProblem.refused(presented, by: presenter))
      return
    }
    guard let window = presenter.viewIfLoaded?.window else {
      LayoutProblemLog.report(PresentationProblem.withoutWindow(presented, by: self))
      return
    }
    let custom =
      presented.modalPresentationStyle == .custom
      ? presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenter, source: self) : nil
    let presentation =
      custom ?? presented.extras?.prepared
      ?? presented.makePresentation(presenting: presenter)
    presentation.presenting = presentation.presenting ?? presenter
    presentation.isInContext =
      presented.modalPresentationStyle.isContextual && presenter.viewIfLoaded?.superview !== window
    let presented = presentation.adaptPresented(in: window)
    presenter.changeExtras { $0.presentation = presentation }
    presented.changeExtras { $0.shownBy = presentation }
    presentation.begin(in: window)
    completion?()
  }

  func endPresentation(_ completion: (() -> Void)?) {
    let ended: UIPresentationController? = shownPresentation ?? ownPresentation
    guard let ended else {
      completion?()
      return
    }
    let presented = ended.presentedViewController
    // The controllers that it presents itself are dismissed with it.
    if presented.extras?.presentation != nil { presented.endPresentation(nil) }
    ended.end()
    ended.forgetControllers()
    completion?()
  }

  /// Removes what the root controller of a window presents, when another controller takes its place.
  func removePresentations() {
    guard let presentation = extras?.presentation else { return }
    presentation.presentedViewController.removePresentations()
    presentation.removeViews()
    presentation.forgetControllers()
  }

  /// The sheet whose presented view this controller's is; nil for none.
  var ownSheet: UISheetPresentationController? {
    extras?.shownBy?.shownSheet
  }

  func makePresentation(presenting: UIViewController?) -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    default: UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// The presentation that a program accesses before it presents the controller.
  var preparedPresentation: UIPresentationController {
    if let shown = extras?.shownBy ?? extras?.prepared { return shown }
    let made = makePresentation(presenting: nil)
    changeExtras { $0.prepared = made }
    return made
  }
}

extension UIView {
  /// The sheet that the view fills; nil for none.
  package var shownSheet: UISheetPresentationController? {
    (next as? UIViewController)?.ownSheet
  }
}
