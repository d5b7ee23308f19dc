// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinConvert

/// The sources of programs that compile scenes.
@MainActor @Suite struct CompiledSceneTests {
  // The module of the class is not there, so the program declares the class for itself.
  @Test("A controller of another module gets a class to inherit from")
  func foreignController() throws {
    let sample = try SampleStoryboard.file(SampleStoryboard.label("title"))
    let text = String(decoding: sample.data, as: UTF8.self).replacingOccurrences(
      of: "<viewController id=",
      with: "<viewController customClass=\"DrawerController\" customModule=\"Drawers\" id=")
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "Sample.storyboard")
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let style = OutputStyle(.anchors)
    let source = CompiledScene(1, scene, scene.printed(style), style).text
    #expect(source.contains("final class OwnDrawerController: DrawerController {"))
    #expect(source.contains("  class DrawerController: UIViewController {}\n"))
    #expect(!source.contains("import Drawers"))
  }
}
