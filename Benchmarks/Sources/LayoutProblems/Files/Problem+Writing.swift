// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinSolver

extension Problem {
  /// The lines of the problem file.
  public var text: String {
    var text = "p \(name) \(size) \(copies) \(variableCount) \(constraints.count)\n"
    if !sizes.isEmpty {
      text += "s \(sizes.count)"
      for variable in sizes { text += " \(variable)" }
      text += "\n"
    }
    for input in inputs {
      text += "e \(input.variable) \(Self.word(input.priority)) \(Self.word(input.weight)) "
      text += "\(Self.word(input.value))\n"
    }
    for index in 0..<constraints.count { write(constraint: index, to: &text) }
    for operation in operations {
      switch operation {
      case .resize(let values):
        text += "S \(values.count)"
        for value in values { text += " \(Self.word(value))" }
      case .edit(let constraint, let constant):
        text += "K \(constraint) \(Self.word(constant))"
      case .churn(let constraints):
        text += "X \(constraints.count)"
        for constraint in constraints { text += " \(constraint)" }
      }
      text += "\n"
    }
    return text
  }

  private func write(constraint index: Int, to text: inout String) {
    let terms = constraints.terms(index)
    text += "c \(Self.word(constraints.priorities[index])) \(Self.word(constraints.weights[index]))"
    text += " \(constraints.relations[index].rawValue + 1)"
    text += " \(Self.word(constraints.constants[index])) \(terms.count)"
    for term in terms {
      text += " \(constraints.variables[term]) \(Self.word(constraints.coefficients[term]))"
    }
    text += "\n"
  }

  /// A number without the `.0` of whole ones.
  static func word(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
