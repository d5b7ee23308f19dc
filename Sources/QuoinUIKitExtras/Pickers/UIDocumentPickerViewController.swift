// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// What a document picker does with documents.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  case `import` = 0
  case open = 1
  case exportToService = 2
  case moveToService = 3
}

/// Lets a person choose documents. It is presented as an empty view: there are no documents, so the
/// delegate is not called. What is set is stored, not shown.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// Hears of the choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// What is done with documents.
  open private(set) var documentPickerMode: UIDocumentPickerMode
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether names have their endings.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  open var directoryURL: URL?

  /// A picker of documents of some types, by their identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker of a place for a document.
  public init(url: URL, in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker of a place for documents.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker of a place for documents, which are moved there or copied.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker of any documents; archives are not read.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }
}

/// Hears of the choice of documents.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Documents were chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Nothing was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

// What UIKit does where a delegate leaves a method out.
