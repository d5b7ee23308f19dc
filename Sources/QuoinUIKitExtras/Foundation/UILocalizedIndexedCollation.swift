// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// The sections of a table whose rows are sorted by their first letter: one for each letter of the
/// Latin alphabet, and one for all other characters. Objects are not sorted, since Apple's method
/// reads their titles by a selector.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  /// Returns the sections for the language of the program: always the Latin ones.
  open class func current() -> UILocalizedIndexedCollation { shared }

  /// The titles of the sections.
  open var sectionTitles: [String] { (65...90).map { String(UnicodeScalar($0)) } + ["#"] }
  /// The titles of the index beside the table.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// Returns the section of an index title.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
}
