// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UITableViewCell {
  /// Returns a configuration of a row, without content.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    case .default: .cell()
    }
  }

  /// Returns a configuration of the background of a row.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension UITableViewHeaderFooterView {
  /// Returns a configuration of a header, without content.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// Returns a configuration of the background of a header.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }
}

extension UICollectionViewCell {
  /// Returns a configuration of the background of a cell.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
}
