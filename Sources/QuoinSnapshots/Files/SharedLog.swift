// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !os(Windows)
package import Foundation

/// A file of lines that several processes add to. A line is there as a whole or not at all.
package struct SharedLog {
  private let path: String

  package init(_ path: String) { self.path = path }

  /// Adds a line, and makes the file and its folders if there are none.
  ///
  /// - Parameter line: The bytes without a line break.
  /// - Throws: The error of the system.
  package func append(_ line: Data) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = try locked(O_RDWR | O_CREAT | O_APPEND)
    // Closing the file ends the lock.
    defer { close(file) }
    // A process that was killed may have left a part of its line.
    let end = lseek(file, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    if end > 0 { _ = pread(file, &last, 1, end - 1) }
    let start = last == UInt8(ascii: "\n") ? Data() : Data("\n".utf8)
    try Self.write(start + line + Data("\n".utf8), to: file)
  }

  /// The complete lines; empty when there is no file.
  ///
  /// - Throws: The error of the system.
  package func lines() throws -> [Data] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return Self.lines(of: try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Replaces the lines while no other process adds any.
  ///
  /// - Parameter change: Gives the new lines. Without any, the file is removed.
  /// - Throws: The error of the system or of `change`.
  package func update(_ change: ([Data]) throws -> [Data]) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let file = try locked(O_RDWR)
    defer { close(file) }
    let old = try Data(contentsOf: URL(fileURLWithPath: path))
    let new = try change(Self.lines(of: old)).reduce(into: Data()) { $0 += $1 + Data("\n".utf8) }
    guard new != old else { return }
    guard !new.isEmpty else {
      guard unlink(path) == 0 else { throw Self.systemError }
      return
    }
    // The old lines stay until the new ones are there, also if the process is killed.
    let temporary = path + ".\(getpid())"
    try new.write(to: URL(fileURLWithPath: temporary))
    guard rename(temporary, path) == 0 else {
      let error = Self.systemError
      unlink(temporary)
      throw error
    }
  }

  private static func lines(of data: Data) -> [Data] {
    guard let end = data.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    return data[..<end].split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }

  private static var systemError: NSError { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }

  /// Opens the file and waits until no other process writes it.
  private func locked(_ flags: Int32) throws -> Int32 {
    while true {
      let file = open(path, flags | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw Self.systemError }
      // Some file systems have no locks; then two processes may write at the same time.
      _ = flock(file, LOCK_EX)
      var (own, named) = (stat(), stat())
      if fstat(file, &own) == 0, stat(path, &named) == 0, own.st_ino == named.st_ino,
        own.st_dev == named.st_dev
      {
        return file
      }
      // Another process has replaced or removed the file.
      close(file)
      if flags & O_CREAT == 0, access(path, F_OK) != 0 { throw Self.systemError }
    }
  }

  private static func write(_ content: Data, to file: Int32) throws {
    try content.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(
          file, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw systemError }
        written += count
      }
    }
  }
}
#endif
