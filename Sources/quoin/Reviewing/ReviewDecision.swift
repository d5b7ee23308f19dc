// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

/// What is done with a snapshot that waits for review.
enum ReviewDecision: String, Hashable {
  case accept, reject
}

/// The result for one snapshot.
enum ReviewResult: Hashable {
  case accepted
  case rejected
  /// It waits further, since it was skipped.
  case waiting
  /// It could not be done, with the reason.
  case refused(String)

  var word: String {
    switch self {
    case .accepted: "accepted"
    case .rejected: "rejected"
    case .waiting: "waiting"
    case .refused: "refused"
    }
  }
}
