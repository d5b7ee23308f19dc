// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// The sections of a table whose rows are sorted by their first letter: those of the Latin alphabet, and
/// one for all others. Objects are not sorted: Apple's method asks them by a selector.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  /// The sections of the language of the program: the Latin ones.
  open class func current() -> UILocalizedIndexedCollation { shared }

  /// The titles of the sections.
  open var sectionTitles: [String] { (65...90).map { String(UnicodeScalar($0)) } + ["#"] }
  /// The titles beside the table.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// The section of a title beside the table.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
}
