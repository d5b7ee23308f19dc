// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender
public import QuoinUIKit

// An extension of the protocol and not of the class: views of a program may have a property
// `picture` of their own, which a property of the class would not allow.
extension UITraitEnvironment where Self: UIView {
  /// A picture of the view and its content, laid out if a layout is pending.
  ///
  /// The picture shows the view alone: problems of the layout around it are reported as far as they
  /// concern the view.
  @MainActor public var picture: LayoutPicture {
    layoutIfNeeded()
    return LayoutPicture(RenderedScene(self, name: "\(type(of: self))"))
  }
}

extension Stage {
  /// A picture of the window's content.
  public var picture: LayoutPicture {
    layoutIfNeeded()
    // The picture of a window with one view begins with that view.
    let views = window.subviews.filter { !$0.isHidden }
    let root = views.count == 1 ? views[0] : window
    // Drawing code of the program runs here.
    var scene = perform { RenderedScene(root, name: "\(type(of: shownObject(root)))") }
    scene.device = device.name
    scene.hasRoundScreen = device.hasRoundScreen
    scene.screen = screen(around: root)
    scene.showsStructure = root.frame != window.bounds
    scene.accent = RenderedAppearance.tint(of: window)
    scene.alert = RenderedAlert(over: window.rootViewController)
    return LayoutPicture(scene)
  }

  /// The parts of the device around views that fill its screen; nil for televisions.
  private func screen(around root: UIView) -> RenderedScreen? {
    guard device.family == .phone || device.family == .pad, root.frame == window.bounds else {
      return nil
    }
    var screen = RenderedScreen(
      cutout: RenderedScreen.Cutout(
        upperInset: Double(device.safeAreaInsets(in: .portrait).top),
        isPhone: device.family == .phone),
      isTablet: device.family == .pad, insets: device.runningInsets(in: orientation))
    screen.statusBar = window.shownStatusBar
    return screen
  }

  /// The controller of a view, if it is of a class of the program, otherwise the view.
  private func shownObject(_ root: UIView) -> AnyObject {
    guard let owner = root.next as? UIViewController, type(of: owner) != UIViewController.self
    else { return root }
    return owner
  }
}

extension UIWindow {
  /// The status bar that the controllers of the window request.
  fileprivate var shownStatusBar: RenderedScreen.StatusBar {
    if hidesStatusBar { return .hidden }
    switch statusBarStyle {
    case .lightContent: return .light
    case .darkContent: return .dark
    default: return .automatic
    }
  }
}
