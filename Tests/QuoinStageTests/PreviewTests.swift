// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@testable import QuoinStage

/// Scenes of a program, as `quoin preview` asks for them.
@MainActor @Suite struct PreviewTests {
  /// A view with a label 16 points from its leading edge, and as wide as asked.
  private static func form(width: CGFloat) -> UIView {
    let (form, label) = (UIView(), UILabel())
    label.accessibilityIdentifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    form.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: form.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: form.topAnchor),
      label.widthAnchor.constraint(equalToConstant: width),
    ])
    return form
  }

  /// A form without a conflict on a screen of 393 points, which is 32 points wider than its label.
  private static let fitting = PreviewScene("Form") { form(width: 361) }
  private static let conflicting = PreviewScene("Form") { form(width: 400) }

  private func object(_ line: String?, after prefix: String) throws -> [String: Any] {
    let line = try #require(line)
    #expect(line.hasPrefix(prefix))
    let json = Data(line.dropFirst(prefix.count).utf8)
    return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  private func frame(_ id: String, in scene: [String: Any]) throws -> [Double] {
    let views = try #require(scene["views"] as? [[String: Any]])
    let view = try #require(views.first { $0["id"] as? String == id })
    return try #require(view["frame"] as? [Double])
  }

  @Test("The first line lists the scenes with different ids and their problems")
  func list() throws {
    let line = PreviewConversation([Self.fitting, Self.conflicting]).greeting
    let prefix = "#quoin-scenes "
    #expect(line.hasPrefix(prefix))
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(line.dropFirst(prefix.count).utf8))
        as? [[String: Any]])
    #expect(list.map { $0["id"] as? String } == ["Form", "Form 2"])
    #expect(list.map { $0["name"] as? String } == ["Form", "Form"])
    #expect(list.map { $0["conflicts"] as? Int } == [0, 1])
  }

  @Test("A scene is laid out for the device, the size and the direction of a question")
  func scene() throws {
    var program = PreviewConversation([Self.fitting])
    let own = try object(program.answer("1 scene id=Form"), after: "#quoin-answer 1 200 ")
    #expect(own["size"] as? [Double] == [393, 852])
    #expect(try frame("label", in: own).prefix(3) == [16, 0, 361])
    let phone = try object(
      program.answer("2 scene id=Form&device=iPhone%20SE&orientation=landscape"),
      after: "#quoin-answer 2 200 ")
    #expect(phone["size"] as? [Double] == [568, 320])
    let sized = try object(
      program.answer("3 scene id=Form&width=300&height=200"), after: "#quoin-answer 3 200 ")
    #expect(sized["size"] as? [Double] == [300, 200])
  }

  @Test("A view has the reasons of its frame, with the lines of the source")
  func view() throws {
    var program = PreviewConversation([Self.fitting])
    let view = try object(
      program.answer("7 view id=Form&view=label"), after: "#quoin-answer 7 200 ")
    let reasons = try #require(view["reasons"] as? [[String: Any]])
    #expect(reasons.first?["value"] as? Double == 16)
    let lines = reasons.compactMap { $0["lines"] as? [String] }.flatMap(\.self).joined()
    #expect(lines.contains("PreviewTests.swift:"))
  }

  @Test(
    "A scene is written in the formats of pictures",
    arguments: [
      ("svg", "<svg"), ("html", "<!DOCTYPE html>"), ("json", "{"),
    ])
  func export(format: String, start: String) throws {
    var program = PreviewConversation([PreviewScene("Form") { UIView() }])
    let answer = try object(
      program.answer("1 export id=Form&format=\(format)"), after: "#quoin-answer 1 200 ")
    #expect((answer["text"] as? String)?.contains(start) == true)
  }

  @Test("What a program does not have is refused, and other lines are ignored")
  func refusals() {
    var program = PreviewConversation([Self.fitting])
    #expect(program.answer("1 scene id=x") == "#quoin-answer 1 404 There is no scene 'x'.")
    #expect(
      program.answer("2 view id=Form&view=x")
        == "#quoin-answer 2 404 There is no view 'x' in the scene.")
    #expect(program.answer("3 passwd id=Form")?.hasPrefix("#quoin-answer 3 404 ") == true)
    #expect(
      program.answer("4 export id=Form&format=exe")
        == "#quoin-answer 4 400 'exe' is not a format of a program.")
    for line in ["", "hello", "x scene id=Form", "1 scene"] { #expect(program.answer(line) == nil) }
  }

  @Test("A check names the devices on which something is wrong")
  func check() {
    // The label and its margins are 393 points wide, which none of the devices but the second one is.
    let lines = PreviewCheck([Self.fitting]).lines
    #expect(lines.contains { $0.hasPrefix("Form, iPhone SE, left to right: ") })
    #expect(lines.contains { $0.hasPrefix("Form, iPhone SE, right to left: ") })
    #expect(!lines.contains { $0.contains("iPhone 14 Pro") && $0.contains("conflict") })
  }

  @Test("Scenes are collected from lists, conditions and loops")
  func builder() {
    @PreviewSceneBuilder func scenes(_ isLong: Bool) -> [PreviewScene] {
      PreviewScene("One") { UIView() }
      if isLong {
        for number in 2...3 { PreviewScene("\(number)") { UIViewController() } }
      }
      [Self.fitting]
    }
    #expect(scenes(true).map(\.name) == ["One", "2", "3", "Form"])
    #expect(scenes(false).map(\.name) == ["One", "Form"])
  }
}
