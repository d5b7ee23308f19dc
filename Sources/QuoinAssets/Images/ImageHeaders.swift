// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The headers of the images that were read: a screen that shows an image in each row reads its file
/// once.
///
/// Images are read on any thread: the stored headers are guarded by a lock.
final class ImageHeaders: @unchecked Sendable {
  /// What a header depends on: a file that is written again has another date or another size.
  private struct Key: Hashable {
    var path: String
    var date: Date
    var size: Int
  }

  static let shared = ImageHeaders()

  private let lock = NSLock()
  private var headers: [Key: ImageHeader] = [:]

  func header(of path: String) throws(ImageFile.Problem) -> ImageHeader {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let date = attributes?[.modificationDate] as? Date,
      let size = attributes?[.size] as? NSNumber
    else { return try ImageFile.header(of: path) }
    let key = Key(path: path, date: date, size: size.intValue)
    if let known = lock.withLock({ headers[key] }) { return known }
    let header = try ImageFile.header(of: path)
    lock.withLock { headers[key] = header }
    return header
  }
}
