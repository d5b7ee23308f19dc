// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

/// The decision about a snapshot that waits for review.
enum ReviewDecision: String, Hashable {
  case accept, reject
}

/// The result for one snapshot.
enum ReviewResult: Hashable {
  case accepted
  case rejected
  /// The snapshot was skipped and still waits for review.
  case waiting
  /// The decision could not be carried out, with the reason.
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
