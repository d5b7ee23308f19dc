// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension RenderedScene {
  /// What a person calls the view with an identifier.
  func name(of view: String) -> String {
    views.first { $0.id == view }?.name ?? view
  }
}

extension RenderedConflict {
  /// The identifiers of the constraints, and which of them is dropped.
  var identifiers: String {
    constraints.map { $0 == broken ? "\($0) (dropped)" : $0 }.joined(separator: ", ")
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
