// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import QuoinUIKit

extension UISwitch {
  /// What a switch looks like.
  public enum Style: Int, Hashable, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }
  /// What the switch should look like. Stored, not shown.
  public var preferredStyle: Style {
    get { kept(as: Style.self, .switchStyle) ?? .automatic }
    set { keep(newValue, .switchStyle) }
  }
  /// What the switch looks like.
  public var style: Style { .sliding }
}

/// What a control behaves like.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}

extension UISlider {
  /// What the slider should behave like. Stored.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(as: UIBehavioralStyle.self, .sliderStyle) ?? .automatic }
    set { keep(newValue, .sliderStyle) }
  }
  /// What the slider behaves like.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

/// How important an alert is.
public enum UIAlertControllerSeverity: Int, Hashable, Sendable {
  case `default` = 0
  case critical = 1
}

extension UIAlertController {
  /// How important the alert is. Stored, not shown.
  public var severity: UIAlertControllerSeverity {
    get { kept(as: UIAlertControllerSeverity.self, .alertSeverity) ?? .default }
    set { keep(newValue, .alertSeverity) }
  }
}

extension UIViewController {
  /// The name that the use of the controller is recorded by. Stored: nothing is recorded.
  public var interactionActivityTrackingBaseName: String? {
    get { kept(as: String.self, .trackingName) }
    set { keep(newValue, .trackingName) }
  }
}

extension UIButton {
  /// Whether the symbol moves when the button is used. Stored, not shown.
  public var isSymbolAnimationEnabled: Bool {
    get { kept(as: Bool.self, .symbolAnimation) ?? false }
    set { keep(newValue, .symbolAnimation) }
  }
}

extension UICollectionView {
  /// Which changes of a cell change its size.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }
  /// Which changes of a cell change its size. Stored: cells are measured in each pass.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(as: SelfSizingInvalidation.self, .sizing) ?? .enabled }
    set { keep(newValue, .sizing) }
  }
  /// Whether cells can have the focus. Stored: there is none.
  public var allowsFocus: Bool {
    get { kept(as: Bool.self, .allowsFocus) ?? false }
    set { keep(newValue, .allowsFocus) }
  }
}

extension UITableView {
  /// Which changes of a cell change its height.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }
  /// Which changes of a cell change its height. Stored: cells are measured in each pass.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(as: SelfSizingInvalidation.self, .sizing) ?? .enabled }
    set { keep(newValue, .sizing) }
  }
  /// Whether cells can have the focus. Stored: there is none.
  public var allowsFocus: Bool {
    get { kept(as: Bool.self, .allowsFocus) ?? false }
    set { keep(newValue, .allowsFocus) }
  }
}
