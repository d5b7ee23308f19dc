// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !os(Windows)
import Foundation

/// A file whose content is replaced as a whole. A reader gets either all old bytes or all new ones, and a
/// process that ends meanwhile leaves one of them.
struct AtomicFile {
  /// The file, behind all links.
  private let path: String

  /// - Parameter path: The path of the file or of a link to it. A link stays one.
  init(_ path: String) {
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
  ///   - old: The bytes that the new ones were made from. A file with other bytes is left alone.
  ///   - new: The new bytes.
  func replace(_ old: Data, with new: Data) -> FileReplacement {
    guard access(path, W_OK) == 0 else { return Self.failure }
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

  /// Writes a new file beside the old one and puts it in its place.
  private func write(_ content: Data, like old: Int32) -> FileReplacement {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    let folder = String(path[..<slash])
    // A hidden name, so that no search finds what a stopped process leaves behind.
    var name = Array("\(folder)/.quoin-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return Self.failure }
    let isComplete =
      copyPermissions(of: old, to: file) && write(content, to: file) && fsync(file) == 0
    let failure = isComplete ? nil : Self.failure
    let isClosed = close(file) == 0
    guard failure == nil, isClosed, rename(name, path) == 0 else {
      let reason = failure ?? Self.failure
      unlink(name)
      return reason
    }
    synchronize(folder.isEmpty ? "/" : folder)
    return .written
  }

  private func copyPermissions(of old: Int32, to new: Int32) -> Bool {
    var status = stat()
    guard fstat(old, &status) == 0 else { return false }
    // Only a privileged process can keep the owner of a file of somebody else. It comes first, since
    // it removes some permissions.
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

  /// Makes the new name last. Where a file system cannot do this for a folder, it does so in time.
  private func synchronize(_ folder: String) {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = fsync(file)
    close(file)
  }
}
#endif
