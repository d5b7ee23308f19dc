// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Accessibility.txt and run it again.
// swift-format-ignore-file

public import Foundation

/// Without effect here: Apple's [UIAccessibilityCustomRotor](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor).
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// Without effect here: Apple's [UIAccessibilityCustomRotor.Search](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/search).
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  /// Without effect here: Apple's [UIAccessibilityCustomRotor.name](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/name).
  open var name: String = ""
  /// Without effect here: Apple's [UIAccessibilityCustomRotor.itemSearchBlock](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/itemsearchblock).
  open var itemSearchBlock: UIAccessibilityCustomRotor.Search
  /// Without effect here: Apple's [UIAccessibilityCustomRotor.init(name:itemSearch:)](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/init(name:itemsearch:)).
  public init(name: String, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search) { self.name = name; self.itemSearchBlock = itemSearchBlock; super.init() }
  /// Without effect here: Apple's [UIAccessibilityCustomRotor.systemRotorType](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype).
  open var systemRotorType: UIAccessibilityCustomRotor.SystemRotorType { SystemRotorType.none }
  /// Without effect here: Apple's [UIAccessibilityCustomRotor.init(systemType:itemSearch:)](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/init(systemtype:itemsearch:)).
  public convenience init(systemType type: UIAccessibilityCustomRotor.SystemRotorType, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search) { self.init(name: "", itemSearch: itemSearchBlock); self.itemSearchBlock = itemSearchBlock }
}

extension UIAccessibilityCustomRotor {
  /// Without effect here: Apple's [UIAccessibilityCustomRotor.Direction](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/direction).
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }
}

extension UIAccessibilityCustomRotor {
  /// Without effect here: Apple's [UIAccessibilityCustomRotor.SystemRotorType](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype).
  public enum SystemRotorType: Int, Sendable {
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
}

/// Without effect here: Apple's [UIAccessibilityCustomRotorItemResult](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult).
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// Without effect here: Apple's [UIAccessibilityCustomRotorItemResult.targetElement](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult/targetelement).
  open weak var targetElement: (any NSObjectProtocol)?
  /// Without effect here: Apple's [UIAccessibilityCustomRotorItemResult.targetRange](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult/targetrange).
  open var targetRange: UITextRange?
  /// Without effect here: Apple's [UIAccessibilityCustomRotorItemResult.init](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult/init).
  public override init() { super.init() }
  /// Without effect here: Apple's [UIAccessibilityCustomRotorItemResult.init(targetElement:targetRange:)](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult/init(targetelement:targetrange:)).
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) { self.targetElement = targetElement; self.targetRange = targetRange; super.init() }
}

/// Without effect here: Apple's [UIAccessibilityCustomRotorSearchPredicate](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate).
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Without effect here: Apple's [UIAccessibilityCustomRotorSearchPredicate.currentItem](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate/currentitem).
  open var currentItem: UIAccessibilityCustomRotorItemResult = UIAccessibilityCustomRotorItemResult()
  /// Without effect here: Apple's [UIAccessibilityCustomRotorSearchPredicate.searchDirection](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate/searchdirection).
  open var searchDirection: UIAccessibilityCustomRotor.Direction = UIAccessibilityCustomRotor.Direction.next
}

/// Without effect here: Apple's [UIAccessibilityNavigationStyle](https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle).
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

/// Without effect here: Apple's [UIAccessibilityTextualContext](https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext).
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [UIAccessibilityTextualContext.rawValue](https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [UIAccessibilityTextualContext.init(rawValue:)](https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [UIAccessibilityTextualContext.console](https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/console).
  public static let console: UIAccessibilityTextualContext = Self(rawValue: "UIAccessibilityTextualContextConsole")
  /// Without effect here: Apple's [UIAccessibilityTextualContext.fileSystem](https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/filesystem).
  public static let fileSystem: UIAccessibilityTextualContext = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Without effect here: Apple's [UIAccessibilityTextualContext.messaging](https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/messaging).
  public static let messaging: UIAccessibilityTextualContext = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Without effect here: Apple's [UIAccessibilityTextualContext.narrative](https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/narrative).
  public static let narrative: UIAccessibilityTextualContext = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Without effect here: Apple's [UIAccessibilityTextualContext.sourceCode](https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/sourcecode).
  public static let sourceCode: UIAccessibilityTextualContext = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Without effect here: Apple's [UIAccessibilityTextualContext.spreadsheet](https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/spreadsheet).
  public static let spreadsheet: UIAccessibilityTextualContext = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Without effect here: Apple's [UIAccessibilityTextualContext.wordProcessing](https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/wordprocessing).
  public static let wordProcessing: UIAccessibilityTextualContext = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
}

