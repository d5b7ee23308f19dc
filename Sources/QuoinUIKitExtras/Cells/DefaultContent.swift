// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UITableViewCell {
  /// Returns a list content configuration without content.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    case .default: .cell()
    }
  }
}
