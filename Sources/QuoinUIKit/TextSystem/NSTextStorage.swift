// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An attributed text with layout managers. It reports its changes to a delegate.
///
/// Labels and text views do not use it to store their texts here.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes of a text.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  private var managers: [NSLayoutManager] = []
  private var depth = 0

  /// The layout managers of the text.
  open var layoutManagers: [NSLayoutManager] { managers }
  /// The delegate that is notified of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of changes since the last report.
  open private(set) var editedMask: EditActions = []
  /// The range of characters that changed.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change of the text's length, in characters.
  open private(set) var changeInLength = 0

  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  /// Delays reports of changes until `endEditing()`.
  open override func beginEditing() { depth += 1 }

  /// Reports the changes since `beginEditing()` and stops delaying them.
  open override func endEditing() {
    depth -= 1
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Replaces characters and reports the change.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Sets attributes and reports the change.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Records a change. Subclasses call it after they changed the text.
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

  /// Reports the recorded changes to the delegate and clears the record.
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

/// A delegate that is notified of the changes of a text.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called when the text storage begins to process its changes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called after the text storage processed its changes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

// Default implementations of the optional methods.
