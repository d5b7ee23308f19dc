// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

/// The separators between the rows of a list. The one below each row is shown, with its colour and its
/// leading inset.
public struct UIListSeparatorConfiguration {
  /// The value that represents the insets of the system.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the separator above the row is shown.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below the row is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below the row.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the separators.
  public var color: UIColor = .separator
  /// The colour of the separators while several rows are selected.
  public var multipleSelectionColor: UIColor = .separator
  /// The visual effect of the separators.
  public var visualEffect: UIVisualEffect?

  /// Creates the separators of a list appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
