// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinChecking
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

@testable import quoin

/// The configurations in which `quoin check` lays scenes out.
@MainActor @Suite struct MatrixTests {
  @Test(
    "Pairwise combinations have each pair of values of two axes, and fewer rows than all",
    arguments: [[4, 2, 2, 4, 5], [3, 3, 3, 3], [2, 7], [10, 1, 10], [5, 4, 3, 2, 2, 2]])
  func pairwise(counts: [Int]) {
    let rows = AxisCombinations.pairwise(counts)
    for first in counts.indices {
      for second in counts.indices where second > first {
        for one in 0..<counts[first] {
          for other in 0..<counts[second] {
            #expect(rows.contains { $0[first] == one && $0[second] == other })
          }
        }
      }
    }
    #expect(rows.count <= counts.reduce(1, *))
    #expect(Set(rows).count == rows.count)
    #expect(rows == AxisCombinations.pairwise(counts))
  }

  @Test("More than 64 combinations become pairwise, unless the matrix is full")
  func limit() throws {
    let file = try InterfaceFile(contentsOf: PackageFolder.path("Examples/Recipe.storyboard"))
    var matrix = try LayoutMatrix("everything")
    // 4 devices, 2 orientations, 2 directions, 4 text sizes, 5 kinds of strings.
    let some = matrix.configurations(for: file).list
    #expect(some.count < 320)
    #expect(some.count >= 20)
    matrix.isFull = true
    #expect(matrix.configurations(for: file).list.count == 320)
  }

  @Test("Sets and axes combine, and equal values count once")
  func words() throws {
    let file = try InterfaceFile(contentsOf: PackageFolder.path("Examples/Recipe.storyboard"))
    let names = try LayoutMatrix("direction=both textsize=L,AX1,L").configurations(for: file).list
      .map(\.name)
    #expect(names == ["ltr, L", "ltr, AX1", "rtl, L", "rtl, AX1"])
    #expect(try LayoutMatrix("").isCanvas)
    #expect(try LayoutMatrix("canvas").isCanvas)
    #expect(try !LayoutMatrix("phones").isCanvas)
    #expect(try LayoutMatrix("phones").configurations(for: file).list.count == 3)
    let quoted = try LayoutMatrix("devices=\"iPhone 15\",pad").configurations(for: file).list
    #expect(quoted.map { $0.device?.name } == ["iPhone 15", "iPad Air (11-inch)"])
  }

  @Test(
    "A word that is not a set, axis or value is named",
    arguments: [
      ("phone", "'phone' is neither"), ("color=red", "no axis 'color'"),
      ("devices=iPhone99", "'iPhone99' is not a value of devices"),
      ("textsize=AX9", "'AX9' is not a value of textsize"),
      ("strings=1234", "'1234' is not a value of strings"),
      ("orientation=up", "'up' is not a value of orientation"),
    ])
  func unknownWords(words: String, message: String) {
    let error = #expect(throws: LayoutMatrix.ParseError.self) { try LayoutMatrix(words) }
    #expect(error?.description.contains(message) == true)
  }

  @Test("Axes that do not suit a file for macOS are left out")
  func platforms() throws {
    let file = try InterfaceFile(contentsOf: PackageFolder.path("Examples/MacWindow.xib"))
    let found = try LayoutMatrix("devices=small orientation=both textsize=AX1 direction=both")
      .configurations(for: file)
    #expect(found.leftOut == [.devices, .orientation, .textSize])
    #expect(found.list.map(\.direction) == [.leftToRight, .rightToLeft])
  }

  @Test(
    "Everything on an example has each pair of values of two axes, and a finding once", .thorough)
  func everything() throws {
    let path = PackageFolder.path("Examples/Recipe.storyboard")
    let file = try InterfaceFile(contentsOf: path)
    let matrix = try LayoutMatrix("everything")
    let cells = matrix.configurations(for: file).list
    // Each value is the part of a name: the device, the orientation, and so on.
    let values = cells.map { cell in
      [
        cell.device?.name, cell.orientation?.rawValue, cell.direction.map { "\($0.rawValue)" },
        cell.textSize?.rawValue, cell.strings?.name,
      ].map { $0 ?? "as drawn" }
    }
    for first in 0..<5 {
      for second in (first + 1)..<5 {
        let pairs = Set(values.map { [$0[first], $0[second]] })
        #expect(
          pairs.count == Set(values.map { $0[first] }).count * Set(values.map { $0[second] }).count)
      }
    }
    let findings = LayoutChecker(CheckConfiguration(matrix: matrix)).findings(in: file)
    let names = cells.map(\.name)
    for finding in findings where !finding.configurations.isEmpty {
      let indices = finding.configurations.compactMap(names.firstIndex)
      #expect(indices.count == finding.configurations.count)
      #expect(indices == indices.sorted(), "the order of the matrix")
    }
    let identities = findings.map { [$0.rule, $0.object, $0.detail, $0.message] }
    #expect(Set(identities).count == identities.count)
    #expect(findings.contains { $0.configurations.count > 1 })
  }

  @Test("A finding in several configurations names the first, which is the canvas where it has it")
  func mergedFindings() throws {
    func lines(_ rule: String, _ words: String) throws -> [Substring] {
      let matrix = try LayoutMatrix(words)
      let path = PackageFolder.path("Tests/Fixtures/Check/\(rule)/finds.xib")
      let transcript = CheckTranscript([path]) {
        $0.options.only = ["truncated-text"]
        $0.options.matrix = matrix
        $0.reports = [ReportTarget(writer: TextReport(), destination: .standardOutput)]
      }
      return transcript.output.split(separator: "\n").filter { $0.hasPrefix("    ") }
    }
    // The text fits, and twice the text does not. Its font has no text style.
    let doubled = try lines("fixed-text-width", "textsize=L,AX1 strings=file,double-length")
    #expect(doubled.first?.hasSuffix(", in 2 of 4 layouts, first: L, double-length") == true)
    // The text does not fit as drawn either.
    let drawn = try lines("truncated-text", "strings=double-length,file")
    #expect(drawn.first?.hasSuffix(", in 2 of 2 layouts, first: as drawn") == true)
  }
}
