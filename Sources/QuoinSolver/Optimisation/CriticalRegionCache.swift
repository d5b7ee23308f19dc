// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The optima of components for former values of the inputs.
///
/// The set of inputs for which one basis is optimal is called a *critical region* in parametric
/// programming. In a region, the optimum is an affine function of the inputs. A region is stored
/// when the inputs leave it, so nothing is stored for a layout that is never resized. Only
/// components with a single optimal point, whose region is an interval of each input, take part.
struct CriticalRegionCache: ~Copyable, Sendable {
  struct Region {
    var lower: AffineForm
    var upper: AffineForm
    /// The index of its first value in `storedValues`.
    var first: Int32
    /// The region of the same component that was stored before, or -1.
    var next: Int32
  }

  /// By component: the region that was stored last, or one of the numbers below.
  private var latest = Buffer<Int32>()
  private var regions = Buffer<Region>()
  /// By region: the values of the columns of its component.
  private var storedValues = Buffer<AffineForm>()

  /// No region was stored.
  private static let none: Int32 = -1
  /// No region is stored, and the present result must not be stored.
  private static let outdated: Int32 = -2
  /// The number of values for each column above which all regions are removed.
  private static let valuesPerColumn = 8

  mutating func removeAll() {
    latest.removeAll()
    regions.removeAll()
    storedValues.removeAll()
  }

  /// Removes the regions of a component after a change of its bounds.
  mutating func forget(_ component: Int, componentCount: Int) {
    makeRoom(componentCount)
    latest[component] = Self.outdated
  }

  /// Stores the present result of a component if none of its regions is stored.
  mutating func recordFirst(
    _ component: Int, of split: borrowing ComponentSplit,
    _ columnValues: borrowing Buffer<AffineForm>, _ conditions: borrowing ValidityConditions
  ) {
    makeRoom(split.count)
    if latest[component] == Self.none { record(component, of: split, columnValues, conditions) }
  }

  /// Stores the present result of a component.
  mutating func record(
    _ component: Int, of split: borrowing ComponentSplit,
    _ columnValues: borrowing Buffer<AffineForm>, _ conditions: borrowing ValidityConditions
  ) {
    guard conditions.isInterval(component) else { return }
    if storedValues.count >= Self.valuesPerColumn * columnValues.count { forgetAll() }
    regions.append(
      Region(
        lower: conditions.lower[component], upper: conditions.upper[component],
        first: Int32(storedValues.count), next: max(latest[component], Self.none)))
    for position in split.columns(component) {
      storedValues.append(columnValues[split.column(at: position)])
    }
    latest[component] = Int32(regions.count - 1)
  }

  /// Removes all regions. Outdated components remain outdated.
  private mutating func forgetAll() {
    regions.removeAll()
    storedValues.removeAll()
    for component in latest.indices where latest[component] >= 0 { latest[component] = Self.none }
  }

  /// Restores the result of a component for the region that contains the inputs.
  /// - Returns: whether there is such a region.
  func restore(
    _ component: Int, of split: borrowing ComponentSplit, at parameters: AffineForm,
    _ columnValues: inout Buffer<AffineForm>, _ conditions: inout ValidityConditions
  ) -> Bool {
    var number = latest[component]
    while number >= 0 {
      let region = regions[number]
      if region.lower.isAtMost(parameters), parameters.isAtMost(region.upper) {
        conditions.restore(component, lower: region.lower, upper: region.upper)
        var index = Int(region.first)
        for column in split.columns(component) {
          columnValues[split.column(at: column)] = storedValues[index]
          index += 1
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
