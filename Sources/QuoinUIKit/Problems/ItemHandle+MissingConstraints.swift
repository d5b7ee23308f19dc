// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ItemHandle {
  /// The constraints on the item that the program made and that have no effect, in words; nil where
  /// there are none. They are the likely reason that nothing places the item.
  var missingConstraints: String? {
    if lostConstraints > 0 {
      return "\(Self.words(lostConstraints)) deactivated when a view was removed from its "
        + "superview; activate \(lostConstraints == 1 ? "it" : "them") again"
    }
    guard unusedConstraints > 0 else { return nil }
    return "\(Self.words(unusedConstraints)) created and never activated; set isActive, or call "
      + "NSLayoutConstraint.activate(_:)"
  }

  private static func words(_ count: Int32) -> String {
    count == 1 ? "1 constraint on it was" : "\(count) constraints on it were"
  }
}
