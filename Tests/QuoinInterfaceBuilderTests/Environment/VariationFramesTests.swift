// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// The frames to which the variations of a file lead on devices of other size classes.
@MainActor @Suite struct VariationFramesTests {
  private func scene(
    _ device: String?, _ orientation: SceneOrientation? = nil
  ) throws -> LoadedScene {
    let options = SceneOptions(
      device: device.flatMap(SceneDevice.init(named:)), orientation: orientation)
    return try Fixture.scene("adaptive.storyboard", "adaptive", options: options)
  }

  @Test("Compact width and regular height: the stack is vertical, the banner is there")
  func portrait() throws {
    let scene = try scene(nil)
    // Below the status bar of 20 and a gap of 20; three equal parts of 136 with two gaps of 8.
    #expect(try scene.frame("stack") == CGRect(x: 16, y: 40, width: 343, height: 136))
    for (index, id) in ["a", "b", "c"].enumerated() {
      #expect(
        try scene.frame(id) == CGRect(x: 0, y: Double(index) * 48, width: 343, height: 40))
    }
    #expect(try scene.frame("banner") == CGRect(x: 0, y: 567, width: 375, height: 100))
    #expect(scene.view("side") == nil)
    // In a row that is aligned at the top the lower view begins where the higher one does.
    #expect(try scene.frame("low").minY == 0)
    #expect(try scene.frame("choice").width == 100)
    #expect(try scene.frame("placed") == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test("Compact both ways: the stack is horizontal without its hidden view, the banner is gone")
  func landscape() throws {
    let scene = try scene(nil, .landscape)
    #expect(try scene.frame("stack") == CGRect(x: 16, y: 10, width: 635, height: 136))
    // Two equal parts of 635 with a gap of 24.
    #expect(try scene.frame("a") == CGRect(x: 0, y: 0, width: 305.5, height: 136))
    #expect(try scene.frame("b") == CGRect(x: 329.5, y: 0, width: 305.5, height: 136))
    #expect(scene.view("banner") == nil)
    #expect(scene.view("side") == nil)
    #expect(try scene.frame("low").minY == 10)
    #expect(try scene.frame("choice").width == 100)
    #expect(try scene.frame("placed") == CGRect(x: 50, y: 60, width: 70, height: 80))
    // Nothing refers to what is gone.
    #expect(scene.constraint("k-7") == nil)
    #expect(scene.findings.isEmpty)
  }

  @Test("Regular width and compact height: what names both is the strongest")
  func largeLandscape() throws {
    let scene = try scene("iPhone 16 Plus", .landscape)
    // 932 less 59 and 16 on both sides.
    #expect(try scene.frame("stack") == CGRect(x: 75, y: 10, width: 782, height: 136))
    #expect(try scene.frame("a") == CGRect(x: 0, y: 0, width: 375, height: 136))
    #expect(try scene.frame("b") == CGRect(x: 407, y: 0, width: 375, height: 136))
    #expect(scene.view("banner") == nil)
    // From the stack's lower edge to 21 above the screen's.
    #expect(
      try scene.frame("side") == CGRect(x: 932 - 59 - 80, y: 146, width: 80, height: 263))
    #expect(try scene.frame("choice").width == 200)
  }

  @Test("Regular both ways: the width class alone decides")
  func tablet() throws {
    let scene = try scene("iPad (6th generation)")
    // Three equal parts of 136 with two gaps of 40.
    #expect(try scene.frame("stack") == CGRect(x: 16, y: 40, width: 736, height: 136))
    let heights = try ["a", "b", "c"].map { Double(try scene.frame($0).height) }
    // 56 / 3, rounded to half points.
    #expect(heights.allSatisfy { abs($0 - 56 / 3) <= 0.5 })
    #expect(try scene.frame("c").maxY == 136)
    #expect(try scene.frame("banner") == CGRect(x: 0, y: 924, width: 768, height: 100))
    #expect(try scene.frame("side") == CGRect(x: 688, y: 176, width: 80, height: 848))
  }

  @Test("A label in another font than on the canvas is measured again")
  func font() throws {
    // The stored size holds at 17 points; one line of 34 points is 40.57 high, 41 at 2 pixels a
    // point.
    #expect(try scene(nil).frame("note").size == CGSize(width: 150, height: 20.5))
    let large = try scene("iPad (6th generation)").frame("note")
    #expect(large.height == 41)
    #expect(large.width > 270 && large.width < 330)
  }
}
