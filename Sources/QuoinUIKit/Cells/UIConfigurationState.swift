// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A key of a program's own part of a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state that a configuration depends on.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A program's own part of the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  /// A state in which nothing is the case.
  init(traitCollection: UITraitCollection)
}

/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays in the bounds.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A program's own part of the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
