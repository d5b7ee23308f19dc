// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

@testable import quoin

#if canImport(FoundationXML)
import FoundationXML
#endif

@MainActor @Suite struct RenderJobTests {
  @Test("JSON is written line by line as files are rendered")
  func lines() {
    let transcript = CommandTranscript(examples: PackageFolder.examples) { $0.format = .json }
    #expect(transcript.succeeded)
    #expect(transcript.writes.count == PackageFolder.examples.count)
    for (line, name) in zip(transcript.writes, PackageFolder.examples) {
      #expect(line.hasPrefix("{\"file\":\"\(PackageFolder.path(name))\",\"scenes\":[{"))
      #expect(line.hasSuffix("\"unknown\":[],\"findings\":[]}\n"))
      #expect(line.dropLast().contains("\n") == false)
      #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) is [String: Any])
    }
  }

  @Test(
    "A scene is found by its id, by its controller's and by its root view's",
    arguments: ["Sgn-Sc-001", "Sgn-Vc-002", "Sgn-Rt-vw1"])
  func sceneByID(id: String) {
    let transcript = CommandTranscript(
      examples: ["Examples/SignIn.storyboard", "Examples/Article.storyboard"]
    ) { $0.scene = id }
    #expect(transcript.succeeded)
    #expect(transcript.output.contains("Welcome back"))
    #expect(!transcript.output.contains("Article"))
  }

  @Test("An unknown scene is an error that names the known ones")
  func unknownScene() {
    let transcript = CommandTranscript(examples: ["Examples/SignIn.storyboard"]) {
      $0.scene = "nothing"
    }
    #expect(!transcript.succeeded)
    #expect(transcript.output.isEmpty)
    #expect(
      transcript.complaints == [
        "error: There is no scene 'nothing'; name one of: Sgn-Sc-001 (Sign In). [unknown-scene]"
      ])
  }

  @Test("A scene of a file without scenes is an error too")
  func sceneOfEmptyFile() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString).xib")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505"><objects/></document>
      """.utf8
    ).write(to: file)
    let transcript = CommandTranscript(RenderJob(files: [file.path], scene: "nothing"))
    #expect(!transcript.succeeded)
    #expect(
      transcript.complaints == [
        "error: There is no scene 'nothing', nor any other; choose another file. [unknown-scene]"
      ])
  }

  @Test("Problems that are found after the time limit have no fixes, and that is said once")
  func timeLimit() {
    let names = ["Examples/Conflict.storyboard", "Examples/Conflict.storyboard"]
    let fixes = CommandTranscript(examples: names)
    #expect(fixes.output.contains("fix: "))
    #expect(fixes.complaints == [])
    let transcript = CommandTranscript(examples: names) { $0.timeLimit = .zero }
    #expect(transcript.succeeded)
    #expect(transcript.output.contains("conflict: "))
    #expect(!transcript.output.contains("fix: "))
    #expect(transcript.complaints.count == 1)
    #expect(transcript.complaints.first?.contains("took longer than 0 seconds") == true)
  }

  @Test("Another size changes the layout of the scene")
  func otherSize() {
    let transcript = CommandTranscript(examples: ["Examples/SignIn.storyboard"]) {
      $0.options.size = CGSize(width: 320, height: 700)
    }
    #expect(transcript.output.contains("320 × 700"))
    // The card is 20 from both sides.
    #expect(transcript.output.contains("; 280 287)"))
  }

  @Test("Another device has its screen, and the safe area of a running program")
  func device() {
    let transcript = CommandTranscript(examples: ["Examples/SignIn.storyboard"]) {
      $0.options.device = SceneDevice(named: "iPhone 16 Pro")
    }
    #expect(transcript.output.contains("retina6_3, 402 × 874"))
    // The logo is 40 below the safe area, which begins at 62.
    #expect(transcript.output.contains("UIImageView lgo-Im-g01  (165 102; 72 72)"))
  }

  @Test("A file for another platform than the device's is an error; the others are rendered")
  func otherPlatform() {
    let transcript = CommandTranscript(
      examples: ["Examples/MacWindow.xib", "Examples/SignIn.storyboard"]
    ) { $0.options.device = SceneDevice(named: "iPhone 15") }
    #expect(!transcript.succeeded)
    #expect(
      transcript.complaints == [
        "\(PackageFolder.path("Examples/MacWindow.xib")): error: The file is for macOS and not for "
          + "iPhone 15. Leave the device out; a size can be given. [unsuitable-options]"
      ])
    #expect(transcript.output.contains("Welcome back"))
    #expect(!transcript.output.contains("NSButton"))
  }

  @Test("Right to left puts the switch on the left")
  func direction() {
    let transcript = CommandTranscript(examples: ["Examples/SignIn.storyboard"]) {
      $0.options.direction = .rightToLeft
    }
    #expect(transcript.output.contains("UISwitch sty-Sw-008  (16 136; 51 31)"))
  }

  @Test("Every example can be drawn in both directions", arguments: PackageFolder.examples)
  func pictures(name: String) {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      for format in [RenderFormat.svg, .html] {
        let transcript = CommandTranscript(examples: [name]) {
          $0.options.direction = direction
          $0.showsConstraints = true
          $0.format = format
        }
        #expect(transcript.succeeded)
        #expect(transcript.writes.count == 1)
        let parser = XMLParser(data: Data(transcript.output.utf8))
        #expect(parser.parse() && parser.parserError == nil)
      }
    }
  }

  @Test("Equal runs give equal pictures")
  func determinism() {
    let runs = (0..<2).map { _ in
      CommandTranscript(examples: PackageFolder.examples) { $0.format = .html }.output
    }
    #expect(runs[0] == runs[1])
  }
}
