// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A text with styles that reports its changes to layout managers.
///
/// It is a text of its own: the texts of labels and text views are not made of it here.
open class NSTextStorage: NSMutableAttributedString {
  /// What was changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes were changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters were changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  private var managers: [NSLayoutManager] = []
  private var depth = 0

  /// The managers that lay the text out.
  open var layoutManagers: [NSLayoutManager] { managers }
  /// Hears of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What was changed since the last report.
  open private(set) var editedMask: EditActions = []
  /// The characters that were changed.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many characters the length changed.
  open private(set) var changeInLength = 0

  /// Adds a manager, which lays the text out.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  /// Collects changes until `endEditing()`.
  open override func beginEditing() { depth += 1 }

  /// Reports the changes since `beginEditing()`.
  open override func endEditing() {
    depth -= 1
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Changes characters, and reports that.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Changes attributes, and reports that.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Called by subclasses after a change.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    let changed = NSRange(location: editedRange.location, length: editedRange.length + delta)
    self.editedRange =
      self.editedRange.location == NSNotFound ? changed : NSUnionRange(self.editedRange, changed)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// Reports the changes to the delegate.
  open func processEditing() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }
}

/// Hears of the changes of a text.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Changes are about to be reported.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Changes were reported.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

// What UIKit does where a delegate leaves a method out.
