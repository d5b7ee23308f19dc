// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How long symbolic results stay right: forms of the inputs that must not become negative, for
/// each component.
///
/// Most forms mention one input, and all of those together are an interval of that input. The few
/// that mention several are kept as they are.
struct ValidityConditions: ~Copyable, Sendable {
  private struct Mixed {
    var component: Int32
    var form: AffineForm
  }

  /// By component: between which inputs its result holds. Lane 0 has no meaning.
  private(set) var lower = Buffer<AffineForm>()
  private(set) var upper = Buffer<AffineForm>()
  private var mixed = Buffer<Mixed>()

  /// The intersection for all components.
  private var leastUpper = AffineForm(repeating: .infinity)
  private var greatestLower = AffineForm(repeating: -.infinity)

  private static let everywhere = (
    lower: AffineForm(repeating: -.infinity), upper: AffineForm(repeating: .infinity)
  )

  /// How many conditions are about several inputs.
  var mixedCount: Int { mixed.count }

  mutating func reset(componentCount: Int) {
    lower.refill(Self.everywhere.lower, count: componentCount)
    upper.refill(Self.everywhere.upper, count: componentCount)
    mixed.removeAll()
    greatestLower = Self.everywhere.lower
    leastUpper = Self.everywhere.upper
  }

  /// Forgets the conditions of a component.
  mutating func clear(_ component: Int) {
    lower[component] = Self.everywhere.lower
    upper[component] = Self.everywhere.upper
    var kept = 0
    for index in mixed.indices where mixed[index].component != Int32(component) {
      mixed[kept] = mixed[index]
      kept += 1
    }
    mixed.shorten(to: kept)
  }

  /// Takes over conditions that were noted before: an interval.
  mutating func restore(_ component: Int, lower newLower: AffineForm, upper newUpper: AffineForm) {
    clear(component)
    lower[component] = newLower
    upper[component] = newUpper
  }

  /// Whether the result of a component holds in an interval of each input.
  func isInterval(_ component: Int) -> Bool {
    for index in mixed.indices where mixed[index].component == Int32(component) { return false }
    return true
  }

  /// Adds the condition that a form is not negative.
  mutating func require(_ form: AffineForm, _ component: Int) {
    var lane = 0
    for index in 1...AffineForm.inputLanes where abs(form[index]) > Tolerance.dependence {
      guard lane == 0 else {
        mixed.append(Mixed(component: Int32(component), form: form))
        return
      }
      lane = index
    }
    guard lane > 0 else { return }
    let limit = -form[0] / form[lane]
    let slack = Tolerance.breakpoint(of: limit)
    if form[lane] > 0 {
      lower[component][lane] = max(lower[component][lane], limit - slack)
    } else {
      upper[component][lane] = min(upper[component][lane], limit + slack)
    }
  }

  /// Takes over all conditions of other components for one component.
  mutating func merge(_ other: borrowing ValidityConditions, into component: Int) {
    for index in other.lower.indices {
      lower[component] = lanewiseMaximum(lower[component], other.lower[index])
      upper[component] = lanewiseMinimum(upper[component], other.upper[index])
    }
    for index in other.mixed.indices {
      mixed.append(Mixed(component: Int32(component), form: other.mixed[index].form))
    }
  }

  /// Takes over the conditions of some components.
  /// - Parameter componentNow: by component of the others, the component here, or -1.
  mutating func takeOver(
    _ other: borrowing ValidityConditions, _ componentNow: borrowing Buffer<Int32>
  ) {
    for component in componentNow.indices where componentNow[component] >= 0 {
      lower[Int(componentNow[component])] = other.lower[component]
      upper[Int(componentNow[component])] = other.upper[component]
    }
    for index in other.mixed.indices {
      let component = componentNow[Int(other.mixed[index].component)]
      if component >= 0 { mixed.append(Mixed(component: component, form: other.mixed[index].form)) }
    }
  }

  /// Brings the intersection of all components up to date.
  mutating func intersectAll() {
    greatestLower = Self.everywhere.lower
    leastUpper = Self.everywhere.upper
    for component in lower.indices {
      greatestLower = lanewiseMaximum(greatestLower, lower[component])
      leastUpper = lanewiseMinimum(leastUpper, upper[component])
    }
  }

  /// Whether all results hold for the given inputs.
  func holdEverywhere(at parameters: AffineForm) -> Bool {
    guard all(parameters .>= greatestLower), all(parameters .<= leastUpper) else { return false }
    for index in mixed.indices where !Self.holds(mixed[index].form, parameters) { return false }
    return true
  }

  /// The components whose results do not hold, ascending.
  func failing(at parameters: AffineForm) -> Buffer<Int32> {
    var failing = Buffer<Int32>()
    for component in lower.indices
    where !(all(parameters .>= lower[component]) && all(parameters .<= upper[component])) {
      failing.append(Int32(component))
    }
    let inIntervals = failing.count
    for index in mixed.indices where !Self.holds(mixed[index].form, parameters) {
      failing.append(mixed[index].component)
    }
    guard failing.count > inIntervals else { return failing }
    failing.sort(by: <)
    var distinct = Buffer<Int32>()
    for index in failing.indices where distinct.last != failing[index] {
      distinct.append(failing[index])
    }
    return distinct
  }

  private static func holds(_ form: AffineForm, _ parameters: AffineForm) -> Bool {
    form.value(at: parameters) >= -Tolerance.breakpoint(of: form[0])
  }
}
