// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// How an assistive technology goes through elements.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

/// A way through a view that an assistive technology offers. Stored, not shown.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum Direction: Int, Hashable, Sendable {
    case previous = 0
    case next = 1
  }
  /// Finds the next element.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// The name.
  open var name: String
  /// Finds the next element.
  open var itemSearchBlock: Search

  /// A way of a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}

/// What a search begins with.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element at which it begins.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Its direction.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a search found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text.
  open var targetRange: UITextRange?

  /// Nothing.
  public override init() { super.init() }

  /// An element, and a part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
