// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
package import QuoinInterfaceBuilder
public import QuoinRender
public import QuoinUIKit

/// A view of a layout to which rules are applied.
@MainActor public struct CheckedView {
  /// The view.
  public let view: UIView
  /// The id in the file; for a tree of views its path, such as `0.2.1`.
  public let identifier: String
  /// The name for people: the class, and a Document label, an outlet, an identifier or the text.
  public let name: String
  /// The kind of view.
  public let kind: ViewKind
  /// The text of a label or a field, the title of a button; nil for a view without text.
  public let text: String?
  /// The frame in the coordinates of the layout's root, in points.
  public let frame: CGRect
  /// Whether the view and all its ancestors are neither hidden nor transparent.
  public let isShown: Bool
  /// Whether the class is one of the program and not one of UIKit or AppKit.
  public let hasCustomClass: Bool
  /// The topmost view of its layout.
  public let root: UIView
  /// The index in ``CheckedLayout/views`` of the view around it; nil for a root.
  package let parent: Int?
  /// The description in the file; nil for a tree of views.
  package let description: ViewDescription?

  /// Whether the view is a control that people touch.
  public var isControl: Bool {
    switch kind {
    case .button, .textField, .searchField, .toggle, .slider, .segments, .stepper, .pageControl,
      .datePicker, .colorWell, .checkBox, .radioButton, .popUpButton, .comboBox:
      true
    default: view is UIControl
    }
  }

  /// Whether the view reacts to touches.
  public var isEnabled: Bool {
    description?.appearance.isEnabled ?? ((view as? UIControl)?.isEnabled ?? true)
  }
}
