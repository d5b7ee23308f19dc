// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Two versions of a file that are compared.
struct VersionedPair {
  var old: VersionedInput
  var new: VersionedInput
  /// Whether the file has another name in the new version.
  var isRenamed = false

  var isSame: Bool { old.data == new.data }
}
