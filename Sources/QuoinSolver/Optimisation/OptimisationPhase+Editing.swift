// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What an optimisation had found before its system was edited.
struct FormerResults: ~Copyable, Sendable {
  fileprivate var split = ComponentSplit()
  fileprivate var columnForm = Buffer<AffineForm>()
  fileprivate var conditions = ValidityConditions()
  /// By former component: the same component now, or -1.
  fileprivate var componentNow = Buffer<Int32>()
  /// By component: whether it has to be optimised.
  fileprivate var isTouched = Buffer<Bool>()

  init() {}
}

extension OptimisationPhase {
  /// Optimises the components that an edit of the system concerns, and takes the results of the
  /// others over.
  /// - Returns: whether each part has a single best point, so that nothing depends on a choice.
  mutating func optimiseEdited(
    _ system: borrowing QuantitySystem, _ edit: borrowing ReductionEdit, at parameters: AffineForm,
    _ former: inout FormerResults
  ) -> Bool {
    swap(&former.split, &split)
    swap(&former.columnForm, &columnForm)
    swap(&former.conditions, &conditions)
    let wasUnique = !hasTies
    begin(system)
    guard wasUnique else { return false }
    former.isTouched.refill(false, count: split.count)
    for column in edit.isTouched.indices where edit.isTouched[column] {
      former.isTouched[Int(split.componentOf[column])] = true
    }
    former.componentNow.refill(-1, count: former.split.count + 1)
    for column in 0..<system.columnCount {
      let component = split.componentOf[column]
      guard !former.isTouched[Int(component)] else { continue }
      let formerColumn = Int(edit.formerColumn[column])
      columnForm[column] = former.columnForm[formerColumn]
      former.componentNow[Int(former.split.componentOf[formerColumn])] = component
    }
    conditions.takeOver(former.conditions, former.componentNow)
    for component in former.isTouched.indices where former.isTouched[component] {
      guard optimise(component, system, at: parameters) else { return false }
    }
    return true
  }
}
