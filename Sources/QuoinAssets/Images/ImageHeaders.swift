// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The headers of the images that were read: a screen that shows an image in each row reads its
/// file once.
///
/// Images are read on any thread: the stored headers are guarded by a lock.
final class ImageHeaders: @unchecked Sendable {
  static let shared = ImageHeaders()

  private let lock = NSLock()
  /// By path: the header, and the date and the size of the file that had it. A file that is written
  /// again has others.
  private var headers: [String: (date: Date, size: Int, header: ImageHeader)] = [:]

  func header(of path: String) throws(ImageFile.Problem) -> ImageHeader {
    // A file without attributes is not kept: reading it says what is wrong.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let date = attributes?[.modificationDate] as? Date,
      let size = (attributes?[.size] as? NSNumber)?.intValue
    else { return try ImageFile.header(of: path) }
    if let known = lock.withLock({ headers[path] }), known.date == date, known.size == size {
      return known.header
    }
    let header = try ImageFile.header(of: path)
    lock.withLock { headers[path] = (date, size, header) }
    return header
  }
}
