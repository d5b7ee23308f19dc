// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
/// A statement on a cheat sheet.
struct CheatSheetEntry {
  /// The heading above this and neighbouring entries.
  var group: String
  var title: String
  var code: String
  /// The result of the statement: frames of views, or a sentence.
  var result: String
}
#endif
