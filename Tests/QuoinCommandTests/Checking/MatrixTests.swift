// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

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
    "A word that is no set, axis or value is named",
    arguments: [
      ("phone", "'phone' is neither"), ("color=red", "no axis 'color'"),
      ("devices=iPhone99", "'iPhone99' is no value of devices"),
      ("textsize=AX9", "'AX9' is no value of textsize"),
      ("strings=1234", "'1234' is no value of strings"),
      ("orientation=up", "'up' is no value of orientation"),
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
}
