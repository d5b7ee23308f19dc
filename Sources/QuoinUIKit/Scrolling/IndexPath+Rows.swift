// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// The names that UIKit adds to paths of two indices.

extension IndexPath {
  /// Creates the path of a row in a section.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The first index, which is the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index, which is the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index, which is the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
