// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage
import QuoinUIKit
import Testing

@MainActor private final class OrientationLog {
  var orientations: [UIDeviceOrientation] = []
}

@MainActor @Suite("Scenes and orientations of stages") struct StageSceneTests {
  @Test("A view on a stage has a scene, which knows how the interface is held")
  func scene() throws {
    let stage = Stage(device: "iPhone 15")
    let view = stage.show(UIView())
    let scene = try #require(view.window?.windowScene)
    #expect(scene.interfaceOrientation == .portrait)
    #expect(scene.windows == [stage.window])
    stage.rotate(to: .landscape)
    #expect(scene.interfaceOrientation == .landscapeRight)
    stage.rotate(to: .portrait)
    #expect(scene.interfaceOrientation == .portrait)
  }

  @Test("The scene is connected and the device is turned while the stage performs something")
  func program() {
    let stage = Stage(device: "iPhone 15", orientation: .landscape)
    stage.perform {
      #expect(UIApplication.shared.connectedScenes == [stage.window.windowScene])
      // The device is held the other way round than the interface.
      #expect(UIDevice.current.orientation == .landscapeLeft)
    }
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(UIDevice.current.orientation == .portrait)
  }

  @Test("A rotation is posted once to a program that asked for it")
  func notifications() {
    let stage = Stage(device: "iPhone 15")
    let log = OrientationLog()
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { [log] _ in
      MainActor.assumeIsolated { log.orientations.append(UIDevice.current.orientation) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.rotate(to: .landscape)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    defer { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    stage.rotate(to: .portrait)
    stage.textSize = .large
    stage.appearance = .dark
    stage.rotate(to: .landscape)
    #expect(log.orientations == [.portrait, .landscapeLeft])
  }

  @Test("A window belongs to one scene")
  func windows() {
    let (first, second) = (Stage(device: "iPhone 15"), Stage(device: "iPhone SE"))
    let window = UIWindow(frame: .zero)
    window.windowScene = first.window.windowScene
    #expect(first.window.windowScene?.windows == [first.window, window])
    window.windowScene = second.window.windowScene
    #expect(first.window.windowScene?.windows == [first.window])
    #expect(second.window.windowScene?.windows == [second.window, window])
  }
}
