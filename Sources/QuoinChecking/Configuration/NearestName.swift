// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// The known name that is spelled most like an unknown one.
package enum NearestName {
  /// Returns ` Did you mean 'name'?`, or an empty text when no name is similar.
  package static func question(_ word: String, among names: [String]) -> String {
    let letters = Array(word.lowercased())
    let nearest = names.map { name in
      (name: name, distance: EditDistance.between(letters, Array(name.lowercased())))
    }.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    // A name of which more than half has to change is another name.
    guard let nearest,
      nearest.distance <= max(2, max(letters.count, nearest.name.count) / 2)
    else { return "" }
    return " Did you mean '\(nearest.name)'?"
  }
}
