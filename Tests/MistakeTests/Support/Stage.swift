// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The screen in which mistakes are made: 320 by 480 points, with exact frames.
@MainActor final class Stage {
  let screen: UIView
  /// The controller of the screen, for mistakes about safe areas.
  let controller = UIViewController()
  /// The window that contains the screen; nil where a test is about the screen alone.
  let window: UIWindow?
  /// Objects that views do not keep.
  var kept: [AnyObject] = []

  /// - Parameters:
  ///   - isInWindow: whether a window contains the screen, as in an app.
  ///   - screen: a screen of another class.
  init(isInWindow: Bool = false, screen: UIView = UIView()) {
    screen.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    screen.accessibilityIdentifier = "screen"
    self.screen = screen
    controller.view = screen
    window = isInWindow ? UIWindow(frame: screen.frame) : nil
    window?.layoutScale = 0
    window?.isHidden = false
    screen.layoutScale = 0
    window?.addSubview(screen)
  }

  /// A plain view that constraints place.
  func box(_ name: String, in parent: UIView? = nil) -> UIView {
    add(UIView(), name, in: parent)
  }

  /// A view with a content size.
  func picture(_ name: String, _ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil)
    -> PictureView
  {
    let picture = PictureView()
    picture.content = CGSize(width: width, height: height)
    return add(picture, name, in: parent)
  }

  /// Adds a view that constraints place.
  @discardableResult
  func add<V: UIView>(_ view: V, _ name: String, in parent: UIView? = nil) -> V {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? screen).addSubview(view)
    return view
  }

  /// All views of the screen, the screen first.
  var views: [UIView] {
    var views = [screen]
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views
  }

  /// Lays out the whole tree.
  func layOut() {
    (window ?? screen).layoutIfNeeded()
  }
}

/// A view with a content size.
final class PictureView: UIView {
  var content = CGSize.zero
  override var intrinsicContentSize: CGSize { content }
}
