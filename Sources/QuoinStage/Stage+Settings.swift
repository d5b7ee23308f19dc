// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import QuoinInterfaceBuilder
public import QuoinUIKit

extension Stage {
  /// How the device is held.
  public var orientation: SceneOrientation { settings.orientation }

  /// The size of the screen in points.
  public var size: CGSize { device.size(in: orientation) }

  /// What the status bar, the notch and round corners cover of the screen, in points.
  public var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets(in: orientation) }

  /// The traits that hold in the window.
  public var traits: UITraitCollection { traits(for: settings) }

  /// The reading direction of views without one of their own. A change lays the window out again.
  public var direction: UIUserInterfaceLayoutDirection {
    get { settings.direction }
    set { change { $0.direction = newValue } }
  }

  /// How large the reader wants text to be. A change lays the window out again.
  public var textSize: UIContentSizeCategory {
    get { settings.textSize }
    set { change { $0.textSize = newValue } }
  }

  /// Light or dark. A change lays the window out again.
  public var appearance: UIUserInterfaceStyle {
    get { settings.appearance }
    set { change { $0.appearance = newValue } }
  }

  /// Turns the device, and lays the window out again.
  ///
  /// As in UIKit, controllers hear first of the new traits, if these change, then of the new size:
  /// `willTransition(to:with:)`, `viewWillTransition(to:with:)`. Then views and controllers get
  /// `traitCollectionDidChange(_:)`, and what was to happen beside the change happens.
  public func rotate(to orientation: SceneOrientation) {
    change { $0.orientation = orientation }
  }

  private func change(_ edit: (inout StageSettings) -> Void) {
    var new = settings
    edit(&new)
    guard new != settings else { return }
    settings = new
    perform {
      applySettings()
      window.layOutNow()
    }
  }

  /// Gives the window the settings.
  func applySettings() {
    window.layoutOverrides = LayoutOverrides(safeAreaInsets: safeAreaInsets)
    window.layoutDirectionOverride = settings.direction
    window.turn(to: size, traits)
  }

  private func traits(for settings: StageSettings) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(
        horizontalSizeClass: device.horizontalSizeClass(in: settings.orientation)),
      UITraitCollection(verticalSizeClass: device.verticalSizeClass(in: settings.orientation)),
      UITraitCollection(userInterfaceIdiom: device.idiom),
      UITraitCollection(displayScale: scale),
      UITraitCollection(userInterfaceStyle: settings.appearance),
      UITraitCollection(
        layoutDirection: settings.direction == .rightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: settings.textSize),
    ])
  }
}
