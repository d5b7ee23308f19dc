// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The optima of components for inputs other than the present ones.
///
/// The inputs for which one basis is optimal are a region, and the optimum is a form of the inputs
/// there. Regions are noted when they are left, so that nothing is kept of a layout that stays as
/// it is. Only components with a single best point and an interval of each input are noted.
struct RegionMemory: ~Copyable, Sendable {
  private struct Region {
    var lower: AffineForm
    var upper: AffineForm
    /// Where its forms start.
    var first: Int32
    /// The region of the same component that was noted before it, or -1.
    var next: Int32
  }

  /// By component: the region that was noted last, or one of the numbers below.
  private var latest = Buffer<Int32>()
  private var regions = Buffer<Region>()
  /// By region: the forms of the columns of its component.
  private var forms = Buffer<AffineForm>()

  /// No region was noted.
  private static let none: Int32 = -1
  /// No region is noted, and the present result is none.
  private static let outdated: Int32 = -2
  /// How many forms are kept for each column. When there are more, all are forgotten.
  private static let formsPerColumn = 8

  mutating func removeAll() {
    latest.removeAll()
    regions.removeAll()
    forms.removeAll()
  }

  /// Forgets the regions of a component whose bounds have changed.
  mutating func forget(_ component: Int, componentCount: Int) {
    makeRoom(componentCount)
    latest[component] = Self.outdated
  }

  /// Notes the present result of a component unless one of its regions was noted already.
  mutating func noteFirst(
    _ component: Int, of split: borrowing ComponentSplit,
    _ columnForm: borrowing Buffer<AffineForm>, _ conditions: borrowing ValidityConditions
  ) {
    makeRoom(split.count)
    if latest[component] == Self.none { note(component, of: split, columnForm, conditions) }
  }

  /// Notes the present result of a component.
  mutating func note(
    _ component: Int, of split: borrowing ComponentSplit,
    _ columnForm: borrowing Buffer<AffineForm>, _ conditions: borrowing ValidityConditions
  ) {
    guard conditions.isInterval(component) else { return }
    if forms.count >= Self.formsPerColumn * columnForm.count { forgetAll() }
    regions.append(
      Region(
        lower: conditions.lower[component], upper: conditions.upper[component],
        first: Int32(forms.count), next: max(latest[component], Self.none)))
    for place in split.columns(component) { forms.append(columnForm[split.column(at: place)]) }
    latest[component] = Int32(regions.count - 1)
  }

  /// Forgets all regions. Whose present result is none has still to be found.
  private mutating func forgetAll() {
    regions.removeAll()
    forms.removeAll()
    for component in latest.indices where latest[component] >= 0 { latest[component] = Self.none }
  }

  /// Looks for the region of a component that the inputs are in, and takes its result over.
  /// - Returns: whether there is one.
  func recall(
    _ component: Int, of split: borrowing ComponentSplit, at parameters: AffineForm,
    _ columnForm: inout Buffer<AffineForm>, _ conditions: inout ValidityConditions
  ) -> Bool {
    var number = latest[component]
    while number >= 0 {
      let region = regions[Int(number)]
      if all(parameters .>= region.lower), all(parameters .<= region.upper) {
        conditions.restore(component, lower: region.lower, upper: region.upper)
        var place = Int(region.first)
        for column in split.columns(component) {
          columnForm[split.column(at: column)] = forms[place]
          place += 1
        }
        return true
      }
      number = region.next
    }
    return false
  }

  private mutating func makeRoom(_ componentCount: Int) {
    latest.append(repeating: Self.none, count: componentCount - latest.count)
  }
}
