// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage
import QuoinUIKit
import Testing

@MainActor @Suite("Showing and turning") struct StageShowingTests {
  /// A controller that records its calls.
  final class Recorder: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() { calls.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
    override func viewDidLayoutSubviews() {
      let size = view.bounds.size
      calls.append("viewDidLayoutSubviews \(Int(size.width)) × \(Int(size.height))")
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      calls.append("willTransition \(newCollection.verticalSizeClass == .compact ? "low" : "high")")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("viewWillTransition \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate { _ in self.calls.append("beside \(Int(self.view.bounds.width))") }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      calls.append("traitCollectionDidChange")
    }
  }

  @Test("A shown controller has appeared and is laid out, in the order of UIKit")
  func appearing() {
    let controller = Stage(device: "iPhone 15").show(Recorder())
    // The traits change once, from those without a window; the calls between are of loading.
    let calls = controller.calls.filter { $0 != "traitCollectionDidChange" }
    #expect(calls.prefix(3) == ["viewDidLoad", "viewWillAppear", "viewIsAppearing"])
    #expect(calls.last == "viewDidAppear")
    #expect(calls.contains("viewDidLayoutSubviews 393 × 852"))
  }

  @Test("A controller that takes the place of another one makes that disappear")
  func exchange() {
    let stage = Stage(device: "iPhone 15")
    let first = stage.show(Recorder())
    first.calls = []
    let second = stage.show(Recorder())
    #expect(first.calls == ["viewWillDisappear", "viewDidDisappear"])
    #expect(second.calls.contains("viewDidAppear"))
    #expect(first.viewIfLoaded?.window == nil)
  }

  @Test("Turning tells of the traits and of the size before they hold, then lays out")
  func turning() {
    let stage = Stage(device: "iPhone 15")
    let controller = stage.show(Recorder())
    controller.calls = []
    stage.rotate(to: .landscape)
    #expect(
      controller.calls == [
        "willTransition low", "viewWillTransition 852 from 393", "traitCollectionDidChange",
        "beside 852", "viewDidLayoutSubviews 852 × 393",
      ])
    #expect(stage.orientation == .landscape)
    #expect(controller.view.safeAreaInsets.left == 59)
    controller.calls = []
    stage.rotate(to: .landscape)
    #expect(controller.calls.isEmpty)
    stage.rotate(to: .portrait)
    #expect(controller.view.bounds.size == CGSize(width: 393, height: 852))
    #expect(controller.view.safeAreaInsets.top == 59)
  }

  @Test("Turning a tablet changes the size and no size class")
  func turningTablet() {
    let stage = Stage(device: "iPad Pro 11-inch")
    let controller = stage.show(Recorder())
    controller.calls = []
    stage.rotate(to: .landscape)
    #expect(
      controller.calls == [
        "viewWillTransition 1194 from 834", "beside 1194", "viewDidLayoutSubviews 1194 × 834",
      ])
  }

  @Test("A controller is made while the screen and the traits are those of the stage")
  func making() {
    let stage = Stage(device: "iPad Pro 11-inch", appearance: .dark)
    _ = Stage(device: "iPhone 15")
    final class Maker: UIViewController {
      let width = UIScreen.main.bounds.width
      let style = UITraitCollection.current.userInterfaceStyle
    }
    let controller = stage.show(Maker(nibName: nil, bundle: nil))
    #expect(controller.width == 834)
    #expect(controller.style == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test("The view of a controller is shown with that controller")
  func viewOfController() {
    let controller = Recorder()
    let stage = Stage(device: "iPhone 15")
    stage.show(controller.view)
    #expect(stage.window.rootViewController === controller)
    #expect(controller.calls.last == "viewDidAppear")
  }

  @Test("The bar of a navigation controller covers what is below it, in addition to the device")
  func navigation() {
    let stage = Stage(device: "iPhone 15")
    let content = UIViewController()
    stage.show(UINavigationController(rootViewController: content))
    // 59 of the device and 44 of the bar.
    #expect(content.view.safeAreaInsets.top == 103)
    #expect(content.view.safeAreaInsets.bottom == 34)
  }

  @Test("Frames before and after an animation are values")
  func framesDuringAnimation() throws {
    let view = UIView()
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    box.accessibilityIdentifier = "box"
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    old.accessibilityIdentifier = "old"
    view.addSubview(box)
    view.addSubview(old)
    let stage = Stage(device: "iPhone 15")
    stage.show(view)
    let changes = stage.frames(during: {
      UIView.animate(withDuration: 0.3) {
        box.frame.origin.x = 100
        old.removeFromSuperview()
        let new = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        new.accessibilityIdentifier = "new"
        view.addSubview(new)
      }
    })
    let moved = changes.filter(\.isMoved)
    #expect(
      moved == [
        FrameChange(
          name: "box", before: CGRect(x: 10, y: 10, width: 50, height: 50),
          after: CGRect(x: 100, y: 10, width: 50, height: 50)),
        FrameChange(name: "new", before: nil, after: CGRect(x: 1, y: 2, width: 3, height: 4)),
        FrameChange(name: "old", before: CGRect(x: 0, y: 0, width: 5, height: 5), after: nil),
      ])
    #expect(changes.count == 4)
  }

  @Test("Frames and opacities at times of an animation are values")
  func momentsOfAnimation() {
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    box.accessibilityIdentifier = "box"
    let stage = Stage(device: "iPhone 15")
    let view = UIView()
    view.addSubview(box)
    stage.show(view)
    let moments = stage.moments(
      at: [0, 1, 2, 3],
      during: {
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
          box.frame.origin.x = 110
          box.alpha = 0
        }
      })
    // A hundred points in two seconds.
    #expect(moments.map { $0.frame(of: "box")?.minX } == [10, 60, 110, 110])
    let opacities = moments.map { $0.views.first { $0.name == "box" }?.opacity }
    #expect(opacities == [1, 0.5, 0, 0])
    #expect(moments.map(\.time) == [0, 1, 2, 3])
  }

  @Test("A device that nobody made stops the program with the names that are close")
  func unknownDevice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Stage(device: "iPhnoe 15") }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("No device has the name “iPhnoe 15”."))
    #expect(text.contains("“iPhone 15”"))
  }

  @Test("A scale that is not a number of pixels stops the program")
  func invalidScale() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Stage(device: "iPhone 15", scale: .nan) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Stage(device: "iPhone 15", scale: 0) }
    }
  }
}
