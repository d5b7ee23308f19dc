// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The part of a log that a chain has recorded: its elements in the order of the calls, and the
/// evaluations after them.
@usableFromInline struct LayoutRecord {
  @usableFromInline let log: ElementLog
  /// The number of elements and evaluations of this chain.
  @usableFromInline let count: Int

  @inlinable init(log: ElementLog, count: Int) {
    self.log = log
    self.count = count
  }

  /// Creates an empty record with a log of its own.
  @inlinable init() {
    self.init(log: ElementLog(), count: 0)
  }

  /// The record with one more element.
  @inlinable func adding(_ element: RecordedElement) -> Self {
    let log = writableLog
    log.append(element)
    return LayoutRecord(log: log, count: count + 1)
  }

  /// The record with one more evaluation.
  @inlinable func adding(_ evaluation: FrameAdditionalEvaluation) -> Self {
    let log = writableLog
    log.evaluations.append(evaluation)
    return LayoutRecord(log: log, count: count + 1)
  }

  /// The log, or a copy if another chain with the same beginning has continued in it.
  @inlinable var writableLog: ElementLog {
    log.count == count ? log : log.copy(count)
  }
}
