// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !os(Windows)
package import Foundation

/// A file whose content is replaced as a whole. A reader gets either all old bytes or all new ones,
/// and a process that ends meanwhile leaves one of them.
package struct AtomicFile {
  /// The file, with all links resolved.
  private let path: String

  /// - Parameter path: The path of the file or of a link to it. A link stays one.
  package init(_ path: String) {
    guard let resolved = realpath(path, nil) else {
      self.path = path
      return
    }
    defer { free(resolved) }
    self.path = String(cString: resolved)
  }

  /// Replaces the content of the file. Its permissions stay.
  ///
  /// - Parameters:
  ///   - old: The bytes that the new ones were made from. A file with other bytes is not changed.
  ///   - new: The new bytes.
  package func replace(_ old: Data, with new: Data) -> FileReplacement {
    guard access(path, W_OK) == 0 else { return Self.failure }
    // The bytes of a pipe cannot be compared, since they can be read once.
    guard !isSpecial else { return .failed(reason: "It is not a regular file") }
    guard let lock = locked() else { return Self.failure }
    // Closing the file ends the lock.
    defer { close(lock) }
    do {
      guard try Data(contentsOf: URL(fileURLWithPath: path)) == old else { return .changed }
    } catch {
      return .failed(reason: SystemReason.text(of: error))
    }
    return write(new, like: lock)
  }

  /// Writes the file, whatever it contained. A new file gets the permissions of new files, and the
  /// parent folders are created. A device or a pipe is written into.
  package func write(_ content: Data) -> FileReplacement {
    if isSpecial { return writeInto(content) }
    if let old = locked() {
      defer { close(old) }
      guard access(path, W_OK) == 0 else { return Self.failure }
      return write(content, like: old)
    }
    guard errno == ENOENT else { return Self.failure }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      return .failed(reason: SystemReason.text(of: error))
    }
    return write(content, like: nil)
  }

  /// Whether the file is a device, a pipe or a socket, which another file must not take the place of.
  private var isSpecial: Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  private func writeInto(_ content: Data) -> FileReplacement {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return Self.failure }
    let failure = write(content, to: file) ? nil : Self.failure
    guard close(file) == 0 else { return failure ?? Self.failure }
    return failure ?? .written
  }

  private static var failure: FileReplacement {
    .failed(reason: SystemReason.text(ofCode: errno))
  }

  /// Opens the file and waits until no other process of this program replaces it.
  private func locked() -> Int32? {
    while true {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      // Some file systems have no locks. Without one, two processes may do the same work.
      _ = flock(file, LOCK_EX)
      var (own, named) = (stat(), stat())
      guard fstat(file, &own) == 0, stat(path, &named) == 0 else {
        close(file)
        return nil
      }
      if own.st_ino == named.st_ino, own.st_dev == named.st_dev { return file }
      // Another process has put a new file in the place of this one.
      close(file)
    }
  }

  /// The folder of the file.
  private var folder: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Opens a new file beside this one. Its name is hidden, so that no search finds a file that a
  /// stopped process leaves behind.
  private func temporaryFile() -> (file: Int32, name: String) {
    var number = 0
    while true {
      let name = "\(folder)/.quoin-\(getpid())-\(number)"
      let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 || errno != EEXIST { return (file, name) }
      number += 1
    }
  }

  /// Writes a new file beside the old one and puts it in its place.
  ///
  /// - Parameter old: The open file whose permissions the new one gets; nil for those of new files.
  private func write(_ content: Data, like old: Int32?) -> FileReplacement {
    let (file, name) = temporaryFile()
    guard file >= 0 else { return Self.failure }
    let isComplete =
      (old.map { copyPermissions(of: $0, to: file) } ?? true) && write(content, to: file)
      && fsync(file) == 0
    let failure = isComplete ? nil : Self.failure
    let isClosed = close(file) == 0
    guard failure == nil, isClosed, rename(name, path) == 0 else {
      let reason = failure ?? Self.failure
      unlink(name)
      return reason
    }
    synchronize(folder)
    return .written
  }

  private func copyPermissions(of old: Int32, to new: Int32) -> Bool {
    var status = stat()
    guard fstat(old, &status) == 0 else { return false }
    // Only a privileged process can keep the owner of another user's file. The owner is set first,
    // since that removes some permissions.
    _ = fchown(new, status.st_uid, status.st_gid)
    return fchmod(new, status.st_mode & 0o7777) == 0
  }

  private func write(_ content: Data, to file: Int32) -> Bool {
    content.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(
          file, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  /// Makes the new name durable. Where a file system cannot do this for a folder, it does so in
  /// time.
  private func synchronize(_ folder: String) {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = fsync(file)
    close(file)
  }
}
#endif
