// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension RenderedConflict {
  /// What is wrong, in one sentence.
  public var message: String {
    let list = members.map(\.description).joined(separator: "; ")
    let lead = members.count == 1 ? "this cannot hold" : "these \(members.count) cannot all hold"
    guard members.indices.contains(broken) else { return "\(lead): \(list)" }
    return "\(lead): \(list); left out: \(members[broken].description)"
  }
}

extension RenderedAmbiguity {
  /// What is not determined, in one sentence, without the name of the view.
  var sentence: String {
    let range =
      switch (minimum.isFinite, maximum.isFinite) {
      case (true, true):
        "any value from \(NumberText.short(minimum)) to \(NumberText.short(maximum))"
      case (true, false): "any value from \(NumberText.short(minimum)) up"
      case (false, true): "any value up to \(NumberText.short(maximum))"
      case (false, false): "any value"
      }
    return "\(attribute.rawValue) is not determined, \(range) would do"
  }
}
