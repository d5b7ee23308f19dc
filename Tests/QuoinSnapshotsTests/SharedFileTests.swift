// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots
import Testing

/// Locks belong to an open file, so threads that open a file each exclude one another as processes do.
@Suite("Files that several processes write") struct SharedFileTests {
  @Test("No line is lost or torn when many are added at once")
  func concurrentLines() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("new/pending.jsonl")
    DispatchQueue.concurrentPerform(iterations: 500) { number in
      let line = Data("\(number) \(String(repeating: "x", count: number * 20))".utf8)
      do { try SharedLog(path).append(line) } catch { Issue.record(error) }
    }
    let lines = try SharedLog(path).lines().map { String(decoding: $0, as: UTF8.self) }
    #expect(lines.count == 500)
    let expected = (0..<500).map { "\($0) \(String(repeating: "x", count: $0 * 20))" }
    #expect(Set(lines) == Set(expected))
  }

  @Test("Lines that are added while others are removed are there afterwards")
  func concurrentUpdates() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("log")
    DispatchQueue.concurrentPerform(iterations: 200) { number in
      do {
        try SharedLog(path).append(Data("keep \(number)".utf8))
        try SharedLog(path).append(Data("drop \(number)".utf8))
        try SharedLog(path).update { lines in lines.filter { !$0.starts(with: "drop".utf8) } }
      } catch {
        Issue.record(error)
      }
    }
    let kept = try SharedLog(path).lines().filter { $0.starts(with: "keep".utf8) }
    #expect(Set(kept).count == 200)
    #expect(kept.count == 200)
  }

  @Test("A part of a line that a killed process left is not a line, and the next line is whole")
  func tornLine() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("log", "first\nsec")
    #expect(try SharedLog(path).lines() == [Data("first".utf8)])
    try SharedLog(path).append(Data("third".utf8))
    #expect(try SharedLog(path).lines().last == Data("third".utf8))
    try SharedLog(path).update { _ in [] }
    #expect(folder.read("log") == nil)
  }

  @Test(
    "500 references that are recorded at once, each twice, are complete, and nothing else is left")
  func concurrentReferences() throws {
    let folder = try TemporaryFolder()
    let texts = (0..<500).map { number in
      SnapshotContent(lines: (0...number % 50).map { "V v\($0)  (0 0; \(number) 1)" })
    }
    let root = folder.root
    DispatchQueue.concurrentPerform(iterations: 1_000) { index in
      let number = index % 500
      let file = ReferenceFile(base: "\(root)/__Layouts__/F/test\(number)")
      _ = TextReferenceCheck(FileRecorder(RecordingChoice(mode: .all))).outcome(texts[number], file)
    }
    for number in 0..<500 {
      #expect(folder.read("__Layouts__/F/test\(number).txt") == texts[number].fileText)
    }
    #expect(try folder.files.count == 500)
  }

  @Test("A file keeps its permissions, and a link stays one")
  func permissions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("file", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: path)
    #expect(AtomicFile(folder.path("link")).write(Data("new".utf8)) == .written)
    #expect(folder.read("file") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link"))
    #expect(link == path)
    #expect(AtomicFile(path).replace(Data("other".utf8), with: Data()) == .changed)
  }

  @Test("A pipe is written into, and stays a pipe")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    guard case .written = AtomicFile(path).write(Data("text".utf8)) else {
      Issue.record("The pipe was not written")
      return
    }
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, bytes.count) == 4)
    #expect(String(decoding: bytes.prefix(4), as: UTF8.self) == "text")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFIFO)
  }
}
