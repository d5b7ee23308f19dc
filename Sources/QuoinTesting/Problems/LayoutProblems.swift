// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The problems of a view in the layouts of a matrix.
///
/// A test prints the explanations: `#expect(view.layoutProblems(in: .phones).isEmpty)`.
///
/// > Note: QuoinExplanation has another type of this name. Where both modules are imported, write
/// > `QuoinTesting.LayoutProblems` or `QuoinExplanation.LayoutProblems`.
public struct LayoutProblems: Hashable, Sendable, RandomAccessCollection, CustomStringConvertible {
  private let list: [LayoutProblem]
  /// The number of layouts.
  public let layoutCount: Int

  init(_ list: [LayoutProblem], layoutCount: Int) {
    self.list = list
    self.layoutCount = layoutCount
  }

  /// The index of the first problem.
  public var startIndex: Int { list.startIndex }
  /// The index after the last problem.
  public var endIndex: Int { list.endIndex }
  /// The problem at an index.
  public subscript(index: Int) -> LayoutProblem { list[index] }

  /// The problems with their reasons, or that there are none.
  public var description: String {
    guard !list.isEmpty else { return "no problem" }
    return list.map(\.description).joined(separator: "\n")
  }
}
