// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender
public import QuoinUIKit

// An extension of the protocol and not of the class: views of a program may have a property `picture`
// of their own, which a property of the class would not allow.
extension UITraitEnvironment where Self: UIView {
  /// A picture of the view and what is in it, laid out where something asks for it.
  ///
  /// The picture shows the view alone: what is wrong in the layout around it is reported as far as it
  /// concerns the view.
  @MainActor public var picture: LayoutPicture {
    layoutIfNeeded()
    return LayoutPicture(RenderedScene(self, name: "\(type(of: self))"))
  }
}

extension Stage {
  /// A picture of what the window shows.
  public var picture: LayoutPicture {
    layoutIfNeeded()
    // Where a window has one view, the picture begins with that.
    let views = window.subviews.filter { !$0.isHidden }
    let root = views.count == 1 ? views[0] : window
    var scene = RenderedScene(root, name: "\(type(of: shownObject(root)))")
    scene.device = device.name
    scene.hasRoundScreen = device.hasRoundScreen
    return LayoutPicture(scene)
  }

  /// The controller of a view, if it is of a class of the program, otherwise the view.
  private func shownObject(_ root: UIView) -> AnyObject {
    guard let owner = root.next as? UIViewController, type(of: owner) != UIViewController.self
    else { return root }
    return owner
  }
}
