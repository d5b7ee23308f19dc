// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit
import Testing

@testable import quoin

/// Checks that the output of `quoin explain` about each mistake in a file is true, located and
/// stored.
@MainActor @Suite("Mistakes in files", .serialized) struct FileMistakeTests {
  @Test("Each file of the folder has its mistake, and there are at least 24")
  func files() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: PackageFolder.path("Tests/Fixtures/Mistakes/Files")
    ).filter { $0.hasSuffix(".storyboard") }.sorted()
    #expect(names == FileMistake.all.map { "\($0.name).storyboard" }.sorted())
    #expect(names.count >= 24)
  }

  @Test("The report is what the mistake leads to, and nothing else", arguments: FileMistake.all)
  func truth(_ mistake: FileMistake) throws {
    let explained = try ExplainedMistake(mistake)
    var conflicts: [Set<String>] = []
    var broken: [String] = []
    var ambiguities: Set<String> = []
    var warnings: [String] = []
    switch mistake.expected {
    case .conflict(let members, let texts): (conflicts, broken) = ([members], texts)
    case .ambiguities(let coordinates): ambiguities = coordinates
    case .warning(let code, _): warnings = [code]
    case .nothing: break
    case .problem, .violation, .refusal, .remark, .stop, .shown:
      Issue.record("No file does this")
    }
    #expect(explained.members.map { Set($0.map(\.text)) } == conflicts)
    #expect(explained.members.joined().filter(\.isBroken).map(\.text).sorted() == broken.sorted())
    #expect(explained.ambiguities.count == ambiguities.count)
    for headline in explained.ambiguities {
      #expect(ambiguities.contains { Self.headline(of: $0) == headline }, "\(headline)")
    }
    #expect(explained.warnings == warnings)
  }

  /// The sentence about a coordinate, such as `nothing says how high UIView Line is`.
  private static func headline(of coordinate: String) -> String {
    for (prefix, start, end) in [
      ("content height of ", "nothing says how high the content of ", " is"),
      ("height of ", "nothing says how high ", " is"),
      ("width of ", "nothing says how wide ", " is"),
      ("x of ", "nothing says where ", " is from left to right"),
    ] where coordinate.hasPrefix(prefix) {
      return start + coordinate.dropFirst(prefix.count) + end
    }
    return coordinate
  }

  @Test("The report is stored", arguments: FileMistake.all)
  func stored(_ mistake: FileMistake) throws {
    // Paths of the package are not those of other machines.
    let output = try ExplainedMistake.output(of: mistake, .text)
      .replacingOccurrences(of: PackageFolder.path(mistake.file), with: mistake.file)
    // The path begins with the folder of the package.
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    try PackageFolder.expect(
      lines.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n",
      isStoredIn: mistake.storedReport)
  }

  @Test("Each constraint of a conflict is located at its element", arguments: FileMistake.all)
  func location(_ mistake: FileMistake) throws {
    guard case .conflict = mistake.expected else { return }
    let text = try PackageFolder.text(mistake.file)
    let lines = text.components(separatedBy: "\n")
    let marked = Set(
      lines.indices.filter { lines[$0].hasSuffix("<!-- mistake -->") }.map { $0 + 1 })
    var reported: Set<Int> = []
    for location in try ExplainedMistake(mistake).members.joined().compactMap(\.location) {
      let fields = location.split(separator: ":").map(String.init)
      try #require(fields.count == 3)
      #expect(fields[0] == "\(mistake.name).storyboard")
      let (line, column) = (try #require(Int(fields[1])), try #require(Int(fields[2])))
      reported.insert(line)
      #expect(lines[line - 1].dropFirst(column - 1).hasPrefix("<constraint "))
    }
    #expect(reported == marked && !marked.isEmpty)
  }

  @Test(
    "The first fix of each problem, applied to the views, solves it and causes no other",
    arguments: FileMistake.all)
  func fix(_ mistake: FileMistake) throws {
    let scene = try ExplainedMistake.scene(of: mistake)
    for root in scene.roots {
      try FoundProblems(root).applyingFixes {
        scene.layout()
        return FoundProblems(root)
      }
    }
  }

  @Test(
    "The screen, each view and each subview give the same explanations",
    arguments: FileMistake.all)
  func explanations(_ mistake: FileMistake) throws {
    let scene = try ExplainedMistake.scene(of: mistake)
    for root in scene.roots {
      let expected = root.explainProblems()
      var views = [root]
      var next = 0
      while next < views.count {
        // A cell has a layout of its own.
        let layout = views[next].layoutInspection().root
        if layout === root.layoutInspection().root {
          #expect(views[next].explainProblems() == expected)
        }
        views += views[next].subviews
        next += 1
      }
    }
  }
}
