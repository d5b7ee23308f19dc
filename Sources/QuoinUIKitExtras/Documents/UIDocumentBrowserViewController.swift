// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Shows the documents of a program. It is shown as every controller, with an empty view.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  /// What becomes of a document that is imported.
  public enum ImportMode: UInt, Hashable, Sendable {
    case none = 0
    case copy = 1
    case move = 2
  }

  /// Light or dark.
  public enum BrowserUserInterfaceStyle: UInt, Hashable, Sendable {
    case white = 0
    case light = 1
    case dark = 2
  }

  /// Hears of the user. Never called here.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// The types of the documents. Stored.
  open private(set) var allowedContentTypes: [String]
  /// Whether documents can be made. Stored.
  open var allowsDocumentCreation = true
  /// Whether several documents can be chosen. Stored.
  open var allowsPickingMultipleItems = false
  /// Light or dark. Stored, not shown.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Buttons at the leading end. Stored, not shown.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Buttons at the trailing end. Stored, not shown.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// What else can be done with documents. Stored, not shown.
  open var customActions: [UIDocumentBrowserAction] = []
  /// The text of the button for a new document. Stored, not shown.
  open var localizedCreateDocumentActionTitle = "Create Document"
  /// The width of a new document by its height. Stored, not shown.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
  /// Whether the extensions of names are shown. Stored.
  open var shouldShowFileExtensions = false

  /// A browser of documents of types.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// A browser of all documents; archives are not read.
  public required init?(coder: NSCoder) {
    allowedContentTypes = []
    super.init(coder: coder)
  }

  /// Shows a document. Nothing is shown: the completion gets the address as it is.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) { completion?(url, nil) }
  /// Imports a document. Nothing is imported: the completion gets an error.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) { completion(nil, CocoaError(.featureUnsupported)) }
  /// The animation that opens a document.
  open func transitionController(
    forDocumentAt documentURL: URL
  ) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }
}

/// What else can be done with documents. Stored, not shown.
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
  /// Where it is offered.
  public struct Availability: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Places of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
    /// In the menu of a document.
    public static let menu = Availability(rawValue: 1)
    /// In the bar.
    public static let navigationBar = Availability(rawValue: 2)
  }

  /// The name.
  public final let identifier: String
  /// The text.
  public final let localizedTitle: String
  /// Where it is offered.
  public final let availability: Availability
  /// The picture.
  open var image: UIImage?
  /// The types of documents that it is offered for.
  open var supportedContentTypes = ["public.item"]
  /// Whether it is offered for several documents.
  open var supportsMultipleItems = true

  /// An action with a closure.
  public init(
    identifier: String, localizedTitle: String, availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    super.init()
  }
}

/// Opens a document with an animation. There is none here.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject,
  UIViewControllerAnimatedTransitioning
{
  /// How much of the document is loaded. Stored, not shown.
  open var loadingProgress: Progress?
  /// The view that the document opens into. Stored.
  open weak var targetView: UIView?
  /// A controller.
  public override init() { super.init() }
  /// 0 seconds.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }
  /// Ends the transition at once.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(true)
  }
}

/// Hears of the user of a browser of documents. Never called here.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol
{
  /// A document is wanted.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// A document was imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// A document was not imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  /// Documents were chosen.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// How documents can be shared.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Documents are about to be shared.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Makes none.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  /// None.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) {}
}
