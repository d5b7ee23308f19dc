// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking

/// The problems of all layouts of a call, equal ones as one.
@MainActor struct ProblemGroups {
  private struct Key: Hashable {
    var expectation: String
    var key: String
  }

  private(set) var groups: [ProblemGroup] = []
  /// The layouts, in the order of the matrix.
  private(set) var cells: [LayoutCell] = []
  private var indices: [Key: Int] = [:]

  /// Records a layout, with or without problems.
  mutating func add(_ cell: LayoutCell) { cells.append(cell) }

  mutating func add(_ finding: ExpectationFinding, of expectation: String, in cell: LayoutCell) {
    let key = Key(expectation: expectation, key: finding.key)
    if let index = indices[key] {
      if groups[index].cells.last != cell { groups[index].cells.append(cell) }
      return
    }
    indices[key] = groups.count
    groups.append(
      ProblemGroup(
        expectation: expectation, message: finding.message, details: finding.details(),
        cells: [cell]))
  }

  /// The number of layouts with a problem.
  var failingCount: Int { Set(groups.flatMap(\.cells)).count }

  /// The number of expectations with a problem.
  var expectationCount: Int { Set(groups.map(\.expectation)).count }

  /// The problems, those of one expectation together, in the order of the expectations.
  func sorted(by expectations: [LayoutExpectation]) -> [ProblemGroup] {
    let order = Dictionary(
      expectations.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    return groups.enumerated().sorted {
      (order[$0.element.expectation] ?? 0, $0.offset)
        < (order[$1.element.expectation] ?? 0, $1.offset)
    }.map(\.element)
  }
}
