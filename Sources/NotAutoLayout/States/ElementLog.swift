// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Where chains write what they say.
///
/// Two elements determine an axis, so there are four at most, which have a fixed place each. A chain
/// holds a reference and a number, so that going on costs no copies; a log that was read is used again
/// for the next layout, so that in the steady state nothing is allocated.
@usableFromInline final class ElementLog {
  // Layouts are made and read one after the other, never while one is written.
  @exclusivity(unchecked) @usableFromInline var first = RecordedElement.none
  @exclusivity(unchecked) @usableFromInline var second = RecordedElement.none
  @exclusivity(unchecked) @usableFromInline var third = RecordedElement.none
  @exclusivity(unchecked) @usableFromInline var fourth = RecordedElement.none
  @exclusivity(unchecked) @usableFromInline var elementCount = 0
  @exclusivity(unchecked) @usableFromInline var evaluations: [FrameAdditionalEvaluation] = []
  /// The next log that waits to be used.
  @exclusivity(unchecked) private var next: ElementLog?

  @usableFromInline init() {}

  /// The number of elements and evaluations.
  @inlinable var count: Int { elementCount + evaluations.count }

  @usableFromInline func append(_ element: consuming RecordedElement) {
    switch elementCount {
    case 0: first = element
    case 1: second = element
    case 2: third = element
    default: fourth = element
    }
    elementCount += 1
  }

  /// A log with the first elements and evaluations.
  @usableFromInline func copy(_ count: Int) -> ElementLog {
    let copy = ElementLog()
    for element in [first, second, third, fourth].prefix(min(count, elementCount)) {
      copy.append(element)
    }
    copy.evaluations = Array(evaluations.prefix(count - copy.elementCount))
    return copy
  }
}

extension ElementLog {
  /// The first log that waits to be used.
  @MainActor @exclusivity(unchecked) private static var waiting: ElementLog?

  /// An empty log for a layout that is applied at once.
  @MainActor @usableFromInline static func take() -> ElementLog {
    guard let log = waiting else { return ElementLog() }
    waiting = log.next
    log.next = nil
    return log
  }

  /// Lets the log be used again, unless a program has kept the layout.
  @MainActor @usableFromInline static func giveBack(_ log: consuming ElementLog) {
    guard isKnownUniquelyReferenced(&log) else { return }
    log.clear()
    log.next = waiting
    waiting = log
  }

  private func clear() {
    first = .none
    if elementCount > 1 { second = .none }
    if elementCount > 2 { third = .none }
    if elementCount > 3 { fourth = .none }
    elementCount = 0
    if !evaluations.isEmpty { evaluations.removeAll(keepingCapacity: true) }
  }
}
