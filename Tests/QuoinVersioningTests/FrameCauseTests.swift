// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// The sentences about views that moved and about problems of layout.
@MainActor struct FrameCauseTests {
  private static func difference(_ edits: [(String, String)]) throws -> InterfaceDifference {
    let text = try Example.text("SignIn.storyboard")
    let changed = edits.reduce(text) { text, edit in
      text.replacingOccurrences(of: edit.0, with: edit.1)
    }
    #expect(changed != text)
    return InterfaceDifference(from: try Example.file(text), to: try Example.file(changed))
  }

  private static let constant = (
    "constant=\"20\" id=\"esy-qs-LqA\"", "constant=\"28\" id=\"esy-qs-LqA\""
  )

  @Test func theChangeThatMovedViewsIsNamed() throws {
    // A text that is as high as before moves nothing, and comes first.
    let difference = try Self.difference([
      ("text=\"Welcome back\"", "text=\"Hello\""), Self.constant,
    ])
    let frames = difference.scenes.flatMap(\.frames)
    #expect(!frames.isEmpty)
    #expect(Set(frames.map(\.cause)) == ["esy-qs-LqA.constant"])
  }

  @Test func aRemovedAndAnAddedConstraintAreCauses() throws {
    let text = try Example.text("SignIn.storyboard")
    let less = text.components(separatedBy: "\n").filter { !$0.contains("id=\"esy-qs-LqA\"") }
      .joined(separator: "\n")
    let files = (try Example.file(text), try Example.file(less))
    let there = InterfaceDifference(from: files.0, to: files.1).scenes.flatMap(\.frames)
    let back = InterfaceDifference(from: files.1, to: files.0).scenes.flatMap(\.frames)
    #expect(Set(there.map(\.cause)) == ["removed esy-qs-LqA"])
    #expect(Set(back.map(\.cause)) == ["added esy-qs-LqA"])
  }

  @Test func changesThatMoveAViewOnlyTogetherAreNamedTogether() throws {
    // The card begins 8 points lower because of the logo, and its fields 8 more because of the gap.
    let difference = try Self.difference([
      Self.constant, ("constant=\"72\"", "constant=\"80\""),
    ])
    let frames = difference.scenes.flatMap(\.frames)
    let field = try #require(frames.first { $0.view == "eml-Tf-005" })
    #expect(field.cause == "esy-qs-LqA.constant")
    let below = try #require(frames.first { $0.view == "pky-Bt-014" })
    let parts = try #require(below.cause).components(separatedBy: " and ")
    #expect(parts.count >= 2)
    #expect(parts.contains("esy-qs-LqA.constant"))
    // Each frame that changed has a cause, as each change is one of a constraint.
    #expect(frames.allSatisfy { $0.cause != nil })
  }

  @Test func problemsThatAreNewOrGoneAreReported() throws {
    let text = try Example.text("SignIn.storyboard")
    // The height of a card follows from its contents; without a gap in it nothing says how high it is.
    let less = text.components(separatedBy: "\n").filter { !$0.contains("id=\"esy-qs-LqA\"") }
      .joined(separator: "\n")
    let files = (try Example.file(text), try Example.file(less))
    let there = InterfaceDifference(from: files.0, to: files.1)
    let back = InterfaceDifference(from: files.1, to: files.0)
    let added = there.scenes.flatMap(\.problems.added)
    #expect(added.map(\.kind) == [.ambiguous])
    #expect(added.first?.views == ["crd-Vw-004"])
    #expect(there.scenes.flatMap(\.problems.fixed).isEmpty)
    #expect(back.scenes.flatMap(\.problems.fixed) == added)
    #expect(there.text().contains("      + ambiguous: "))
    #expect(back.text().contains("      - ambiguous: "))
  }

  @Test func aNewConflictHasItsConstraints() throws {
    let text = try Example.text("SignIn.storyboard")
    let constraint =
      "<constraint firstItem=\"eml-Tf-005\" firstAttribute=\"top\" secondItem=\"crd-Vw-004\" "
      + "secondAttribute=\"top\" constant=\"50\" id=\"new-id-001\"/>"
    let lines = text.components(separatedBy: "\n").flatMap { line in
      line.contains("id=\"esy-qs-LqA\"") ? [line, constraint] : [line]
    }
    let difference = InterfaceDifference(
      from: try Example.file(text), to: try Example.file(lines.joined(separator: "\n")))
    let conflict = try #require(difference.scenes.flatMap(\.problems.added).first)
    #expect(conflict.kind == .conflict)
    #expect(Set(conflict.constraints) == ["esy-qs-LqA", "new-id-001"])
  }

  @Test func onlyFramesAreReportedWhereThatIsAsked() throws {
    let text = try Example.text("SignIn.storyboard")
    var options = DifferenceOptions()
    options.includesOnlyFrames = true
    let moved = text.replacingOccurrences(of: Self.constant.0, with: Self.constant.1)
    let same = text.replacingOccurrences(of: "Welcome back", with: "Welcome Back")
    let file = try Example.file(text)
    let first = InterfaceDifference(from: file, to: try Example.file(moved), options: options)
    #expect(first.scenes.flatMap(\.changes).isEmpty)
    #expect(!first.scenes.flatMap(\.frames).isEmpty)
    #expect(
      InterfaceDifference(from: file, to: try Example.file(same), options: options).isEmpty)
  }
}
