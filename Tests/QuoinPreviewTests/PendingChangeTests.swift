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
