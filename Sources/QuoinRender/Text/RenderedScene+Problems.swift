// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension RenderedScene {
  /// The name of the view with an identifier.
  func name(of view: String) -> String {
    views.first { $0.id == view }?.name ?? view
  }
}

extension RenderedConflict {
  /// The identifiers of the constraints, with a mark at the broken one.
  var identifiers: String {
    constraints.map { $0 == broken ? "\($0) (broken)" : $0 }.joined(separator: ", ")
  }
}

extension RenderedAmbiguity {
  /// The coordinate that is not determined and its range, without the name of the view.
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
