// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The operation of a document picker on the documents.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  case `import` = 0
  case open = 1
  case exportToService = 2
  case moveToService = 3
}

/// A controller in which the user selects documents. It is presented as an empty view: there are no
/// documents, so the delegate is not called. Properties are stored, not shown.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// The delegate that is notified of the selection.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// The operation on the selected documents.
  open private(set) var documentPickerMode: UIDocumentPickerMode
  /// Whether several documents can be selected.
  open var allowsMultipleSelection = false
  /// Whether file extensions are shown.
  open var shouldShowFileExtensions = false
  /// The initial folder.
  open var directoryURL: URL?

  /// Creates a picker for documents with some type identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for the destination of a document.
  public init(url: URL, in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for the destination of documents.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for the destination of documents, which are moved or copied.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for documents of any type; archives are not read.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }
}

/// A delegate that is notified of the selection of documents.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called after the user selected documents.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after the user cancelled the picker.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

// Default implementations of the optional methods.
