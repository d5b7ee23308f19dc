// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinSolver

extension Problem {
  /// Reads the problems of a file.
  ///
  /// Each begins with its line `p`; lines `s`, `e` and `c` follow, then the operations. Empty lines and
  /// lines that begin with `#` are ignored.
  ///
  /// - Parameter bytes: the text of the file, in UTF-8.
  /// - Returns: the problems, in their order.
  /// - Throws: the first ``ProblemError``, with its line.
  public static func read(_ bytes: [UInt8]) throws(ProblemError) -> [Problem] {
    var scanner = LineScanner(bytes)
    var problems: [Problem] = []
    var reader: ProblemReader?
    while scanner.nextLine() {
      guard let kind = scanner.word(), !kind.hasPrefix("#") else { continue }
      if kind == "p" {
        if let reader { problems.append(try reader.finished()) }
        reader = try ProblemReader(&scanner)
      } else {
        guard reader != nil else { throw scanner.error("the line p is missing before \(kind)") }
        try reader?.read(kind, &scanner)
      }
      try scanner.end()
    }
    guard let reader else { throw scanner.error("there is no line p") }
    problems.append(try reader.finished())
    return problems
  }
}

/// A problem that has been read in part, and the counts of its first line.
private struct ProblemReader {
  private var problem: Problem
  private let constraintCount: Int
  private let firstLine: Int
  private var isInput: Set<Int> = []

  init(_ scanner: inout LineScanner) throws(ProblemError) {
    firstLine = scanner.line
    problem = Problem(
      name: String(try scanner.word("the name")),
      size: try scanner.whole("the size", in: 0..<Int.max))
    problem.copies = try scanner.whole("the number of copies", in: 1..<Int(Int32.max))
    problem.variableCount = try scanner.whole("the number of variables", in: 0..<Int(Int32.max))
    constraintCount = try scanner.whole("the number of constraints", in: 0..<Int(Int32.max))
  }

  mutating func read(_ kind: Substring, _ scanner: inout LineScanner) throws(ProblemError) {
    switch kind {
    case "s": try readSizes(&scanner)
    case "e": try readInput(&scanner)
    case "c": try readConstraint(&scanner)
    case "S": try readResize(&scanner)
    case "K": try readEdit(&scanner)
    case "X": try readChurn(&scanner)
    default: throw scanner.error("a line begins with p, s, e, c, S, K or X, not with \(kind)")
    }
  }

  func finished() throws(ProblemError) -> Problem {
    guard problem.constraints.count == constraintCount else {
      throw ProblemError(
        line: firstLine,
        reason: "the problem \(problem.name) has \(problem.constraints.count) constraints, "
          + "not \(constraintCount)")
    }
    return problem
  }

  private mutating func readSizes(_ scanner: inout LineScanner) throws(ProblemError) {
    guard problem.operations.isEmpty, problem.sizes.isEmpty else {
      throw scanner.error("the sizes are listed once, before all operations")
    }
    for _ in 0..<(try scanner.whole("the number of sizes", in: 0..<Int.max)) {
      problem.sizes.append(try scanner.whole("the variable", in: 0..<problem.variableCount))
    }
  }

  private mutating func readInput(_ scanner: inout LineScanner) throws(ProblemError) {
    guard problem.operations.isEmpty else {
      throw scanner.error("an input follows an operation")
    }
    let variable = try scanner.whole("the variable", in: 0..<problem.variableCount)
    guard isInput.insert(variable).inserted else {
      throw scanner.error("the variable \(variable) is an input already")
    }
    problem.inputs.append(
      Problem.Input(
        variable: variable, priority: try scanner.priority(),
        weight: try scanner.number("the weight"), value: try scanner.number("the value")))
  }

  private mutating func readConstraint(_ scanner: inout LineScanner) throws(ProblemError) {
    guard problem.operations.isEmpty else {
      throw scanner.error("a constraint follows an operation")
    }
    guard problem.constraints.count < constraintCount else {
      throw scanner.error("there are more constraints than the \(constraintCount) of the line p")
    }
    let priority = try scanner.priority()
    let weight = try scanner.number("the weight")
    let relations: [LinearRelation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let relation = relations[try scanner.whole("the relation", in: 0..<relations.count)]
    let constant = try scanner.number("the constant")
    for _ in 0..<(try scanner.whole("the number of terms", in: 0..<Int.max)) {
      let variable = try scanner.whole("the variable", in: 0..<problem.variableCount)
      problem.constraints.append(try scanner.number("the coefficient"), variable)
    }
    problem.constraints.finish(relation, constant, priority: priority, weight: weight)
  }

  private mutating func readResize(_ scanner: inout LineScanner) throws(ProblemError) {
    let count = try scanner.whole("the number of values", in: 0..<Int.max)
    guard count == problem.inputs.count else {
      throw scanner.error("there are \(count) values for \(problem.inputs.count) inputs")
    }
    var values: [Double] = []
    for _ in 0..<count { values.append(try scanner.number("the value")) }
    problem.operations.append(.resize(values))
  }

  private mutating func readEdit(_ scanner: inout LineScanner) throws(ProblemError) {
    let constraint = try scanner.whole("the constraint", in: 0..<problem.constraints.count)
    problem.operations.append(
      .edit(constraint: constraint, constant: try scanner.number("the constant")))
  }

  private mutating func readChurn(_ scanner: inout LineScanner) throws(ProblemError) {
    var constraints: [Int] = []
    var isListed: Set<Int> = []
    for _ in 0..<(try scanner.whole("the number of constraints", in: 0..<Int.max)) {
      let constraint = try scanner.whole("the constraint", in: 0..<problem.constraints.count)
      guard isListed.insert(constraint).inserted else {
        throw scanner.error("the constraint \(constraint) is removed twice")
      }
      constraints.append(constraint)
    }
    problem.operations.append(.churn(constraints))
  }
}
