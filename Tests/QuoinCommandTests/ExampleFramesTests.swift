// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// Frames that follow from the constraints in the examples, for a screen of 393 × 852 points with a
/// safe area that begins 59 from the top and ends 34 from the bottom.
@MainActor @Suite struct ExampleFramesTests {
  /// The height of a line, rounded up to a third of a point.
  private func line(_ size: Double) -> Double { (size * 1.19336 * 3).rounded(.up) / 3 }

  @Test("The sign-in form follows from its constraints")
  func signIn() throws {
    let frames = try ExampleFrames("Examples/SignIn.storyboard")
    let logo = 59.0 + 40
    #expect(frames["lgo-Im-g01"].isNear((393 - 72) / 2, logo, 72, 72))
    let title = logo + 72 + 20
    #expect(frames["ttl-Lb-l02"].isNear(24, title, 393 - 48, line(28)))
    let subtitle = title + line(28) + 6
    #expect(frames["sub-Lb-l03"].isNear(24, subtitle, 393 - 48, line(15)))
    let card = subtitle + line(15) + 28
    // Inside of the card, from top to bottom.
    let password = 20.0 + 44 + 12
    let toggle = password + 44 + 16
    let button = toggle + 31 + 20
    let forgot = button + 50 + 8
    let cardHeight = forgot + 30 + 12
    #expect(frames["crd-Vw-004"].isNear(20, card, 353, cardHeight))
    #expect(frames["eml-Tf-005"].isNear(16, 20, 353 - 32, 44))
    #expect(frames["pwd-Tf-006"].isNear(16, password, 353 - 32, 44))
    // The alignment rectangle of a switch is 2 points narrower than its frame, on the right.
    #expect(frames["sty-Sw-008"].isNear(353 - 16 + 2 - 51, toggle, 51, 31))
    let label = Double(frames["sty-Lb-007"].midY)
    #expect(abs(label - toggle - 15.5) < 0.4)
    #expect(frames["sgn-Bt-009"].isNear(16, button, 353 - 32, 50))
    let link = frames["fgt-Bt-010"]
    #expect(link.isNear((353 - Double(link.width)) / 2, forgot, Double(link.width), 30))
    // Below the card.
    let or = card + cardHeight + 24
    let middle = Double(frames["orr-Lb-011"].minX)
    let width = Double(frames["orr-Lb-011"].width)
    let center = Double(frames["orr-Lb-011"].midX)
    #expect(abs(center - 393 / 2) < 0.4)
    let lines = or + line(13) / 2 - 0.5
    let before = middle - 12
    let after = middle + width + 12
    #expect(frames["lnl-Vw-012"].isNear(20, lines, before - 20, 1))
    #expect(frames["lnr-Vw-013"].isNear(after, lines, 373 - after, 1))
    #expect(frames["pky-Bt-014"].isNear(20, or + line(13) + 20, 353, 50))
    let bottom = frames["btm-Vw-015"]
    let bottomWidth = Double(bottom.width)
    #expect(bottom.isNear((393 - bottomWidth) / 2, 852 - 34 - 12 - 30, bottomWidth, 30))
  }

  @Test("The profile card follows from its constraints")
  func profileCard() throws {
    let frames = try ExampleFrames("Examples/ProfileCard.xib")
    #expect(frames["cov-Im-002"].isNear(0, 0, 343, 96))
    // The picture is centred on the lower edge of the cover.
    #expect(frames["avt-Im-003"].isNear((343 - 80) / 2, 96 - 40, 80, 80))
    let name = 96.0 + 40 + 10
    #expect(frames["nam-Lb-004"].isNear(16, name, 311, line(22)))
    let role = name + line(22) + 2
    #expect(frames["rol-Lb-005"].isNear(16, role, 311, line(15)))
    let text = role + line(15) + 12
    // Two lines of text.
    let textHeight = (2 * 15 * 1.19336 * 3).rounded(.up) / 3
    #expect(frames["bio-Lb-006"].isNear(16, text, 311, textHeight))
    let columns = text + textHeight + 16
    let columnHeight = 8 + line(20) + 2 + line(12) + 8
    // Three equal columns with two gaps of 8 between them.
    let width = (311.0 - 16) / 3
    for (index, id) in ["pst-Vw-000", "flw-Vw-010", "fng-Vw-020"].enumerated() {
      let x = 16 + Double(index) * (width + 8)
      #expect(frames[id].isNear(x, columns, width, columnHeight))
    }
    let buttons = columns + columnHeight + 16
    let half = (311.0 - 12) / 2
    #expect(frames["fol-Bt-040"].isNear(16, buttons, half, 40))
    #expect(frames["msg-Bt-041"].isNear(16 + half + 12, buttons, half, 40))
  }

  @Test("The window has y upward and alignment rectangles without the shadows of its controls")
  func window() throws {
    let frames = try ExampleFrames("Examples/MacWindow.xib")
    // From the top, in alignment rectangles: title 20 to 36, fields of 22 at 52 and 82.
    #expect(frames["ttl-Lb-003"].isNear(18, 259 - 36, 384, 16, within: 1.01))
    #expect(frames["nam-Tf-005"].isNear(108, 259 - 74, 292, 22, within: 1.01))
    #expect(frames["eml-Tf-007"].isNear(108, 259 - 104, 292, 22, within: 1.01))
    // The face of the button is 80 × 20, 20 from the right and the bottom; its frame is 5, 7, 7 and
    // 7 larger.
    let create = 400.0 - 80
    #expect(frames["crt-Bt-013"].isNear(create - 7, 13, 94, 32, within: 1.01))
    let cancel = create - 12 - 80
    #expect(frames["can-Bt-014"].isNear(cancel - 7, 13, 94, 32, within: 1.01))
  }

  /// Controls whose frame is 2 points wider than their alignment rectangle, on the right in both
  /// directions.
  private static let lopsided: Set<String> = ["sty-Sw-008", "swt-Sw-006"]

  @Test(
    "Right to left mirrors the examples",
    arguments: ["SignIn.storyboard", "ProfileCard.xib", "SettingsCell.xib", "Article.storyboard"])
  func mirror(name: String) throws {
    let plain = try ExampleFrames("Examples/\(name)")
    let mirrored = try ExampleFrames("Examples/\(name)", direction: .rightToLeft)
    for view in plain.scene.views {
      guard let id = plain.scene.identifier(of: view), let parent = plain.scene.parent(of: view)
      else { continue }
      let frame = plain[id]
      let expected = Double(parent.bounds.width - frame.maxX)
      #expect(
        mirrored[id].isNear(
          expected, frame.minY, frame.width, frame.height,
          within: Self.lopsided.contains(id) ? 2.34 : 0.34),
        "\(id)")
    }
  }

  @Test("Examples have no unknown elements, and only the conflict has problems")
  func sound() throws {
    for name in PackageFolder.examples {
      let file = try InterfaceFile(contentsOf: PackageFolder.path(name))
      #expect(file.unknownElements.isEmpty, "\(name)")
      #expect(file.findings.isEmpty, "\(name)")
      let outline = CommandTranscript(examples: [name]).output
      let hasProblems = outline.contains("conflict:") || outline.contains("ambiguous:")
      #expect(hasProblems == (name == "Examples/Conflict.storyboard"), "\(outline)")
    }
  }

  @Test("The frames stored in the examples are those of the layout")
  func stored() throws {
    for name in PackageFolder.examples {
      let frames = try ExampleFrames(name)
      let file = try PackageFolder.text(name)
      for view in frames.scene.views {
        let id = try #require(frames.scene.identifier(of: view))
        let element = try #require(file.range(of: "id=\"\(id)\""))
        let rect = try #require(
          file.range(
            of: "<rect key=\"frame\".*/>", options: .regularExpression,
            range: element.upperBound..<file.endIndex))
        let numbers = file[rect].split(separator: "\"").compactMap { Double($0) }
        #expect(numbers.count == 4)
        #expect(
          frames[id].isNear(numbers[0], numbers[1], numbers[2], numbers[3], within: 0.01),
          "\(name) \(id) \(frames[id])")
      }
    }
  }
}
