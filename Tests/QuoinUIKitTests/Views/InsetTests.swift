// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

/// Counts the calls about insets.
final class InsetView: UIView {
  var safeAreaChanges = 0
  var marginChanges = 0

  override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
  override func layoutMarginsDidChange() { marginChanges += 1 }
}

@MainActor @Suite("Margins, safe area and direction")
struct InsetTests {
  @Test("Margins are 8 and one storage seen through the direction")
  func storage() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("Margins set by reading direction change sides with it, margins set by side stay")
  func mirroredMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = InsetView(frame: root.bounds)
    root.addSubview(view)
    let guide = view.layoutMarginsGuide
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 30)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 60, height: 100))
    let changes = view.marginChanges
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.marginChanges == changes + 1)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10))
    #expect(view.directionalLayoutMargins.leading == 10)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 30, y: 0, width: 60, height: 100))
    view.layoutMargins.left = 25
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 10))
    #expect(view.directionalLayoutMargins.leading == 25)
  }

  @Test("Directional margins are margins of the safe area and the superview too")
  func directionalEffectiveMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutOverrides = LayoutOverrides(
      safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let view = UIView(frame: root.bounds)
    view.preservesSuperviewLayoutMargins = true
    view.directionalLayoutMargins = .zero
    root.addSubview(view)
    root.layoutIfNeeded()
    // Reading starts at the right, where 5 are covered.
    #expect(
      root.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 7, bottom: 3, trailing: 4))
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 7))
  }

  @Test("The safe area is added to the margins, unless that is switched off")
  func safeAreaInMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 812, height: 375))
    root.layoutOverrides = LayoutOverrides(
      safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let guide = root.layoutMarginsGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 60, y: 0, width: 692, height: 354))
    #expect(root.layoutMargins.left == 60)
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 16, y: 0, width: 780, height: 375))
  }

  @Test("A subview has the part of the safe area that covers it, and hears of changes once")
  func safeAreaOfSubviews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let view = InsetView(frame: CGRect(x: 0, y: 20, width: 300, height: 100))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero)
    #expect(view.safeAreaChanges == 0)
    root.layoutOverrides = LayoutOverrides(
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
    #expect(view.safeAreaChanges == 1)
    view.layoutIfNeeded()
    #expect(view.safeAreaChanges == 1)
  }

  @Test("A window that overrides its safe area is honoured by the guides inside")
  func overriddenSafeArea() {
    let window = NotchedWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    let guide = controller.view.safeAreaLayoutGuide
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 44, width: 320, height: 402))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 50, width: 320, height: 396))
    #expect(controller.view.safeAreaInsets.top == 50)
  }

  @Test(
    "Margins that are preserved keep the view inside the superview's",
    arguments: [
      (0.0, 20.0), (5, 15), (30, 8),
    ])
  func preservedMargins(offset: Double, left: Double) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    let view = UIView(frame: CGRect(x: offset, y: 100, width: 100, height: 50))
    view.preservesSuperviewLayoutMargins = true
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(Double(view.layoutMargins.left) == left)
  }

  @Test("A controller's view has at least the system's margins at its sides")
  func controllerMargins() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.view.frame.size.width = 414
    #expect(controller.view.layoutMargins.left == 20)
    controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 50)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 50))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 5)
  }

  @Test("Given effective margins are taken as they are")
  func givenMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutOverrides = LayoutOverrides(
      layoutMargins: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      safeAreaInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    let guide = root.layoutMarginsGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 96))
  }

  @Test("The readable guide is at most 672 wide, in the middle of the margins")
  func readableGuide() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    let guide = root.readableContentGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
    root.frame.size.width = 320
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 84))
  }

  @Test("Changing the semantic content attribute reads leading and trailing again")
  func direction() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 260)
    root.semanticContentAttribute = .playback
    #expect(root.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.semanticContentAttribute = .unspecified
    root.layoutDirectionOverride = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .forceLeftToRight, relativeTo: .rightToLeft)
        == .leftToRight)
  }

  @Test("The guides of a controller's bars end and start where the safe area does")
  func barGuides() {
    let controller = UIViewController()
    controller.view.layoutOverrides = LayoutOverrides(
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0))
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let before = controller.view.constraints.count
    let top = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 8)
    let bottom = view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor)
    NSLayoutConstraint.activate([top, bottom])
    controller.view.layoutIfNeeded()
    #expect(view.frame.minY == 28)
    #expect(view.frame.maxY == 618)
    #expect(controller.topLayoutGuide.length == 20)
    #expect(controller.bottomLayoutGuide.length == 49)
    _ = before
  }

  // Apple's documentation of `systemMinimumLayoutMargins`: the margins that the view has at least.
  // They are 16 points at the sides, and 20 from a width of 414 on.
  @Test("The minimum margins of a controller are those that its view has", arguments: [375.0, 852])
  func minimumMargins(width: CGFloat) {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 400)
    controller.view.layoutIfNeeded()
    #expect(controller.systemMinimumLayoutMargins.leading == (width < 414 ? 16 : 20))
    #expect(controller.view.layoutMargins.left == controller.systemMinimumLayoutMargins.leading)
  }

  @Test("A controller is notified once of margins that follow the safe area of its first screen")
  func firstMargins() {
    final class Listener: UIViewController {
      var margins: [CGFloat] = []
      override func viewLayoutMarginsDidChange() { margins.append(view.layoutMargins.top) }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.layoutOverrides = LayoutOverrides(
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let controller = Listener()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.margins == [44])
  }

  @Test("A controller is notified of margins that a program sets for its view")
  func marginsOfControllers() {
    final class Listener: UIViewController {
      var changes = 0
      override func viewLayoutMarginsDidChange() { changes += 1 }
    }
    let controller = Listener()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    let before = controller.changes
    controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 40, bottom: 6, right: 40)
    #expect(controller.changes == before + 1)
  }
}
