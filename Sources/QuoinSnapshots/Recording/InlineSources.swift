// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The source files whose literals are written while tests run.
///
/// Lines and columns are those that were compiled. All literals of a file are therefore put into
/// the source as it was before the first one was written.
///
/// It is `@unchecked Sendable` because the compiler cannot check that the lock guards `files`, its
/// only variable.
package final class InlineSources: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [String: File] = [:]

  private struct File {
    /// The source that was compiled.
    var original: [UInt8]
    /// The source as this process wrote it.
    var written: [UInt8]
    var changes: [LiteralChange] = []
  }

  /// The files of this process; tests of this package replace them.
  @TaskLocal package static var shared = InlineSources()

  package init() {}

  /// Writes the literal of a call.
  ///
  /// - Throws: A ``LiteralRefusal``; the file is then as before.
  package func write(_ text: String, _ location: InlineLocation) throws(LiteralRefusal) {
    lock.lock()
    defer { lock.unlock() }
    let current = try Self.source(of: location.file)
    var file = files[location.file] ?? File(original: current, written: current)
    // Another process or a person has edited the file: lines may not be those that were compiled.
    guard file.written == current else { throw .changed }
    let change = LiteralChange(
      function: location.function, line: location.line, column: location.column, text: text)
    if let known = file.changes.first(where: {
      $0.line == change.line && $0.column == change.column
    }) {
      guard known.text == text else { throw .severalTexts }
      return
    }
    file.changes.append(change)
    let (source, refusals) = try LiteralSource(file.original).applying(file.changes)
    if let refusal = refusals[change] ?? refusals.values.first { throw refusal }
    try Self.replace(location.file, current, with: source)
    file.written = source
    files[location.file] = file
  }

  /// The hash of the lines of a call.
  ///
  /// - Throws: A ``LiteralRefusal``.
  static func hash(of location: InlineLocation) throws(LiteralRefusal) -> String {
    let change = LiteralChange(
      function: location.function, line: location.line, column: location.column, text: "")
    return try LiteralSource(source(of: location.file)).hash(of: change)
  }

  /// The bytes of a source.
  package static func source(of path: String) throws(LiteralRefusal) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { throw .noFile }
    return Array(data)
  }

  /// Replaces the bytes of a source.
  package static func replace(
    _ path: String, _ old: [UInt8], with new: [UInt8]
  ) throws(LiteralRefusal) {
    guard FileManager.default.isWritableFile(atPath: path) else { throw .readOnly }
    switch AtomicFile(path).replace(Data(old), with: Data(new)) {
    case .written: return
    case .changed: throw .changed
    case .failed(let reason): throw .unwritable(reason: reason)
    }
  }
}
