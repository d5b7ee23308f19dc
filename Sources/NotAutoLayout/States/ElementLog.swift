// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The elements and evaluations that chains record.
///
/// Two elements determine an axis, so there are four at most, each in a slot of its own. A chain
/// has a reference to the log and a count, so that a further call copies nothing. A log of an
/// applied layout is reused for the next one, so that layouts in each pass allocate no logs.
@usableFromInline final class ElementLog {
  @usableFromInline var first = ElementSlot.empty
  @usableFromInline var second = ElementSlot.empty
  @usableFromInline var third = ElementSlot.empty
  @usableFromInline var fourth = ElementSlot.empty
  @usableFromInline var elementCount = 0
  @usableFromInline var evaluations: [FrameAdditionalEvaluation] = []
  /// The statement of the program, where it is known.
  @usableFromInline var statement: FrameStatement?
  /// The next log that can be reused.
  private var next: ElementLog?

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

extension ElementLog {
  /// The first log that can be reused.
  @MainActor private static var reusable: ElementLog?

  /// An empty log for a layout that is applied at once.
  @MainActor @usableFromInline static func take() -> ElementLog {
    // Taken values are moved, not retained.
    guard let log = reusable.take() else { return ElementLog() }
    reusable = log.next.take()
    return log
  }

  /// Makes the log available for reuse, unless a program has stored the layout.
  @MainActor @usableFromInline static func giveBack(_ log: consuming ElementLog) {
    guard isKnownUniquelyReferenced(&log) else { return }
    log.clear()
    log.next = reusable.take()
    reusable = consume log
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
