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
  /// What a way of the system goes through.
  public enum SystemRotorType: Int, Hashable, Sendable {
    case none = 0
    case link = 1
    case visitedLink = 2
    case heading = 3
    case headingLevel1 = 4
    case headingLevel2 = 5
    case headingLevel3 = 6
    case headingLevel4 = 7
    case headingLevel5 = 8
    case headingLevel6 = 9
    case boldText = 10
    case italicText = 11
    case underlineText = 12
    case misspelledWord = 13
    case image = 14
    case textField = 15
    case table = 16
    case list = 17
    case landmark = 18
  }
  /// Finds the next element.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// The name.
  open var name: String
  /// Finds the next element.
  open var itemSearchBlock: Search

  /// What a way of the system goes through; none for a way of a name.
  open private(set) var systemRotorType = SystemRotorType.none

  /// A way of the system.
  public convenience init(
    systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: "", itemSearch: itemSearchBlock)
    systemRotorType = type
  }

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
