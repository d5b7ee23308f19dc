// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit
import Testing

@testable import QuoinRender
@testable import quoin

@MainActor @Suite struct ResizingTests {
  private func file(_ name: String) throws -> InterfaceFile {
    try InterfaceFile(contentsOf: PackageFolder.path(name))
  }

  @Test(
    "A resized scene is as one that is made for the size", arguments: PackageFolder.examples)
  func resizing(name: String) throws {
    let file = try file(name)
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      for scene in file.scenes() where !scene.roots.isEmpty {
        var options = SceneOptions(size: scene.size, direction: direction)
        let resized = try #require(file.scene(scene.id, options: options))
        // Widths beside 400, where margins change, and 672, where text has its readable width.
        for (width, height) in [(320, 568), (399, 600), (400, 600), (834, 700), (375, 667)] {
          options.size = CGSize(width: width, height: height)
          #expect(resized.layOut(in: CGSize(width: width, height: height)))
          let made = try #require(file.scene(scene.id, options: options))
          made.layout()
          #expect(resized.views.map(\.frame) == made.views.map(\.frame), "\(width) × \(height)")
        }
      }
    }
  }

  @Test("A scene that was made for the size of its file cannot be resized")
  func unsizedScene() throws {
    let scene = try #require(try file("Examples/SignIn.storyboard").scenes().first)
    let size = scene.size
    #expect(!scene.layOut(in: CGSize(width: 100, height: 100)))
    #expect(scene.size == size)
  }

  @Test(
    "The frames of a page are those of layout at other sizes", .thorough,
    arguments: ["Examples/SignIn.storyboard", "Examples/ProfileCard.xib", "Examples/MacWindow.xib"])
  func frames(name: String) throws {
    let file = try file(name)
    let id = try #require(file.scenes().first { !$0.roots.isEmpty }?.id)
    let sampler = try #require(SceneSampler(id, in: file, options: SceneOptions()))
    let (w, h) = (Int(sampler.baseSize.width), Int(sampler.baseSize.height))
    let range = SizeRange(widths: (w - 12)...(w + 12), heights: (h - 12)...(h + 12))
    let shown = sampler.scene(sampler.baseSize)
    let pieces = ScenePieces(PieceSearch(sampler, in: range, checks: 20), shownAs: shown)
    for (width, height) in [(w - 12, h - 12), (w + 7, h - 1), (w, h + 12), (w + 12, h + 5)] {
      let picture = sampler.scene(LayoutSize(width: Double(width), height: Double(height)))
      let frames = pieces.frames(width: Double(width), height: Double(height))
      for (view, frame) in zip(picture.views, frames) {
        let parent = picture.views.first { $0.id == view.parent }
        let origin = parent.map { LayoutPoint(x: $0.drawingFrame.x, y: $0.drawingFrame.y) }
        #expect(abs(frame.width - view.drawingFrame.width) < 1e-9, "\(view.name)")
        #expect(abs(frame.height - view.drawingFrame.height) < 1e-9, "\(view.name)")
        guard let origin else { continue }
        #expect(abs(frame.x - (view.drawingFrame.x - origin.x)) < 1e-9, "\(view.name)")
        #expect(abs(frame.y - (view.drawingFrame.y - origin.y)) < 1e-9, "\(view.name)")
      }
    }
  }

  @Test(
    "A range is two whole sizes",
    arguments: ["320x480-1366x1366", "320×480-1366×1366", "320X480-1366X1366"])
  func range(text: String) throws {
    #expect(try RangeArgument.range(text) == .devices)
  }

  @Test(
    "A range that cannot be shown is an error",
    arguments: [
      "", "320x480", "320x480-300x500", "0x1-2x2", "1.5x2-3x4", "1x1-9000x10", "1x1-10001x1",
    ])
  func wrongRange(text: String) {
    #expect(throws: (any Error).self) { try RangeArgument.range(text) }
  }

  @Test("Devices are separated by commas, which may be in their names")
  func devices() throws {
    let devices = try DeviceListArgument.devices("iPhone SE, iPad Pro (11-inch, M4),iPhone 15")
    #expect(devices.map(\.name) == ["iPhone SE", "iPad Pro (11-inch, M4)", "iPhone 15"])
    #expect(throws: (any Error).self) { try DeviceListArgument.devices("iPhone SE,,iPhone 15") }
  }
}
