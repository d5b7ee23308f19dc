// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

/// The lines between the rows of a list. Stored, not shown.
public struct UIListSeparatorConfiguration {
  /// Stands for the inset of the system.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the line above the row is shown.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the line below.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the lines.
  public var color: UIColor = .separator
  /// The colour of the lines around several selected rows.
  public var multipleSelectionColor: UIColor = .separator
  /// An effect of the lines.
  public var visualEffect: UIVisualEffect?

  /// The lines of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
