// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A problem of a layout.
///
/// > Note: QuoinLayout has another type of this name. Where both modules are imported, write
/// > `QuoinTesting.LayoutProblem` or `QuoinLayout.LayoutProblem`.
public struct LayoutProblem: Hashable, Sendable, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation, CustomStringConvertible
{
  /// The name of the expectation that it violates; empty for one that a test makes.
  public var expectation: String
  /// One sentence without a period.
  public var message: String
  /// The reason and what to try, one line each.
  public var details: [String]
  /// The names of the layouts that have the problem, in the order of the matrix.
  public var cells: [String]

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - message: One sentence without a period.
  ///   - details: The reason and what to try, one line each.
  public init(_ message: String, details: [String] = []) {
    self.message = message
    self.details = details
    expectation = ""
    cells = []
  }

  /// Creates a problem of one sentence.
  public init(stringLiteral message: String) { self.init(message) }

  /// The sentence, the first layout and the details.
  public var description: String {
    let name = expectation.isEmpty ? "" : "\(expectation): "
    let first = cells.first.map { ["first in: \($0)"] } ?? []
    return ([name + message] + (first + details).map { "  \($0)" }).joined(separator: "\n")
  }
}
