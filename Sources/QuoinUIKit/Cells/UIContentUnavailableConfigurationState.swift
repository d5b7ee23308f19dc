// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The state of the view that replaces missing content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The text of the search; nil without a search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a part of the state that the program defines.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
