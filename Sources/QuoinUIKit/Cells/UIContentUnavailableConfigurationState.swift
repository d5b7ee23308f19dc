// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What the view depends on that is in the place of content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// What is searched for; nil for nothing.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A program's own part of the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
