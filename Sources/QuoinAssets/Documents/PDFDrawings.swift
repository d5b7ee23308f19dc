// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The drawings of the documents that were read: a screen that shows one in each row reads it once.
///
/// Documents are read on any thread: the stored drawings are guarded by a lock.
final class PDFDrawings: @unchecked Sendable {
  static let shared = PDFDrawings()

  /// The most bytes of the documents and drawings that are kept.
  private static let most = 16_000_000

  private let lock = NSLock()
  /// By the bytes of the document; nil for one that is not drawn.
  private var drawings: [[UInt8]: [UInt8]?] = [:]
  private var length = 0

  /// Returns the drawing of a document, which is made at the first time.
  func drawing(of bytes: [UInt8], make: () -> [UInt8]?) -> [UInt8]? {
    if let known = lock.withLock({ drawings[bytes] }) { return known }
    let drawing = make()
    let count = bytes.count + (drawing?.count ?? 0)
    guard count <= Self.most else { return drawing }
    lock.withLock {
      if length + count > Self.most { (drawings, length) = ([:], 0) }
      if drawings.updateValue(drawing, forKey: bytes) == nil { length += count }
    }
    return drawing
  }
}
