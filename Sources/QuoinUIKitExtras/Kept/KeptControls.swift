// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Controls.txt and run it again.
// swift-format-ignore-file

public import QuoinUIKit

/// Without effect here: Apple's [UIAlertControllerSeverity](https://developer.apple.com/documentation/uikit/uialertcontrollerseverity).
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}

extension UICollectionView {
  /// Without effect here: Apple's [UICollectionView.SelfSizingInvalidation](https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation).
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }
}

extension UITableView {
  /// Without effect here: Apple's [UITableView.SelfSizingInvalidation](https://developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation).
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }
}

extension UISwitch {
  /// Without effect here: Apple's [UISwitch.style](https://developer.apple.com/documentation/uikit/uiswitch/style).
  public var style: UISwitch.Style { .sliding }
  /// Without effect here: Apple's [UISwitch.preferredStyle](https://developer.apple.com/documentation/uikit/uiswitch/preferredstyle).
  public var preferredStyle: UISwitch.Style {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}

extension UIButton {
  /// Without effect here: Apple's [UIButton.behavioralStyle](https://developer.apple.com/documentation/uikit/uibutton/behavioralstyle).
  public var behavioralStyle: UIBehavioralStyle { .pad }
  /// Without effect here: Apple's [UIButton.preferredBehavioralStyle](https://developer.apple.com/documentation/uikit/uibutton/preferredbehavioralstyle).
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}

extension UISlider {
  /// Without effect here: Apple's [UISlider.behavioralStyle](https://developer.apple.com/documentation/uikit/uislider/behavioralstyle).
  public var behavioralStyle: UIBehavioralStyle { .pad }
  /// Without effect here: Apple's [UISlider.preferredBehavioralStyle](https://developer.apple.com/documentation/uikit/uislider/preferredbehavioralstyle).
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}

extension UIAlertController {
  /// Without effect here: Apple's [UIAlertController.severity](https://developer.apple.com/documentation/uikit/uialertcontroller/severity).
  public var severity: UIAlertControllerSeverity {
    get { kept(.default) }
    set { keep(newValue) }
  }
}

extension UIViewController {
  /// Without effect here: Apple's [UIViewController.interactionActivityTrackingBaseName](https://developer.apple.com/documentation/uikit/uiviewcontroller/interactionactivitytrackingbasename).
  public var interactionActivityTrackingBaseName: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIButton {
  /// Without effect here: Apple's [UIButton.isSymbolAnimationEnabled](https://developer.apple.com/documentation/uikit/uibutton/issymbolanimationenabled).
  public var isSymbolAnimationEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UICollectionView {
  /// Without effect here: Apple's [UICollectionView.allowsFocus](https://developer.apple.com/documentation/uikit/uicollectionview/allowsfocus).
  public var allowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UITableView {
  /// Without effect here: Apple's [UITableView.allowsFocus](https://developer.apple.com/documentation/uikit/uitableview/allowsfocus).
  public var allowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIButton.Configuration {
  /// Without effect here: Apple's [UIButton.Configuration.glass](https://developer.apple.com/documentation/uikit/uibutton/configuration/glass()).
  public static func glass() -> UIButton.Configuration { UIButton.Configuration.gray() }
  /// Without effect here: Apple's [UIButton.Configuration.prominentGlass](https://developer.apple.com/documentation/uikit/uibutton/configuration/prominentglass()).
  public static func prominentGlass() -> UIButton.Configuration { UIButton.Configuration.filled() }
  /// Without effect here: Apple's [UIButton.Configuration.clearGlass](https://developer.apple.com/documentation/uikit/uibutton/configuration/clearglass()).
  public static func clearGlass() -> UIButton.Configuration { UIButton.Configuration.gray() }
  /// Without effect here: Apple's [UIButton.Configuration.prominentClearGlass](https://developer.apple.com/documentation/uikit/uibutton/configuration/prominentclearglass()).
  public static func prominentClearGlass() -> UIButton.Configuration { UIButton.Configuration.filled() }
}

