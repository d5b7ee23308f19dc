// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinVersioning
import Testing

/// Pictures of differences, for programs.
@MainActor struct DifferencePicturesTests {
  private static func difference(_ old: String, _ new: String) throws -> InterfaceDifference {
    let base = try Example.text("SignIn.storyboard")
    return try InterfaceDifference(
      from: Example.file(base), to: Example.file(base.replacingOccurrences(of: old, with: new)))
  }

  @Test func aSceneThatLooksDifferentHasAPictureOfBothVersions() throws {
    let pictures = try Self.difference("Welcome back", "Hello").pictures()
    let picture = try #require(pictures.first)
    #expect(pictures.count == 1)
    #expect(picture.id == "Sgn-Sc-001")
    #expect(picture.name == "Sign In")
    #expect(picture.svg.hasPrefix("<svg"))
    #expect(picture.svg.contains(">Welcome back<"))
    #expect(picture.svg.contains(">Hello<"))
  }

  @Test func aDeviceIsTheCanvasOfBothVersions() throws {
    let difference = try Self.difference("Welcome back", "Hello")
    let device = try #require(SceneDevice(named: "iPad Pro (11-inch)"))
    let widths = [difference.pictures(), difference.pictures(device: device)].compactMap {
      $0.first?.svg.firstMatch(of: /viewBox="0 0 ([0-9.]+)/).flatMap { Double($0.output.1) }
    }
    #expect(widths.count == 2)
    // Two pads beside each other are more than twice as wide as two phones.
    #expect(widths.last ?? 0 > 2 * (widths.first ?? 0))
  }

  @Test func aChangeThatCannotBeSeenHasNoPicture() throws {
    let difference = try Self.difference("id=\"ttl-Lb-l02\"", "tag=\"7\" id=\"ttl-Lb-l02\"")
    #expect(!difference.isEmpty)
    #expect(difference.pictures().isEmpty)
  }

  @Test func aDecodedDifferenceHasNoPictures() throws {
    let difference = try Self.difference("Welcome back", "Hello")
    let decoded = try JSONDecoder().decode(
      InterfaceDifference.self, from: Data(try difference.json().utf8))
    #expect(decoded.scenes.count == difference.scenes.count)
    #expect(decoded.pictures().isEmpty)
  }
}
