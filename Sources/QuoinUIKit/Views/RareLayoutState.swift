// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// What few views keep for layout. The others need no room for it.
final class RareLayoutState {
  /// The margins as the program set them.
  @exclusivity(unchecked) var margins: ViewMargins = .standard
  @exclusivity(unchecked) var solvedMargins: UIEdgeInsets?
  @exclusivity(unchecked) var safeArea: UIEdgeInsets = .zero
  /// The width at which text wraps because layout gave it, 0 for none.
  @exclusivity(unchecked) var wrapWidth: CGFloat = 0
  /// The solved height in whose middle a line of text lies, nil for that of the content.
  @exclusivity(unchecked) var baselineHeight: CGFloat?
  @exclusivity(unchecked) var overrides: LayoutOverrides?
  @exclusivity(unchecked) var reportName: String?
  /// On a root: pixels a point.
  @exclusivity(unchecked) var scale: CGFloat?
  /// On a root: the reading direction.
  @exclusivity(unchecked) var direction: UIUserInterfaceLayoutDirection?
  /// The engine that answered how large the view would be, as long as it knows all that is inside.
  @exclusivity(unchecked) var fittingHost: LayoutHost?
  /// What holds in a tree without a window.
  @exclusivity(unchecked) var traits: UITraitCollection?
  weak var controller: UIViewController?
}

extension ViewLayoutState {
  /// Changes what few views have. A value that is the default one is kept only where there are
  /// others.
  private mutating func change(isDefault: Bool, _ write: (RareLayoutState) -> Void) {
    guard let rare else {
      guard !isDefault else { return }
      let new = RareLayoutState()
      write(new)
      rare = new
      return
    }
    write(rare)
  }

  var margins: ViewMargins {
    get { rare?.margins ?? .standard }
    set { change(isDefault: newValue.isStandard) { $0.margins = newValue } }
  }

  var solvedMargins: UIEdgeInsets? {
    get { rare?.solvedMargins }
    set { change(isDefault: newValue == nil) { $0.solvedMargins = newValue } }
  }

  var safeArea: UIEdgeInsets {
    get { rare?.safeArea ?? .zero }
    set { change(isDefault: newValue == .zero) { $0.safeArea = newValue } }
  }

  var wrapWidth: CGFloat {
    get { rare?.wrapWidth ?? 0 }
    set { change(isDefault: newValue == 0) { $0.wrapWidth = newValue } }
  }

  var baselineHeight: CGFloat? {
    get { rare?.baselineHeight }
    set { change(isDefault: newValue == nil) { $0.baselineHeight = newValue } }
  }

  var overrides: LayoutOverrides? {
    get { rare?.overrides }
    set { change(isDefault: newValue == nil) { $0.overrides = newValue } }
  }

  var reportName: String? {
    get { rare?.reportName }
    set { change(isDefault: newValue == nil) { $0.reportName = newValue } }
  }

  var scale: CGFloat? {
    get { rare?.scale }
    set { change(isDefault: newValue == nil) { $0.scale = newValue } }
  }

  var direction: UIUserInterfaceLayoutDirection? {
    get { rare?.direction }
    set { change(isDefault: newValue == nil) { $0.direction = newValue } }
  }

  var fittingHost: LayoutHost? {
    get { rare?.fittingHost }
    set { change(isDefault: newValue == nil) { $0.fittingHost = newValue } }
  }

  var traits: UITraitCollection? {
    get { rare?.traits }
    set { change(isDefault: newValue == nil) { $0.traits = newValue } }
  }

  /// The controller whose view this is.
  var controller: UIViewController? {
    get { rare?.controller }
    set {
      change(isDefault: newValue == nil) { $0.controller = newValue }
      distinctions.set(.hasController, newValue != nil)
    }
  }
}
