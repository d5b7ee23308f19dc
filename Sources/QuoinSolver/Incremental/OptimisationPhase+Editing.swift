// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension OptimisationPhase {
  /// Optimises the components that an edit of the system changed, and copies the results of the
  /// others.
  /// - Returns: whether each component has a single best point. Otherwise the results are
  ///   incomplete.
  func optimiseEdited(
    _ system: QuantitySystem, _ edit: borrowing ReductionEdit, at parameters: AffineForm,
    _ former: inout FormerResults
  ) -> Bool {
    swap(&former.split, &split)
    swap(&former.columnValues, &columnValues)
    swap(&former.conditions, &conditions)
    let wasUnique = !hasTies
    begin(system)
    guard wasUnique else { return false }
    former.isTouched.refill(false, count: split.count)
    for column in edit.isTouched.indices where edit.isTouched[column] {
      former.isTouched[split.componentOf[column]] = true
    }
    former.componentNow.refill(-1, count: former.split.count + 1)
    for column in 0..<system.columnCount {
      let component = split.componentOf[column]
      guard !former.isTouched[component] else { continue }
      let formerColumn = Int(edit.formerColumn[column])
      columnValues[column] = former.columnValues[formerColumn]
      former.componentNow[former.split.componentOf[formerColumn]] = component
    }
    conditions.takeOver(former.conditions, former.componentNow)
    for component in former.isTouched.indices where former.isTouched[component] {
      guard optimise(component, system, at: parameters) else { return false }
    }
    return true
  }
}
