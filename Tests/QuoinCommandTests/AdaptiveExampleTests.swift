// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

@testable import quoin

/// The recipe, which is laid out in a column in compact width and side by side otherwise.
@MainActor @Suite struct AdaptiveExampleTests {
  private func frames(_ options: SceneOptions) throws -> ExampleFrames {
    try ExampleFrames("Examples/Recipe.storyboard", options: options)
  }

  /// The height of a line, rounded up to a third of a point.
  private func line(_ size: Double) -> Double { (size * 1.19336 * 3).rounded(.up) / 3 }

  @Test("On a phone in portrait the text is below the photo")
  func portrait() throws {
    let frames = try frames(SceneOptions())
    // 16 below a safe area that begins at 59; the photo has an aspect ratio of 4 to 3.
    let width = 393.0 - 40
    let photo = width * 3 / 4
    #expect(frames["cnt-St-004"].origin == CGPoint(x: 20, y: 75))
    #expect(frames["pho-Im-005"].isNear(0, 0, width, photo))
    #expect(frames["txt-St-006"].isNear(0, photo + 16, width, frames["txt-St-006"].height))
    #expect(frames["ttl-Lb-007"].isNear(0, 0, width, line(28)))
    #expect(frames["byl-Lb-008"].isNear(0, line(28) + 6, width, line(15)))
    #expect(frames["sav-Bt-010"].isNear(20, 852 - 34 - 16 - 50, width, 50))
  }

  @Test("In landscape they share the width of the safe area")
  func landscape() throws {
    let frames = try frames(
      SceneOptions(device: SceneDevice(named: "iPhone 15"), orientation: .landscape))
    let width = 852.0 - 2 * (59 + 20)
    let half = (width - 24) / 2
    #expect(frames["cnt-St-004"].isNear(79, 16, width, half * 3 / 4))
    #expect(frames["pho-Im-005"].isNear(0, 0, half, half * 3 / 4))
    #expect(frames["txt-St-006"].isNear(half + 24, 0, half, frames["txt-St-006"].height))
    // The button is 4 above the safe area, which ends 21 above the screen's edge.
    #expect(frames["sav-Bt-010"].isNear(79, 393 - 21 - 4 - 50, width, 50))
  }

  @Test(
    "On a tablet they are side by side in both orientations", arguments: SceneOrientation.allCases)
  func tablet(orientation: SceneOrientation) throws {
    let device = try #require(SceneDevice(named: "iPad Pro 11-inch"))
    let frames = try frames(SceneOptions(device: device, orientation: orientation))
    let half = (Double(device.size(in: orientation).width) - 40 - 32) / 2
    #expect(frames["pho-Im-005"].isNear(0, 0, half, half * 3 / 4, within: 0.51))
    #expect(frames["txt-St-006"].minX == CGFloat(half + 32))
  }

  @Test("Larger text is higher, and the button grows with its title")
  func textSize() throws {
    let frames = try frames(SceneOptions(textSize: .accessibilityMedium))
    // 38, 25 and 28 points in Apple's table for the first title, the byline and the headline.
    #expect(frames["ttl-Lb-007"].isNear(0, 0, 353, line(38)))
    #expect(frames["byl-Lb-008"].isNear(0, line(38) + 6, 353, line(25)))
    let button = 50 + line(28) - line(17)
    #expect(frames["sav-Bt-010"].isNear(20, 852 - 50 - button, 353, button))
  }

  @Test("Right to left is the mirror image on another device, too")
  func mirrored() throws {
    var options = SceneOptions(
      device: SceneDevice(named: "iPhone 16 Plus"), orientation: .landscape,
      textSize: .extraExtraLarge)
    let plain = try frames(options)
    options.direction = .rightToLeft
    let mirrored = try frames(options)
    for view in plain.scene.views {
      let id = try #require(plain.scene.identifier(of: view))
      guard let parent = plain.scene.parent(of: view) else { continue }
      let frame = plain[id]
      #expect(
        mirrored[id].isNear(
          parent.bounds.width - frame.maxX, frame.minY, frame.width, frame.height), "\(id)")
    }
  }

  @Test("On every phone and tablet the layout is determined and free of conflicts", .thorough)
  func everyDevice() throws {
    for device in SceneDevice.all where device.family != .tv {
      for orientation in SceneOrientation.allCases {
        let output = CommandTranscript(examples: ["Examples/Recipe.storyboard"]) {
          $0.options = SceneOptions(device: device, orientation: orientation)
        }.output
        #expect(
          !output.contains("conflict:") && !output.contains("ambiguous:"),
          "\(device.identifier) \(orientation.rawValue): \(output)")
      }
    }
  }
}
