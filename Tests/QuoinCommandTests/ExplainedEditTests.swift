// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import Testing

@testable import quoin

/// Fixes of `quoin explain --format json`, applied to the file, do what they claim.
@MainActor @Suite("Edits of explained fixes") struct ExplainedEditTests {
  private typealias Object = [String: Any]

  private func scene(_ text: String, fixes: Int = 100) throws -> Object {
    let transcript = ExplainTranscript(text: text) {
      $0.format = .json
      $0.options.fixes = fixes
    }
    let file = try JSONSerialization.jsonObject(with: Data(transcript.output.utf8)) as? Object
    return try #require((file?["scenes"] as? [Object])?.first)
  }

  private func list(_ key: String, in object: Object) throws -> [Object] {
    try #require(object[key] as? [Object])
  }

  private static func view(_ id: String) -> String {
    "<view id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view>"
  }

  private static func constraint(
    _ id: String, _ first: String, _ attribute: String, _ second: String? = nil,
    constant: Double = 0
  ) -> String {
    let other = second.map { " secondItem=\"\($0)\" secondAttribute=\"\(attribute)\"" } ?? ""
    return "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\"\(other) "
      + "constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  /// A view at the top, 20 high.
  private static let placed =
    constraint("t", "a", "top", "root") + constraint("h", "a", "height", constant: 20)

  private static let edges = SampleFile.xib(
    views: view("a"),
    constraints: placed + constraint("l", "a", "leading", "root", constant: 30)
      + constraint("r", "a", "trailing", "root", constant: -30)
      + constraint("w", "a", "width", constant: 300))

  @Test("Every edit of a conflict, applied to the file, solves it")
  func conflict() throws {
    let group = try #require(try list("conflictGroups", in: scene(Self.edges)).first)
    let fixes = try list("fixes", in: group)
    #expect(Set(fixes.compactMap { $0["kind"] as? String }).count >= 3)
    for fix in fixes {
      let changed = try ExplainedEdit(fix).applied(to: Self.edges)
      #expect(changed != Self.edges)
      let left = try scene(changed, fixes: 0)
      #expect(try list("conflictGroups", in: left).isEmpty, "\(fix["text"] ?? "")")
      #expect(fix["verified"] as? Bool == true)
    }
  }

  @Test("A group has its axis, its sets with multiples, its sum, its changes and places")
  func group() throws {
    let group = try #require(try list("conflictGroups", in: scene(Self.edges)).first)
    #expect(group["axis"] as? String == "horizontal")
    let set = try #require(try list("sets", in: group).first)
    // 30 + 300 + 30 = 360, but the root is 320 wide.
    let sum = try #require(set["sum"] as? Object)
    #expect(sum["left"] as? [Double] == [30, 300, 30])
    #expect(sum["relation"] as? String == "==")
    #expect(sum["right"] as? Double == 320)
    let members = try list("members", in: set)
    // Each row counts once, and the given width against the others.
    #expect(members.compactMap { $0["multiple"] as? Double }.map(abs) == [1, 1, 1, 1])
    for member in members where member["id"] as? String == "w" {
      #expect((member["place"] as? Object)?["line"] as? Double == 9)
      #expect(member["broken"] as? Bool == true)
    }
    // If the width held, the view would be 300 wide in place of 320 - 2 * 30.
    let width = try list("changed", in: group).first { $0["attribute"] as? String == "width" }
    #expect(width?["view"] as? String == "a")
    #expect(width?["from"] as? Double == 300)
    #expect(width?["to"] as? Double == 260)
  }

  @Test("Every edit of an ambiguity, applied to the file, determines the coordinate")
  func ambiguity() throws {
    let text = SampleFile.xib(
      views: Self.view("a"),
      constraints: Self.placed + Self.constraint("w", "a", "width", constant: 50))
    let ambiguity = try #require(try list("ambiguities", in: scene(text)).first)
    #expect(ambiguity["axis"] as? String == "horizontal")
    #expect((ambiguity["place"] as? Object)?["line"] as? Double == 7)
    let fixes = try list("fixes", in: ambiguity)
    // The leading edge and the center; the distance to the trailing edge is arbitrary.
    #expect(fixes.count == 2)
    for fix in fixes {
      let changed = try ExplainedEdit(fix).applied(to: text)
      let left = try scene(changed, fixes: 0)
      #expect(try list("ambiguities", in: left).isEmpty, "\(fix["text"] ?? "")")
      #expect(try list("conflictGroups", in: left).isEmpty, "\(fix["text"] ?? "")")
    }
  }

  @Test("A mask that was left on is an edit of its view")
  func mask() throws {
    let text = SampleFile.xib(
      views: "<view id=\"a\"><rect key=\"frame\" x=\"10\" y=\"10\" width=\"100\" height=\"20\"/>"
        + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"
        + "</view>",
      constraints: Self.constraint("w", "a", "width", constant: 60)
        + Self.constraint("h", "a", "height", constant: 20)
        + Self.constraint("l", "a", "leading", "root") + Self.constraint("t", "a", "top", "root"))
    let group = try #require(try list("conflictGroups", in: scene(text)).first)
    let fix = try #require(try list("fixes", in: group).first)
    #expect(fix["kind"] as? String == "autoresizingMask")
    let left = try scene(try ExplainedEdit(fix).applied(to: text), fixes: 0)
    #expect(try list("conflictGroups", in: left).isEmpty)
  }
}
