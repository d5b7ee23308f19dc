// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The bytes of a document that were read, with a limit, and the data of its streams that were expanded.
///
/// A small file can name the same data, or expand to the same values, any number of times. Each time
/// costs what is read, so that no document takes longer than a long one that repeats nothing.
final class PDFBudget {
  /// The most bytes that are read or expanded for a document.
  let most: Int
  /// The most objects that are kept.
  let objects: Int
  /// The most bytes of a drawing.
  let output: Int
  /// The bytes that were read or expanded.
  private(set) var spent = 0
  /// The data of streams by where they start in the file; nil for those that cannot be expanded.
  private var expanded: [Int: [UInt8]?] = [:]

  init(_ most: Int = 32_000_000, objects: Int = 100_000, output: Int = 4_000_000) {
    (self.most, self.objects, self.output) = (most, objects, output)
  }

  var left: Int { max(most - spent, 0) }

  /// Counts bytes that are read.
  ///
  /// - Returns: Whether they are within the budget.
  func spend(_ count: Int) -> Bool {
    spent += count
    return spent <= most
  }

  /// Returns the data of the stream at a place of the file, which is expanded at the first time.
  func data(at place: Int, expand: () -> [UInt8]?) -> [UInt8]? {
    if let known = expanded[place] { return known }
    let data = expand()
    expanded[place] = .some(data)
    return data
  }
}
