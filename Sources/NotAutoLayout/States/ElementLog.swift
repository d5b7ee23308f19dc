// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Where chains write what they say.
///
/// Two elements determine an axis, so there are four at most, which have a fixed place each. A chain
/// holds a reference and a number, so that going on costs no copies; a log that was read is used again
/// for the next layout, so that in the steady state nothing is allocated.
@usableFromInline final class ElementLog {
  // Layouts are made and read one after the other, never while one is written.
  @exclusivity(unchecked) @usableFromInline var first = ElementSlot.empty
  @exclusivity(unchecked) @usableFromInline var second = ElementSlot.empty
  @exclusivity(unchecked) @usableFromInline var third = ElementSlot.empty
  @exclusivity(unchecked) @usableFromInline var fourth = ElementSlot.empty
  @exclusivity(unchecked) @usableFromInline var elementCount = 0
  @exclusivity(unchecked) @usableFromInline var evaluations: [FrameAdditionalEvaluation] = []
  /// The next log that waits to be used.
  @exclusivity(unchecked) private var next: ElementLog?

  @usableFromInline init() {}

  /// The number of elements and evaluations.
  @inlinable var count: Int { elementCount + evaluations.count }

  @usableFromInline func append(_ element: consuming RecordedElement) {
    switch elementCount {
    case 0: first = ElementSlot(element)
    case 1: second = ElementSlot(element)
    case 2: third = ElementSlot(element)
    default: fourth = ElementSlot(element)
    }
    elementCount += 1
  }

  /// The first elements.
  func elements(_ count: Int) -> ArraySlice<RecordedElement> {
    [first.element, second.element, third.element, fourth.element]
      .prefix(min(count, elementCount))
  }

  /// A log with the first elements and evaluations.
  @usableFromInline func copy(_ count: Int) -> ElementLog {
    let copy = ElementLog()
    for element in elements(count) {
      copy.append(element)
    }
    copy.evaluations = Array(evaluations.prefix(count - copy.elementCount))
    return copy
  }
}

/// A place of a log. It is read where it is, since copies of elements retain closures and views.
@usableFromInline struct ElementSlot: ~Copyable {
  let element: RecordedElement

  init(_ element: consuming RecordedElement) {
    self.element = element
  }

  static var empty: ElementSlot { ElementSlot(.none) }
}

extension ElementLog {
  /// The first log that waits to be used.
  @MainActor @exclusivity(unchecked) private static var waiting: ElementLog?

  /// An empty log for a layout that is applied at once.
  @MainActor @usableFromInline static func take() -> ElementLog {
    // What is taken out and moved is not retained.
    guard let log = waiting.take() else { return ElementLog() }
    waiting = log.next.take()
    return log
  }

  /// Lets the log be used again, unless a program has kept the layout.
  @MainActor @usableFromInline static func giveBack(_ log: consuming ElementLog) {
    guard isKnownUniquelyReferenced(&log) else { return }
    log.clear()
    log.next = waiting.take()
    waiting = consume log
  }

  private func clear() {
    first = .empty
    if elementCount > 1 { second = .empty }
    if elementCount > 2 { third = .empty }
    if elementCount > 3 { fourth = .empty }
    elementCount = 0
    if !evaluations.isEmpty { evaluations.removeAll(keepingCapacity: true) }
  }
}
