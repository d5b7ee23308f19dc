// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// The sentences that a block of misuse leads to, in place of the end of the program.
@MainActor package func sentences(of misuse: () -> Void) -> [String] {
  var sentences: [String] = []
  LayoutMisuse.handler = { sentences.append($0) }
  defer { LayoutMisuse.handler = LayoutMisuse.stop }
  misuse()
  return sentences
}
