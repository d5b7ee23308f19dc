// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinPreview

/// When changes on the disk are reported. The times are of a clock that the tests set.
@Suite struct PendingChangeTests {
  private let file = WatchChange.files(["A.xib"])
  private let other = WatchChange.files(["B.swift"])

  @Test("A file that was saved is reported at once")
  func saved() {
    var pending = PendingChange()
    pending.add(file, isWhole: true, at: 1)
    #expect(pending.due(at: 1, isQuiet: false) == file)
    #expect(pending.isEmpty)
    #expect(pending.due(at: 1, isQuiet: true) == nil)
  }

  @Test("A file that vanished waits for a pause, and for the file that takes its name")
  func replaced() {
    var pending = PendingChange()
    pending.add(file, isWhole: false, at: 1)
    #expect(pending.due(at: 1, isQuiet: false) == nil)
    pending.add(file, isWhole: true, at: 1.01)
    #expect(pending.due(at: 1.01, isQuiet: false) == file)
  }

  @Test("A file that is not shown waits for a pause")
  func unlisted() {
    var pending = PendingChange()
    pending.add(other, isWhole: false, at: 1)
    #expect(pending.due(at: 1.02, isQuiet: false) == nil)
    #expect(pending.due(at: 1.03, isQuiet: true) == other)
  }

  @Test("Saves right after a report wait for a pause, and are reported together")
  func burst() {
    var pending = PendingChange()
    pending.add(file, isWhole: true, at: 1)
    #expect(pending.due(at: 1, isQuiet: false) == file)
    pending.add(file, isWhole: true, at: 1.02)
    #expect(pending.due(at: 1.02, isQuiet: false) == nil)
    pending.add(other, isWhole: false, at: 1.04)
    #expect(pending.due(at: 1.07, isQuiet: true) == .files(["A.xib", "B.swift"]))
  }

  @Test(
    "Saves are at most ten reports in a second, whatever the time between them",
    arguments: [0.02, 0.035, 0.04, 0.06, 0.09])
  func pace(step: Double) {
    var pending = PendingChange()
    var reports: [Double] = []
    for time in stride(from: 0, to: 3, by: step) {
      pending.add(file, isWhole: true, at: time)
      if pending.due(at: time, isQuiet: false) != nil { reports.append(time) }
      // The watch waits for so long, unless the next save is earlier.
      let quiet = pending.quiet(at: time)
      if quiet < step, pending.due(at: time + quiet, isQuiet: true) != nil {
        reports.append(time + quiet)
      }
    }
    for (earlier, later) in zip(reports, reports.dropFirst(10)) { #expect(later - earlier > 0.99) }
  }

  @Test("A single save after a report waits until a tenth of a second after it, no longer")
  func nextSave() {
    var pending = PendingChange()
    pending.add(file, isWhole: true, at: 1)
    #expect(pending.due(at: 1, isQuiet: false) == file)
    #expect(abs(pending.quiet(at: 1.04) - 0.06) < 1e-9)
    #expect(pending.quiet(at: 5) == 0.03)
  }

  @Test("Fifty saves in a second are at most ten reports, the last one after the last save")
  func fifty() {
    var pending = PendingChange()
    var reports: [Double] = []
    for number in 0..<50 {
      let time = Double(number) * 0.02
      pending.add(file, isWhole: true, at: time)
      if pending.due(at: time, isQuiet: false) != nil { reports.append(time) }
    }
    if pending.due(at: 1.01, isQuiet: true) != nil { reports.append(1.01) }
    #expect(reports.count <= 10)
    #expect(reports.last.map { $0 >= 0.98 } == true)
  }
}
