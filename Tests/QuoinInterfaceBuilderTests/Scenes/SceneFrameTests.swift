// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

@MainActor @Suite("Scenes")
struct SceneFrameTests {
  @Test("Constraints, leaf sizes and masks lead to frames")
  func form() throws {
    let scene = try Fixture.scene("form.xib", "root")
    #expect(scene.size == CGSize(width: 320, height: 480))
    // The label has its stored size, 50 by 20; the field takes the rest of the row.
    #expect(try scene.frame("name") == CGRect(x: 20, y: 30, width: 50, height: 20))
    #expect(try scene.frame("field") == CGRect(x: 78, y: 23, width: 222, height: 34))
    #expect(try scene.frame("wide") == CGRect(x: 20, y: 77, width: 160, height: 90))
    // A quarter of 320 less 20.
    #expect(try scene.frame("gauge") == CGRect(x: 20, y: 187, width: 60, height: 40))
  }

  @Test("In another size the same rules hold, and masks stretch what they may")
  func anotherSize() throws {
    let options = SceneOptions(size: CGSize(width: 400, height: 600))
    let scene = try Fixture.scene("form.xib", "root", options: options)
    #expect(try scene.frame("field") == CGRect(x: 78, y: 23, width: 302, height: 34))
    #expect(try scene.frame("gauge").width == 80)
    // Flexible left margin and width share 80 more points as 20 to 60, the right part of 240 is
    // fixed: 40 and 120.
    #expect(try scene.frame("gauge2") == CGRect(x: 40, y: 520, width: 120, height: 40))
  }

  @Test("From right to left, leading is on the right")
  func rightToLeft() throws {
    let options = SceneOptions(direction: .rightToLeft)
    let scene = try Fixture.scene("form.xib", "root", options: options)
    #expect(try scene.frame("name").maxX == 300)
    #expect(try scene.frame("field").minX == 20)
  }

  @Test("A scene is found by its own id, its controller's and its root view's")
  func sceneNames() throws {
    let file = try Fixture.file("guides.storyboard")
    for id in ["scene-first", "first", "page"] {
      let scene = try #require(file.scene(id))
      #expect(scene.id == "scene-first")
      #expect(scene.isNamed(id))
      #expect(scene.name == "First")
    }
    #expect(file.scene("nobody") == nil)
  }

  @Test("A scene without a view is listed, with no views")
  func emptyScenes() throws {
    let scenes = try Fixture.file("guides.storyboard").scenes()
    #expect(scenes.map(\.id) == ["scene-nav", "scene-first", "scene-empty"])
    #expect(scenes[0].views.isEmpty)
    #expect(scenes[2].views.isEmpty)
    #expect(scenes[2].size == .zero)
  }

  @Test("The guides of a view and of its controller follow device, bars and margins")
  func guides() throws {
    let scene = try Fixture.scene("guides.storyboard", "first")
    // A 414-point phone of build 22154: 48 for the notch, 44 for the bar, 34 below.
    #expect(try scene.frame("safe") == CGRect(x: 0, y: 92, width: 414, height: 770))
    #expect(try scene.frame("old") == CGRect(x: 0, y: 102, width: 100, height: 750))
    #expect(try scene.frame("margins") == CGRect(x: 20, y: 92, width: 374, height: 50))
  }

  @Test("Views, constraints and guides are found by their ids, and back")
  func lookup() throws {
    let scene = try Fixture.scene("guides.storyboard", "first")
    let view = try #require(scene.view("safe"))
    #expect(scene.identifier(of: view) == "safe")
    #expect(scene.className(of: view) == "UIView")
    let constraint = try #require(scene.constraint("g-1"))
    #expect(scene.identifier(of: constraint) == "g-1")
    #expect(constraint.firstItem === view)
    let guide = try #require(scene.guide("guide"))
    #expect(scene.identifier(of: guide) == "guide")
    #expect(scene.constraints.count == 12)
  }

  @Test("A custom class replaces the name of the class and nothing else")
  func customClass() throws {
    let scene = try Fixture.scene("form.xib", "root")
    let root = try #require(scene.view("root"))
    #expect(scene.className(of: root) == "FormView")
    #expect(scene.elementKind(of: root) == .plain)
    #expect(scene.elementKind(of: try #require(scene.view("name"))) == .label)
  }

  @Test("Without Auto Layout, frames and masks are the layout")
  func frames() throws {
    let text = try String(decoding: Fixture.data("form.xib"), as: UTF8.self)
      .replacingOccurrences(of: "useAutolayout=\"YES\"", with: "")
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "old.xib")
    let options = SceneOptions(size: CGSize(width: 400, height: 480))
    let scene = try #require(file.scene("root", options: options))
    scene.layout()
    #expect(scene.constraints.isEmpty)
    // No part of the field's frame is flexible.
    #expect(try scene.frame("field") == CGRect(x: 78, y: 23, width: 222, height: 34))
  }
}
