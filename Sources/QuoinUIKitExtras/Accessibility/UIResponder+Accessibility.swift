// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension UIResponder {
  /// The ways through the view that an assistive technology offers. Stored, not shown.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kept(as: [UIAccessibilityCustomRotor].self, .customRotors) }
    set { keep(newValue, .customRotors) }
  }
  /// The outline of the element on the screen. Stored, not shown.
  public var accessibilityPath: UIBezierPath? {
    get { kept(as: UIBezierPath.self, .accessibilityPath) }
    set { keep(newValue, .accessibilityPath) }
  }
  /// What the text of the element is about. Stored.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { kept(as: UIAccessibilityTextualContext.self, .textualContext) }
    set { keep(newValue, .textualContext) }
  }
  /// The elements that are the headers of the receiver. Stored.
  public var accessibilityHeaderElements: [Any]? {
    get { kept(as: [Any].self, .headerElements) }
    set { keep(newValue, .headerElements) }
  }
  /// The hint with its language. Stored.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { kept(as: NSAttributedString.self, .accessibilityHint) }
    set { keep(newValue, .accessibilityHint) }
  }
  /// The value with its language. Stored.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { kept(as: NSAttributedString.self, .accessibilityAttributedValue) }
    set { keep(newValue, .accessibilityAttributedValue) }
  }
  /// How an assistive technology goes through the elements inside. Stored.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept(as: UIAccessibilityNavigationStyle.self, .navigationStyle) ?? .automatic }
    set { keep(newValue, .navigationStyle) }
  }
}
