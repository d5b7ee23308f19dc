// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A document that is read from a file and written to it, at once.
@preconcurrency @MainActor open class UIDocument: NSObject {
  /// Why a document is written.
  public enum SaveOperation: Int, Hashable, Sendable {
    case forCreating = 0
    case forOverwriting = 1
  }

  /// How a document changed.
  public enum ChangeKind: Int, Hashable, Sendable {
    case done = 0
    case undone = 1
    case redone = 2
    case cleared = 3
  }

  /// The state of a document.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a state.
    public let rawValue: UInt
    /// The states of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is wrong, and the document is open.
    public static let normal: State = []
    /// The document is closed.
    public static let closed = State(rawValue: 1)
    /// Two versions of the document are in conflict.
    public static let inConflict = State(rawValue: 2)
    /// Writing failed.
    public static let savingError = State(rawValue: 4)
    /// The document cannot be changed now.
    public static let editingDisabled = State(rawValue: 8)
    /// Progress can be shown.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// The file.
  open private(set) var fileURL: URL
  /// The state.
  open private(set) var documentState = State.closed
  /// The changes that can be undone.
  open var undoManager: UndoManager! = UndoManager()
  private var isChanged = false

  /// A document of a file, which is closed.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The name of the file without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file: its ending.
  open var fileType: String? { fileURL.pathExtension }
  /// When the file was changed.
  open var fileModificationDate: Date?
  /// Whether there are changes that are not written.
  open var hasUnsavedChanges: Bool { isChanged }

  /// Reads the file. Overridden to read something else than bytes.
  open func read(from url: URL) throws {
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
  }
  /// Takes the content of the file. Overridden by each document.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// The content for the file. Overridden by each document.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Writes bytes to the file. Overridden to write something else.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation,
    originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }
  /// Learns of a failure. Does nothing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  /// Learns of a change.
  open func updateChangeCount(_ change: ChangeKind) { isChanged = change != .cleared }

  /// Reads the file.
  open func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    let isRead = attempt { try read(from: fileURL) }
    documentState = isRead ? .normal : .closed
    completionHandler?(isRead)
  }
  /// Writes the file if there are changes, and closes the document.
  open func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    autosave { isWritten in
      self.documentState = .closed
      completionHandler?(isWritten)
    }
  }
  /// Writes the file if there are changes.
  open func autosave(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    guard isChanged else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }
  /// Writes a file.
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

  /// Posted when the state of a document changed. It never is.
  public nonisolated class var stateChangedNotification: NSNotification.Name {
    NSNotification.Name("UIDocumentStateChangedNotification")
  }
}
