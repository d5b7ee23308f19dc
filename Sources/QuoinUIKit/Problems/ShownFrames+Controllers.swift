// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ShownFrames {
  /// Child controllers whose views were not added, and views of controllers that are not children.
  var incompleteChildren: [Finding] {
    everything.compactMap { view in
      guard let controller = view.controller as? UIViewController else { return nil }
      return missingView(in: controller, view) ?? missingParent(of: controller, view)
    }
  }

  /// A container of a program shows one of its children, and may not have loaded the others. One
  /// that shows something else may load its first child later.
  private func missingView(in parent: UIViewController, _ view: UIView) -> Finding? {
    guard !isOfLibrary(parent) || type(of: parent) == UIViewController.self,
      !parent.children.contains(where: { $0.standingViews.contains { $0.superview != nil } }),
      let child = parent.children.first(where: \.isViewLoaded)
        ?? (view.subviews.isEmpty ? parent.children.first : nil)
    else { return nil }
    let (kind, name) = (type(of: child), names.name(of: view))
    return Finding(
      code: "missing-child-view",
      sentence: "\(kind) is a child of the controller of \(name), but its view has no superview: "
        + "addChild(_:) does not add it; add child.view to \(name) between addChild(_:) and "
        + "didMove(toParent:), with a frame or constraints",
      view: view)
  }

  private func isOfLibrary(_ controller: UIViewController) -> Bool {
    isOfThisLibrary(type(of: controller))
      || String(reflecting: type(of: controller)).hasPrefix("QuoinUIKitExtras.")
  }

  private func missingParent(of child: UIViewController, _ view: UIView) -> Finding? {
    guard child.parent == nil, child.presentingViewController == nil,
      let outer = sequence(first: view, next: \.superview).dropFirst().first(where: {
        $0.controller is UIViewController
      }), let parent = outer.controller
    else { return nil }
    return Finding(
      code: "missing-parent",
      sentence:
        "\(names.name(of: view)) is the view of \(type(of: child)), which is not a child of "
        + "\(type(of: parent)) around it, so that UIKit does not tell it about appearance, sizes and "
        + "traits; call addChild(_:) before the view is added, and didMove(toParent:) afterwards",
      view: view)
  }
}
