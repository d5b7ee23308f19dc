// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

/// Writes down what it hears, with its title.
@MainActor private final class CallLog {
  var lines: [String] = []

  /// The calls since the last query.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private class LoggingController: UIViewController {
  let log: CallLog

  init(_ title: String, _ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func note(_ call: String) { log.lines.append("\(title ?? "") \(call)") }

  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func viewDidLayoutSubviews() { note("laid out") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note("traits")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("\(Int(view.frame.width)) to \(Int(size.width))")
    coordinator.animate(
      alongsideTransition: { [self] _ in note("beside \(Int(view.frame.width))") },
      completion: { [self] _ in note("after") })
  }
}

private final class ManualContainer: LoggingController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

@MainActor @Suite("What controllers hear when they come and go")
struct AppearanceTests {
  private let log = CallLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  private func turnMainLoop(until isDone: () -> Bool) async {
    for _ in 0..<1000 where !isDone() { await Task.yield() }
  }

  /// Lets the window show a controller, to the end.
  private func show(_ controller: UIViewController) async {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await turnMainLoop { log.lines.contains { $0.hasSuffix("did appear") } }
  }

  @Test("A root controller appears with its window, after its layout, and goes with it")
  func rootController() async {
    let root = LoggingController("root", log)
    window.rootViewController = root
    #expect(log.take().isEmpty)
    window.isHidden = false
    #expect(log.take() == ["root will appear", "root is appearing"])
    await turnMainLoop { log.lines.contains("root did appear") }
    #expect(log.take() == ["root laid out", "root did appear"])
    window.isHidden = true
    #expect(log.take() == ["root will disappear", "root did disappear"])
  }

  @Test("Controllers inside appear with their views")
  func childController() async {
    let root = LoggingController("root", log)
    let child = LoggingController("child", log)
    await show(root)
    _ = log.take()
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(log.take() == ["child will appear", "child is appearing", "child did appear"])
    child.view.removeFromSuperview()
    #expect(log.take() == ["child will disappear", "child did disappear"])
    root.view.addSubview(child.view)
    _ = log.take()
    UIView().addSubview(child.view)
    #expect(log.take() == ["child will disappear", "child did disappear"])
    root.view.addSubview(child.view)
    _ = log.take()
    window.isHidden = true
    #expect(
      log.take() == [
        "root will disappear", "child will disappear", "root did disappear",
        "child did disappear",
      ])
  }

  @Test("A container that forwards by itself decides when its children hear")
  func manualContainer() async {
    let root = ManualContainer("root", log)
    let child = LoggingController("child", log)
    await show(root)
    _ = log.take()
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(log.take().isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["child will appear", "child is appearing", "child did appear"])
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["child will disappear", "child did disappear"])
  }

  @Test("Pushing exchanges the controllers that are seen")
  func navigation() async {
    let first = LoggingController("first", log)
    let second = LoggingController("second", log)
    let navigation = UINavigationController(rootViewController: first)
    await show(navigation)
    _ = log.take()
    navigation.pushViewController(second, animated: false)
    #expect(
      log.take() == [
        "first will disappear", "first did disappear", "second will appear",
        "second is appearing", "second did appear",
      ])
    #expect(first.navigationController === navigation)
  }

  @Test("Another root takes the place of the old one")
  func otherRoot() async {
    await show(LoggingController("old", log))
    _ = log.take()
    window.rootViewController = LoggingController("new", log)
    #expect(
      log.take() == [
        "old will disappear", "old did disappear", "new will appear", "new is appearing",
        "new did appear",
      ])
  }

  @Test("A size change is announced before, and what goes beside it runs after")
  func sizeChange() async {
    await show(LoggingController("root", log))
    _ = log.take()
    window.frame.size.width = 320
    #expect(log.take() == ["root 200 to 320", "root beside 320", "root after"])
    window.frame.origin.x = 5
    #expect(log.take().isEmpty)
  }

  @Test("Traits travel down from the window, once")
  func traits() async {
    let root = LoggingController("root", log)
    let child = LoggingController("child", log)
    await show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    _ = log.take()
    window.traits = UITraitCollection(traitsFrom: [
      window.traits, UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(log.take() == ["root traits", "child traits"])
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    window.traits = UITraitCollection(traitsFrom: [window.traits])
    #expect(log.take().isEmpty)
    let late = LoggingController("late", log)
    _ = late.view
    root.addChild(late)
    root.view.addSubview(late.view)
    #expect(log.take().contains("late traits"))
  }

  @Test("In a visible window whatever asks for layout gets it at a later turn of the main loop")
  func scheduledLayout() async {
    let root = LoggingController("root", log)
    await show(root)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    #expect(view.frame.width == 0)
    await turnMainLoop { view.frame.width == 30 }
    #expect(view.frame.width == 30)
    width.constant = 50
    #expect(view.frame.width == 30)
    await turnMainLoop { view.frame.width == 50 }
    #expect(view.frame.width == 50)
  }
}
