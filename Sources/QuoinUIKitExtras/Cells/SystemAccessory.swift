// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The symbol of an accessory that UIKit draws. *Estimated*: the sizes of the symbols.
@MainActor struct SystemAccessory {
  private var symbol: String
  private var color: UIColor?
  private var pointSize: CGFloat = 17

  /// The symbol of a kind; nil for kinds whose content the program gives.
  init?(_ type: UICellAccessory.AccessoryType, isReversed: Bool) {
    let forward = isReversed ? "chevron.left" : "chevron.right"
    switch type {
    case .disclosureIndicator: (symbol, color, pointSize) = (forward, .tertiaryLabel, 13)
    case .outlineDisclosure: (symbol, pointSize) = (forward, 13)
    case .checkmark: symbol = "checkmark"
    case .delete: (symbol, color) = ("minus.circle.fill", .systemRed)
    case .insert: (symbol, color) = ("plus.circle.fill", .systemGreen)
    case .reorder: (symbol, color) = ("line.3.horizontal", .tertiaryLabel)
    case .multiselect: (symbol, color) = ("circle", .tertiaryLabel)
    case .detail: symbol = "info.circle"
    case .popUpMenu: (symbol, pointSize) = ("chevron.up.chevron.down", 13)
    case .label, .customView: return nil
    }
  }

  /// Returns a view that shows the symbol in a colour; nil for the usual one.
  func view(tint: UIColor?) -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize)
    let view = UIImageView(image: UIImage(systemName: symbol, withConfiguration: configuration))
    view.tintColor = tint ?? color
    view.isUserInteractionEnabled = false
    return view
  }
}
