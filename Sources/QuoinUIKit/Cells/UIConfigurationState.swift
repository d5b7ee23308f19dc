// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The key of a value that a program adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The raw string value.
  public let rawValue: String
  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state that a configuration depends on.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Accesses a part of the state that the program defines.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  /// Creates a state in which all flags are false.
  init(traitCollection: UITraitCollection)
}

/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted by a touch.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays in the bounds.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all flags are false.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a part of the state that the program defines.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
