// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Rarely used properties of a view that affect layout.
final class ViewLayoutExtras {
  /// The margins as the program set them.
  var margins: ViewMargins = .standard
  var solvedMargins: UIEdgeInsets?
  var safeArea: UIEdgeInsets = .zero
  /// The width at which text wraps because layout gave it, 0 for none.
  var wrapWidth: CGFloat = 0
  /// The solved height in whose middle a line of text lies, nil for that of the content.
  var baselineHeight: CGFloat?
  var overrides: LayoutOverrides?
  var reportName: String?
  /// On a root: pixels a point.
  var scale: CGFloat?
  /// On a root: the reading direction.
  var direction: UIUserInterfaceLayoutDirection?
  /// The host that computed fitting sizes of the view, as long as its engine has all that is inside.
  var fittingHost: LayoutHost?
  /// What holds in a tree without a window.
  var traits: UITraitCollection?
  weak var controller: UIViewController?
}

extension ViewLayoutState {
  /// Changes a rarely used property. The default value is stored only where others are.
  private mutating func change(isDefault: Bool, _ write: (ViewLayoutExtras) -> Void) {
    guard let extras else {
      guard !isDefault else { return }
      let new = ViewLayoutExtras()
      write(new)
      extras = new
      return
    }
    write(extras)
  }

  var margins: ViewMargins {
    get { extras?.margins ?? .standard }
    set { change(isDefault: newValue.isStandard) { $0.margins = newValue } }
  }

  var solvedMargins: UIEdgeInsets? {
    get { extras?.solvedMargins }
    set { change(isDefault: newValue == nil) { $0.solvedMargins = newValue } }
  }

  var safeArea: UIEdgeInsets {
    get { extras?.safeArea ?? .zero }
    set { change(isDefault: newValue == .zero) { $0.safeArea = newValue } }
  }

  var wrapWidth: CGFloat {
    get { extras?.wrapWidth ?? 0 }
    set { change(isDefault: newValue == 0) { $0.wrapWidth = newValue } }
  }

  var baselineHeight: CGFloat? {
    get { extras?.baselineHeight }
    set { change(isDefault: newValue == nil) { $0.baselineHeight = newValue } }
  }

  var overrides: LayoutOverrides? {
    get { extras?.overrides }
    set { change(isDefault: newValue == nil) { $0.overrides = newValue } }
  }

  var reportName: String? {
    get { extras?.reportName }
    set { change(isDefault: newValue == nil) { $0.reportName = newValue } }
  }

  var scale: CGFloat? {
    get { extras?.scale }
    set { change(isDefault: newValue == nil) { $0.scale = newValue } }
  }

  var direction: UIUserInterfaceLayoutDirection? {
    get { extras?.direction }
    set { change(isDefault: newValue == nil) { $0.direction = newValue } }
  }

  var fittingHost: LayoutHost? {
    get { extras?.fittingHost }
    set { change(isDefault: newValue == nil) { $0.fittingHost = newValue } }
  }

  var traits: UITraitCollection? {
    get { extras?.traits }
    set { change(isDefault: newValue == nil) { $0.traits = newValue } }
  }

  /// The controller whose view this is.
  var controller: UIViewController? {
    get { extras?.controller }
    set { change(isDefault: newValue == nil) { $0.controller = newValue } }
  }
}
