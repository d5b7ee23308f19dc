// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A document that is read from a file and written to a file, synchronously.
@preconcurrency @MainActor open class UIDocument: NSObject {
  /// The reason for which a document is saved.
  public enum SaveOperation: Int, Hashable, Sendable {
    case forCreating = 0
    case forOverwriting = 1
  }

  /// The kind of a change to a document.
  public enum ChangeKind: Int, Hashable, Sendable {
    case done = 0
    case undone = 1
    case redone = 2
    case cleared = 3
  }

  /// The states of a document, as a set.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as a bit mask.
    public let rawValue: UInt
    /// Creates a set of states from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The state of an open document without problems.
    public static let normal: State = []
    /// The document is closed.
    public static let closed = State(rawValue: 1)
    /// Two versions of the document are in conflict.
    public static let inConflict = State(rawValue: 2)
    /// The last save failed.
    public static let savingError = State(rawValue: 4)
    /// The document cannot be changed now.
    public static let editingDisabled = State(rawValue: 8)
    /// Progress information is available.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// The URL of the document's file.
  open private(set) var fileURL: URL
  /// The state of the document.
  open private(set) var documentState = State.closed
  /// The undo manager of the document's changes.
  open var undoManager: UndoManager! = UndoManager()
  private var isChanged = false

  /// Creates a closed document for a file.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The name of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file: its extension.
  open var fileType: String? { fileURL.pathExtension }
  /// The date of the last change of the file.
  open var fileModificationDate: Date?
  /// Whether the document has changes that are not saved.
  open var hasUnsavedChanges: Bool { isChanged }

  /// Reads the file. Subclasses override it to read anything other than bytes.
  open func read(from url: URL) throws {
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
  }
  /// Loads the content that was read from the file. Subclasses override it.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Returns the content to write to the file. Subclasses override it.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Writes bytes to the file. Subclasses override it to write anything else.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation,
    originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }
  /// Called after an error. Does nothing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  /// Records a change of the document.
  open func updateChangeCount(_ change: ChangeKind) { isChanged = change != .cleared }

  /// Opens the document and reads its file.
  open func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    let isRead = attempt { try read(from: fileURL) }
    documentState = isRead ? .normal : .closed
    completionHandler?(isRead)
  }
  /// Saves unsaved changes and closes the document.
  open func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    autosave { isWritten in
      self.documentState = .closed
      completionHandler?(isWritten)
    }
  }
  /// Saves unsaved changes.
  open func autosave(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    guard isChanged else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }
  /// Saves the document to a file.
  open func save(
    to url: URL, for saveOperation: SaveOperation,
    completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isWritten = attempt {
      try writeContents(
        contents(forType: fileType ?? ""), to: url, for: saveOperation,
        originalContentsURL: fileURL)
    }
    if isWritten {
      fileURL = url
      isChanged = false
      documentState = .normal
    } else {
      documentState.insert(.savingError)
    }
    completionHandler?(isWritten)
  }

  private func attempt(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      handleError(error, userInteractionPermitted: false)
      return false
    }
  }

  /// Posted when the state of a document changes. Quoin never posts it.
  public nonisolated class var stateChangedNotification: NSNotification.Name {
    NSNotification.Name("UIDocumentStateChangedNotification")
  }
}
