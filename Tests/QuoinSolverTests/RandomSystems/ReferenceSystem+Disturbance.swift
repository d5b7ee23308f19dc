// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

// Systems that are a little different, to see whether an answer hinges on that little.
extension ReferenceSystem {
  /// The required part of the system with its rows loosened by what they may be off by.
  /// Requirements that clash in it clash beyond doubt.
  func loosened(at values: [Int: Double]) -> ReferenceSystem {
    loosened { ComparisonTolerance.slack(of: $0, at: values) }
  }

  /// The required part of the system as the solver gets it, with rows that may be off by a
  /// millionth and no more. Requirements that clash in it clash because of the doubles, if not
  /// before.
  var looselyInDoubles: ReferenceSystem { inDoubles.loosened { _ in ComparisonTolerance.value } }

  /// The required part of the system as the solver gets it, with one row that may be off by as much
  /// as the solver never breaks. Where the others have large multiples in a conflict, the roundings
  /// of their numbers move this row by more.
  func inDoubles(looseAt number: Int?) -> ReferenceSystem {
    inDoubles.loosened {
      $0.number == number ? ComparisonTolerance.unbroken * $0.largestCoefficient : 0
    }
  }

  /// Whether a row has coefficients of very different sizes.
  var hasWideRows: Bool {
    constraints.contains { constraint in
      let sizes = constraint.terms.map { abs($0.coefficient.double) }
      return (sizes.max() ?? 0) > ComparisonTolerance.widestRange * (sizes.min() ?? 0)
    }
  }

  /// The system as the solver gets it: with the doubles nearest to its numbers, and the
  /// coefficients of a variable that stands in several terms added up and then rounded.
  var inDoubles: ReferenceSystem {
    var system = self
    for index in system.variables.indices {
      system.variables[index].input = system.variables[index].input.map { Fraction($0.double) }
    }
    for index in system.constraints.indices {
      var constraint = system.constraints[index]
      constraint.constant = Fraction(constraint.constant.double)
      constraint.terms = constraint.termsInDoubles
      system.constraints[index] = constraint
    }
    return system
  }

  private func loosened(by slack: (ReferenceConstraint) -> Double) -> ReferenceSystem {
    var system = self
    system.constraints = constraints.filter(\.isRequired).flatMap { constraint in
      constraint.loosened(by: slack(constraint))
    }
    let signs = variables.filter(\.isNonNegative)
    for index in system.variables.indices { system.variables[index].isNonNegative = false }
    system.constraints += signs.map { variable in
      ReferenceConstraint(
        number: -1 - variable.number, terms: [.init(1, variable.number)],
        relation: .greaterThanOrEqual,
        constant: Fraction(nearly: -ComparisonTolerance.value))
    }
    return system
  }

  /// The system with variables that are within ``ComparisonTolerance/largestValue``.
  var bounded: ReferenceSystem {
    var system = self
    for variable in variables where variable.input == nil {
      let limits: [(LinearRelation, Fraction)] = [
        (.lessThanOrEqual, ComparisonTolerance.largestValue),
        (.greaterThanOrEqual, -ComparisonTolerance.largestValue),
      ]
      for (relation, limit) in limits {
        system.constraints.append(
          ReferenceConstraint(
            number: -1 - system.constraints.count, terms: [.init(1, variable.number)],
            relation: relation, constant: limit))
      }
    }
    return system
  }

  /// The system with constants that are off by a part of what goes unnoticed. Signs are
  /// only loosened, as required inequalities are on request, and equalities that follow from others
  /// are left out, so that what holds together mostly still does.
  func disturbed(
    by scale: Double, onlyLoosening: Bool, at values: [Int: Double], _ random: inout SplitMix64
  ) -> ReferenceSystem {
    var system = self
    system.constraints = constraintsWithoutImpliedEqualities
    for index in system.constraints.indices {
      let constraint = system.constraints[index]
      let part = scale * random.part()
      let amount = part * ComparisonTolerance.disturbance(of: constraint, at: values)
      let isUp: Bool =
        switch constraint.relation {
        case .lessThanOrEqual where constraint.isRequired && onlyLoosening: true
        case .greaterThanOrEqual where constraint.isRequired && onlyLoosening: false
        default: random.chance(1, in: 2)
        }
      let change = Fraction(nearly: isUp ? amount : -amount)
      system.constraints[index].constant = constraint.constant + change
    }
    for variable in variables where variable.isNonNegative {
      // That the variable is at least -shift is the same as that the variable plus shift is not
      // negative. The answer is off by the shift, which is next to nothing.
      let part = scale * random.part()
      let shift = Fraction(nearly: part * ComparisonTolerance.limit(at: values))
      for index in system.constraints.indices {
        let constraint = system.constraints[index]
        for term in constraint.terms where term.variable == variable.number {
          system.constraints[index].constant =
            system.constraints[index].constant + term.coefficient * shift
        }
      }
    }
    return system
  }

  /// All but the required equalities whose left sides are sums of multiples of earlier ones.
  private var constraintsWithoutImpliedEqualities: [ReferenceConstraint] {
    var basis: [(variable: Int, row: [Int: Fraction])] = []
    return constraints.filter { constraint in
      guard constraint.isRequired, constraint.relation == .equal else { return true }
      var row = coefficients(of: constraint)
      for (variable, other) in basis {
        guard let factor = row[variable], factor != 0 else { continue }
        for (key, coefficient) in other {
          row[key] = (row[key] ?? 0) - factor * coefficient
        }
      }
      guard let lead = row.filter({ $0.value != 0 }).min(by: { $0.key < $1.key }) else {
        return false
      }
      basis.append((lead.key, row.mapValues { $0 / lead.value }))
      return true
    }
  }

  /// The coefficients of the variables that the solver determines.
  private func coefficients(of constraint: ReferenceConstraint) -> [Int: Fraction] {
    let open = Set(variables.filter { $0.input == nil }.map(\.number))
    var row: [Int: Fraction] = [:]
    for term in constraint.terms where open.contains(term.variable) {
      row[term.variable] = (row[term.variable] ?? 0) + term.coefficient
    }
    return row
  }
}

extension ReferenceConstraint {
  fileprivate var termsInDoubles: [ReferenceTerm] {
    var sums: [ReferenceTerm] = []
    for term in terms {
      let coefficient = Fraction(term.coefficient.double)
      if let place = sums.firstIndex(where: { $0.variable == term.variable }) {
        sums[place].coefficient = sums[place].coefficient + coefficient
      } else {
        sums.append(ReferenceTerm(coefficient, term.variable))
      }
    }
    return sums.map { ReferenceTerm(Fraction($0.coefficient.double), $0.variable) }
  }

  fileprivate func loosened(by slack: Double) -> [ReferenceConstraint] {
    let slack = Fraction(nearly: slack)
    var least = self
    least.relation = .greaterThanOrEqual
    least.constant = constant - slack
    var most = self
    most.relation = .lessThanOrEqual
    most.constant = constant + slack
    // Both halves of an equality need a number of their own.
    if relation == .equal { most.number = -1_000_000 - number }
    return switch relation {
    case .equal: [least, most]
    case .lessThanOrEqual: [most]
    case .greaterThanOrEqual: [least]
    }
  }
}

extension Fraction {
  /// A number near a double, with twenty binary digits.
  fileprivate init(nearly number: Double) {
    self.init(number, digits: 20)
  }

  /// The number that a double is.
  fileprivate init(_ number: Double) {
    self.init(number, digits: 52)
  }

  private init(_ number: Double, digits count: Int) {
    guard number != 0 else {
      self.init(0)
      return
    }
    let scale = Double(sign: .plus, exponent: count, significand: 1)
    let digits = Int((number.significand * scale).rounded()) * (number < 0 ? -1 : 1)
    let shift = Int(number.exponent) - count
    let power = (0..<abs(shift)).reduce(1 as WideInteger) { power, _ in power * 2 }
    self =
      shift < 0
      ? Fraction(WideInteger(digits), over: power) : Fraction(power * WideInteger(digits), over: 1)
  }
}

extension SplitMix64 {
  /// A number between 0 and 1.
  fileprivate mutating func part() -> Double { Double(integer(in: 1...1 << 20)) / 0x1p20 }
}
