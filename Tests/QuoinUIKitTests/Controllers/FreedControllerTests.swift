// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// A controller adds to the margins and the safe area of its view. A view that outlives it is laid out
/// as one that never had a controller: 8 points of margin, and no insets.
@MainActor @Suite("Views that outlive their controllers") struct FreedControllerTests {
  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    view.frame = window.bounds
    window.rootViewController?.view.addSubview(view)
    return window
  }

  /// Adds a view that fills the margins.
  private func fill(_ view: UIView) -> UIView {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return content
  }

  @Test("The view has its own margins and no insets of the controller", arguments: [0.0, 30])
  func margins(top: Double) throws {
    var controller: UIViewController? = UIViewController()
    controller?.additionalSafeAreaInsets.top = CGFloat(top)
    let view = try #require(controller?.view)
    let window = show(view)
    let content = fill(view)
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 16, y: top, width: 288, height: 480 - top))
    controller = nil
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
    #expect(view.safeAreaInsets == .zero)
    view.addSubview(UILabel())
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
  }

  @Test("A view that another controller has in the meantime keeps what that one adds")
  func otherController() throws {
    var controller: UIViewController? = UIViewController()
    let view = try #require(controller?.view)
    let window = show(view)
    let content = fill(view)
    let other = UIViewController()
    other.additionalSafeAreaInsets.top = 20
    other.view = view
    window.layoutIfNeeded()
    controller = nil
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 16, y: 20, width: 288, height: 460))
  }
}
