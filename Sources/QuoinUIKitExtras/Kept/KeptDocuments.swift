// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Documents.txt and run it again.
// swift-format-ignore-file

public import Foundation
public import QuoinUIKit

/// Without effect here: Apple's [UIDocumentBrowserAction](https://developer.apple.com/documentation/uikit/uidocumentbrowseraction).
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
  /// Without effect here: Apple's [UIDocumentBrowserAction.identifier](https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/identifier).
  public private(set) var identifier: String = ""
  /// Without effect here: Apple's [UIDocumentBrowserAction.localizedTitle](https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/localizedtitle).
  public private(set) var localizedTitle: String = ""
  /// Without effect here: Apple's [UIDocumentBrowserAction.availability](https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/availability).
  public private(set) var availability: UIDocumentBrowserAction.Availability
  /// Without effect here: Apple's [UIDocumentBrowserAction.image](https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/image).
  open var image: UIImage?
  /// Without effect here: Apple's [UIDocumentBrowserAction.supportedContentTypes](https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/supportedcontenttypes).
  open var supportedContentTypes: [String] = ["public.item"]
  /// Without effect here: Apple's [UIDocumentBrowserAction.supportsMultipleItems](https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/supportsmultipleitems).
  open var supportsMultipleItems: Bool = true
  /// Without effect here: Apple's [UIDocumentBrowserAction.init(identifier:localizedTitle:availability:handler:)](https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/init(identifier:localizedtitle:availability:handler:)).
  public init(identifier: String, localizedTitle: String, availability: UIDocumentBrowserAction.Availability, handler: @escaping ([URL]) -> Void) { self.identifier = identifier; self.localizedTitle = localizedTitle; self.availability = availability; super.init() }
}

extension UIDocumentBrowserAction {
  /// Without effect here: Apple's [UIDocumentBrowserAction.Availability](https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/availability).
  public struct Availability: OptionSet, Hashable, Sendable {
    /// Without effect here: Apple's [UIDocumentBrowserAction.Availability](https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/availability).
    public let rawValue: UInt
    /// Without effect here: Apple's [UIDocumentBrowserAction.Availability](https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/availability).
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without effect here: Apple's [UIDocumentBrowserAction.Availability.menu](https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/availability/menu).
    public static let menu = Availability(rawValue: 1)
    /// Without effect here: Apple's [UIDocumentBrowserAction.Availability.navigationBar](https://developer.apple.com/documentation/uikit/uidocumentbrowseraction/availability/navigationbar).
    public static let navigationBar = Availability(rawValue: 2)
  }
}

/// Without effect here: Apple's [UIDocumentBrowserTransitionController](https://developer.apple.com/documentation/uikit/uidocumentbrowsertransitioncontroller).
@preconcurrency @MainActor open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// Without effect here: Apple's [UIDocumentBrowserTransitionController.loadingProgress](https://developer.apple.com/documentation/uikit/uidocumentbrowsertransitioncontroller/loadingprogress).
  open var loadingProgress: Progress?
  /// Without effect here: Apple's [UIDocumentBrowserTransitionController.targetView](https://developer.apple.com/documentation/uikit/uidocumentbrowsertransitioncontroller/targetview).
  open weak var targetView: UIView?
  /// Without effect here: Apple's [UIDocumentBrowserTransitionController.init](https://developer.apple.com/documentation/uikit/uidocumentbrowsertransitioncontroller/init).
  public override init() { super.init() }
  /// Without effect here: Apple's [UIDocumentBrowserTransitionController.transitionDuration(using:)](https://developer.apple.com/documentation/uikit/uidocumentbrowsertransitioncontroller/transitionduration(using:)).
  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
  /// Without effect here: Apple's [UIDocumentBrowserTransitionController.animateTransition(using:)](https://developer.apple.com/documentation/uikit/uidocumentbrowsertransitioncontroller/animatetransition(using:)).
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

/// Without effect here: Apple's [UIDocumentBrowserViewController](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller).
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  /// Without effect here: Apple's [UIDocumentBrowserViewController.delegate](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/delegate).
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Without effect here: Apple's [UIDocumentBrowserViewController.allowedContentTypes](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/allowedcontenttypes).
  open var allowedContentTypes: [String] { [] }
  /// Without effect here: Apple's [UIDocumentBrowserViewController.allowsDocumentCreation](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/allowsdocumentcreation).
  open var allowsDocumentCreation: Bool = true
  /// Without effect here: Apple's [UIDocumentBrowserViewController.allowsPickingMultipleItems](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/allowspickingmultipleitems).
  open var allowsPickingMultipleItems: Bool = false
  /// Without effect here: Apple's [UIDocumentBrowserViewController.browserUserInterfaceStyle](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/browseruserinterfacestyle).
  open var browserUserInterfaceStyle: UIDocumentBrowserViewController.BrowserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Without effect here: Apple's [UIDocumentBrowserViewController.additionalLeadingNavigationBarButtonItems](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/additionalleadingnavigationbarbuttonitems).
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Without effect here: Apple's [UIDocumentBrowserViewController.additionalTrailingNavigationBarButtonItems](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/additionaltrailingnavigationbarbuttonitems).
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Without effect here: Apple's [UIDocumentBrowserViewController.customActions](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/customactions).
  open var customActions: [UIDocumentBrowserAction] = []
  /// Without effect here: Apple's [UIDocumentBrowserViewController.localizedCreateDocumentActionTitle](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/localizedcreatedocumentactiontitle).
  open var localizedCreateDocumentActionTitle: String = "Create Document"
  /// Without effect here: Apple's [UIDocumentBrowserViewController.defaultDocumentAspectRatio](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/defaultdocumentaspectratio).
  open var defaultDocumentAspectRatio: CGFloat = 0
  /// Without effect here: Apple's [UIDocumentBrowserViewController.shouldShowFileExtensions](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/shouldshowfileextensions).
  open var shouldShowFileExtensions: Bool = false
  /// Without effect here: Apple's [UIDocumentBrowserViewController.init(forOpeningFilesWithContentTypes:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/init(foropeningfileswithcontenttypes:)).
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) { super.init(nibName: nil, bundle: nil) }
  /// Without effect here: Apple's [UIDocumentBrowserViewController.init(coder:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/init(coder:)).
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Without effect here: Apple's [UIDocumentBrowserViewController.revealDocument(at:importIfNeeded:completion:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/revealdocument(at:importifneeded:completion:)).
  open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {}
  /// Without effect here: Apple's [UIDocumentBrowserViewController.importDocument(at:nextToDocumentAt:mode:completionHandler:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/importdocument(at:nexttodocumentat:mode:completionhandler:)).
  open func importDocument(at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: UIDocumentBrowserViewController.ImportMode, completionHandler completion: @escaping (URL?, (any Error)?) -> Void) {}
  /// Without effect here: Apple's [UIDocumentBrowserViewController.transitionController(forDocumentAt:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/transitioncontroller(fordocumentat:)).
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }
}

extension UIDocumentBrowserViewController {
  /// Without effect here: Apple's [UIDocumentBrowserViewController.BrowserUserInterfaceStyle](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/browseruserinterfacestyle).
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white = 0
    case light = 1
    case dark = 2
  }
}

extension UIDocumentBrowserViewController {
  /// Without effect here: Apple's [UIDocumentBrowserViewController.ImportMode](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/importmode).
  public enum ImportMode: UInt, Sendable {
    case none = 0
    case copy = 1
    case move = 2
  }
}

/// Without effect here: Apple's [UIDocumentBrowserViewControllerDelegate](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate).
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UIDocumentBrowserViewControllerDelegate.documentBrowser(_:didRequestDocumentCreationWithHandler:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate/documentbrowser(_:didrequestdocumentcreationwithhandler:)).
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// Without effect here: Apple's [UIDocumentBrowserViewControllerDelegate.documentBrowser(_:didImportDocumentAt:toDestinationURL:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate/documentbrowser(_:didimportdocumentat:todestinationurl:)).
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
  /// Without effect here: Apple's [UIDocumentBrowserViewControllerDelegate.documentBrowser(_:failedToImportDocumentAt:error:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate/documentbrowser(_:failedtoimportdocumentat:error:)).
  func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  /// Without effect here: Apple's [UIDocumentBrowserViewControllerDelegate.documentBrowser(_:didPickDocumentsAt:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate/documentbrowser(_:didpickdocumentsat:)).
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Without effect here: Apple's [UIDocumentBrowserViewControllerDelegate.documentBrowser(_:applicationActivitiesForDocumentURLs:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate/documentbrowser(_:applicationactivitiesfordocumenturls:)).
  func documentBrowser(_ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]) -> [UIActivity]
  /// Without effect here: Apple's [UIDocumentBrowserViewControllerDelegate.documentBrowser(_:willPresent:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate/documentbrowser(_:willpresent:)).
  func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}
extension UIDocumentBrowserViewControllerDelegate {
  /// Without effect here: Apple's [UIDocumentBrowserViewControllerDelegate.documentBrowser(_:didRequestDocumentCreationWithHandler:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate/documentbrowser(_:didrequestdocumentcreationwithhandler:)).
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void) {}
  /// Without effect here: Apple's [UIDocumentBrowserViewControllerDelegate.documentBrowser(_:didImportDocumentAt:toDestinationURL:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate/documentbrowser(_:didimportdocumentat:todestinationurl:)).
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL) {}
  /// Without effect here: Apple's [UIDocumentBrowserViewControllerDelegate.documentBrowser(_:failedToImportDocumentAt:error:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate/documentbrowser(_:failedtoimportdocumentat:error:)).
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?) {}
  /// Without effect here: Apple's [UIDocumentBrowserViewControllerDelegate.documentBrowser(_:didPickDocumentsAt:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate/documentbrowser(_:didpickdocumentsat:)).
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {}
  /// Without effect here: Apple's [UIDocumentBrowserViewControllerDelegate.documentBrowser(_:applicationActivitiesForDocumentURLs:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate/documentbrowser(_:applicationactivitiesfordocumenturls:)).
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]) -> [UIActivity] { [] }
  /// Without effect here: Apple's [UIDocumentBrowserViewControllerDelegate.documentBrowser(_:willPresent:)](https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate/documentbrowser(_:willpresent:)).
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController) {}
}

/// Without effect here: Apple's [UIDocumentInteractionController](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller).
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  /// Without effect here: Apple's [UIDocumentInteractionController.url](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/url).
  open var url: URL?
  /// Without effect here: Apple's [UIDocumentInteractionController.uti](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/uti).
  open var uti: String?
  /// Without effect here: Apple's [UIDocumentInteractionController.name](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/name).
  open var name: String?
  /// Without effect here: Apple's [UIDocumentInteractionController.annotation](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/annotation).
  open var annotation: Any?
  /// Without effect here: Apple's [UIDocumentInteractionController.delegate](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/delegate).
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// Without effect here: Apple's [UIDocumentInteractionController.init(url:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/init(url:)).
  public convenience init(url: URL) { self.init(); self.url = url }
  /// Without effect here: Apple's [UIDocumentInteractionController.icons](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/icons).
  open var icons: [UIImage] { [] }
  /// Without effect here: Apple's [UIDocumentInteractionController.presentPreview(animated:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/presentpreview(animated:)).
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Without effect here: Apple's [UIDocumentInteractionController.presentOpenInMenu(from:in:animated:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/presentopeninmenu(from:in:animated:)).
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Without effect here: Apple's [UIDocumentInteractionController.presentOpenInMenu(from:animated:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/presentopeninmenu(from:animated:)).
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Without effect here: Apple's [UIDocumentInteractionController.presentOptionsMenu(from:in:animated:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/presentoptionsmenu(from:in:animated:)).
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Without effect here: Apple's [UIDocumentInteractionController.presentOptionsMenu(from:animated:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/presentoptionsmenu(from:animated:)).
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Without effect here: Apple's [UIDocumentInteractionController.dismissPreview(animated:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/dismisspreview(animated:)).
  open func dismissPreview(animated: Bool) {}
  /// Without effect here: Apple's [UIDocumentInteractionController.dismissMenu(animated:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/dismissmenu(animated:)).
  open func dismissMenu(animated: Bool) {}
}

/// Without effect here: Apple's [UIDocumentInteractionControllerDelegate](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate).
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UIDocumentInteractionControllerDelegate.documentInteractionControllerViewControllerForPreview(_:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate/documentinteractioncontrollerviewcontrollerforpreview(_:)).
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
  /// Without effect here: Apple's [UIDocumentInteractionControllerDelegate.documentInteractionControllerViewForPreview(_:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate/documentinteractioncontrollerviewforpreview(_:)).
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Without effect here: Apple's [UIDocumentInteractionControllerDelegate.documentInteractionControllerRectForPreview(_:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate/documentinteractioncontrollerrectforpreview(_:)).
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Without effect here: Apple's [UIDocumentInteractionControllerDelegate.documentInteractionControllerDidEndPreview(_:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate/documentinteractioncontrollerdidendpreview(_:)).
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}
extension UIDocumentInteractionControllerDelegate {
  /// Without effect here: Apple's [UIDocumentInteractionControllerDelegate.documentInteractionControllerViewControllerForPreview(_:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate/documentinteractioncontrollerviewcontrollerforpreview(_:)).
  public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController { UIViewController() }
  /// Without effect here: Apple's [UIDocumentInteractionControllerDelegate.documentInteractionControllerViewForPreview(_:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate/documentinteractioncontrollerviewforpreview(_:)).
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
  /// Without effect here: Apple's [UIDocumentInteractionControllerDelegate.documentInteractionControllerRectForPreview(_:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate/documentinteractioncontrollerrectforpreview(_:)).
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { .zero }
  /// Without effect here: Apple's [UIDocumentInteractionControllerDelegate.documentInteractionControllerDidEndPreview(_:)](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate/documentinteractioncontrollerdidendpreview(_:)).
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}

/// Without effect here: Apple's [UIMarkupTextPrintFormatter](https://developer.apple.com/documentation/uikit/uimarkuptextprintformatter).
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// Without effect here: Apple's [UIMarkupTextPrintFormatter.markupText](https://developer.apple.com/documentation/uikit/uimarkuptextprintformatter/markuptext).
  open var markupText: String?
  /// Without effect here: Apple's [UIMarkupTextPrintFormatter.init(markupText:)](https://developer.apple.com/documentation/uikit/uimarkuptextprintformatter/init(markuptext:)).
  public convenience init(markupText: String) { self.init(); self.markupText = markupText }
}

/// Without effect here: Apple's [UIPrintFormatter](https://developer.apple.com/documentation/uikit/uiprintformatter).
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// Without effect here: Apple's [UIPrintFormatter.perPageContentInsets](https://developer.apple.com/documentation/uikit/uiprintformatter/perpagecontentinsets).
  open var perPageContentInsets: UIEdgeInsets = UIEdgeInsets.zero
  /// Without effect here: Apple's [UIPrintFormatter.maximumContentWidth](https://developer.apple.com/documentation/uikit/uiprintformatter/maximumcontentwidth).
  open var maximumContentWidth: CGFloat = 0
  /// Without effect here: Apple's [UIPrintFormatter.maximumContentHeight](https://developer.apple.com/documentation/uikit/uiprintformatter/maximumcontentheight).
  open var maximumContentHeight: CGFloat = 0
  /// Without effect here: Apple's [UIPrintFormatter.startPage](https://developer.apple.com/documentation/uikit/uiprintformatter/startpage).
  open var startPage: Int = 0
}

/// Without effect here: Apple's [UIPrintInfo](https://developer.apple.com/documentation/uikit/uiprintinfo).
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  /// Without effect here: Apple's [UIPrintInfo.jobName](https://developer.apple.com/documentation/uikit/uiprintinfo/jobname).
  open var jobName: String = ""
  /// Without effect here: Apple's [UIPrintInfo.outputType](https://developer.apple.com/documentation/uikit/uiprintinfo/outputtype).
  open var outputType: UIPrintInfo.OutputType = OutputType.general
  /// Without effect here: Apple's [UIPrintInfo.orientation](https://developer.apple.com/documentation/uikit/uiprintinfo/orientation).
  open var orientation: UIPrintInfo.Orientation = Orientation.portrait
  /// Without effect here: Apple's [UIPrintInfo.init(dictionary:)](https://developer.apple.com/documentation/uikit/uiprintinfo/init(dictionary:)).
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
  /// Without effect here: Apple's [UIPrintInfo.printInfo](https://developer.apple.com/documentation/uikit/uiprintinfo/printinfo()).
  public class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// Without effect here: Apple's [UIPrintInfo.duplex](https://developer.apple.com/documentation/uikit/uiprintinfo/duplex).
  open var duplex: UIPrintInfo.Duplex = Duplex.none
  /// Without effect here: Apple's [UIPrintInfo.printerID](https://developer.apple.com/documentation/uikit/uiprintinfo/printerid).
  open var printerID: String?
}

extension UIPrintInfo {
  /// Without effect here: Apple's [UIPrintInfo.Duplex](https://developer.apple.com/documentation/uikit/uiprintinfo/duplex).
  public enum Duplex: Int, Sendable {
    case none = 0
    case longEdge = 1
    case shortEdge = 2
  }
}

extension UIPrintInfo {
  /// Without effect here: Apple's [UIPrintInfo.Orientation](https://developer.apple.com/documentation/uikit/uiprintinfo/orientation).
  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape = 1
  }
}

extension UIPrintInfo {
  /// Without effect here: Apple's [UIPrintInfo.OutputType](https://developer.apple.com/documentation/uikit/uiprintinfo/outputtype).
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo = 1
    case grayscale = 2
    case photoGrayscale = 3
  }
}

/// Without effect here: Apple's [UIPrintInteractionController](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller).
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// Without effect here: Apple's [UIPrintInteractionController.CompletionHandler](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/completionhandler).
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  /// Without effect here: Apple's [UIPrintInteractionController.shared](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/shared).
  public class var shared: UIPrintInteractionController { UIPrintInteractionController() }
  /// Without effect here: Apple's [UIPrintInteractionController.isPrintingAvailable](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/isprintingavailable).
  public class var isPrintingAvailable: Bool { false }
  /// Without effect here: Apple's [UIPrintInteractionController.canPrint(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/canprint(_:)).
  public class func canPrint(_ url: URL) -> Bool { false }
  /// Without effect here: Apple's [UIPrintInteractionController.canPrint(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/canprint(_:)).
  public class func canPrint(_ data: Data) -> Bool { false }
  /// Without effect here: Apple's [UIPrintInteractionController.printInfo](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/printinfo).
  open var printInfo: UIPrintInfo?
  /// Without effect here: Apple's [UIPrintInteractionController.printFormatter](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/printformatter).
  open var printFormatter: UIPrintFormatter?
  /// Without effect here: Apple's [UIPrintInteractionController.printPageRenderer](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/printpagerenderer).
  open var printPageRenderer: UIPrintPageRenderer?
  /// Without effect here: Apple's [UIPrintInteractionController.printingItem](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/printingitem).
  open var printingItem: Any?
  /// Without effect here: Apple's [UIPrintInteractionController.printingItems](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/printingitems).
  open var printingItems: [Any]?
  /// Without effect here: Apple's [UIPrintInteractionController.showsNumberOfCopies](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/showsnumberofcopies).
  open var showsNumberOfCopies: Bool = true
  /// Without effect here: Apple's [UIPrintInteractionController.showsPaperSelectionForLoadedPapers](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/showspaperselectionforloadedpapers).
  open var showsPaperSelectionForLoadedPapers: Bool = false
  /// Without effect here: Apple's [UIPrintInteractionController.present(animated:completionHandler:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/present(animated:completionhandler:)).
  @discardableResult open func present(animated: Bool, completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil) -> Bool { false }
  /// Without effect here: Apple's [UIPrintInteractionController.present(from:in:animated:completionHandler:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/present(from:in:animated:completionhandler:)).
  @discardableResult open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil) -> Bool { false }
  /// Without effect here: Apple's [UIPrintInteractionController.present(from:animated:completionHandler:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/present(from:animated:completionhandler:)).
  @discardableResult open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil) -> Bool { false }
  /// Without effect here: Apple's [UIPrintInteractionController.dismiss(animated:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/dismiss(animated:)).
  open func dismiss(animated: Bool) {}
  /// Without effect here: Apple's [UIPrintInteractionController.delegate](https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller/delegate).
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
}

/// Without effect here: Apple's [UIPrintInteractionControllerDelegate](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate).
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerParentViewController(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerparentviewcontroller(_:)).
  func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionController(_:choosePaper:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontroller(_:choosepaper:)).
  func printInteractionController(_ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]) -> UIPrintPaper
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionController(_:cutLengthFor:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontroller(_:cutlengthfor:)).
  func printInteractionController(_ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper) -> CGFloat
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerWillPresentPrinterOptions(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerwillpresentprinteroptions(_:)).
  func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerDidPresentPrinterOptions(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerdidpresentprinteroptions(_:)).
  func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerWillDismissPrinterOptions(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerwilldismissprinteroptions(_:)).
  func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerDidDismissPrinterOptions(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerdiddismissprinteroptions(_:)).
  func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerWillStartJob(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerwillstartjob(_:)).
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerDidFinishJob(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerdidfinishjob(_:)).
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}
extension UIPrintInteractionControllerDelegate {
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerParentViewController(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerparentviewcontroller(_:)).
  public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController? { nil }
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionController(_:choosePaper:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontroller(_:choosepaper:)).
  public func printInteractionController(_ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]) -> UIPrintPaper { UIPrintPaper() }
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionController(_:cutLengthFor:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontroller(_:cutlengthfor:)).
  public func printInteractionController(_ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper) -> CGFloat { 0 }
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerWillPresentPrinterOptions(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerwillpresentprinteroptions(_:)).
  public func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerDidPresentPrinterOptions(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerdidpresentprinteroptions(_:)).
  public func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerWillDismissPrinterOptions(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerwilldismissprinteroptions(_:)).
  public func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerDidDismissPrinterOptions(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerdiddismissprinteroptions(_:)).
  public func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerWillStartJob(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerwillstartjob(_:)).
  public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
  /// Without effect here: Apple's [UIPrintInteractionControllerDelegate.printInteractionControllerDidFinishJob(_:)](https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate/printinteractioncontrollerdidfinishjob(_:)).
  public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}

/// Without effect here: Apple's [UIPrintPageRenderer](https://developer.apple.com/documentation/uikit/uiprintpagerenderer).
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  /// Without effect here: Apple's [UIPrintPageRenderer.paperRect](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/paperrect).
  open var paperRect: CGRect { .zero }
  /// Without effect here: Apple's [UIPrintPageRenderer.printableRect](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/printablerect).
  open var printableRect: CGRect { .zero }
  /// Without effect here: Apple's [UIPrintPageRenderer.headerHeight](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/headerheight).
  open var headerHeight: CGFloat = 0
  /// Without effect here: Apple's [UIPrintPageRenderer.footerHeight](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/footerheight).
  open var footerHeight: CGFloat = 0
  /// Without effect here: Apple's [UIPrintPageRenderer.printFormatters](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/printformatters).
  open var printFormatters: [UIPrintFormatter]?
  /// Without effect here: Apple's [UIPrintPageRenderer.numberOfPages](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/numberofpages).
  open var numberOfPages: Int { 0 }
  /// Without effect here: Apple's [UIPrintPageRenderer.addPrintFormatter(_:startingAtPageAt:)](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/addprintformatter(_:startingatpageat:)).
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
  /// Without effect here: Apple's [UIPrintPageRenderer.prepare(forDrawingPages:)](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/prepare(fordrawingpages:)).
  open func prepare(forDrawingPages range: NSRange) {}
  /// Without effect here: Apple's [UIPrintPageRenderer.drawPage(at:in:)](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/drawpage(at:in:)).
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  /// Without effect here: Apple's [UIPrintPageRenderer.drawContentForPage(at:in:)](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/drawcontentforpage(at:in:)).
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Without effect here: Apple's [UIPrintPageRenderer.drawHeaderForPage(at:in:)](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/drawheaderforpage(at:in:)).
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Without effect here: Apple's [UIPrintPageRenderer.drawFooterForPage(at:in:)](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/drawfooterforpage(at:in:)).
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Without effect here: Apple's [UIPrintPageRenderer.drawPrintFormatter(_:forPageAt:)](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/drawprintformatter(_:forpageat:)).
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
  /// Without effect here: Apple's [UIPrintPageRenderer.printFormattersForPage(at:)](https://developer.apple.com/documentation/uikit/uiprintpagerenderer/printformattersforpage(at:)).
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? { nil }
}

/// Without effect here: Apple's [UIPrintPaper](https://developer.apple.com/documentation/uikit/uiprintpaper).
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
  /// Without effect here: Apple's [UIPrintPaper.paperSize](https://developer.apple.com/documentation/uikit/uiprintpaper/papersize).
  open var paperSize: CGSize { .zero }
  /// Without effect here: Apple's [UIPrintPaper.printableRect](https://developer.apple.com/documentation/uikit/uiprintpaper/printablerect).
  open var printableRect: CGRect { .zero }
  /// Without effect here: Apple's [UIPrintPaper.bestPaper(forPageSize:withPapersFrom:)](https://developer.apple.com/documentation/uikit/uiprintpaper/bestpaper(forpagesize:withpapersfrom:)).
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper { UIPrintPaper() }
}

/// Without effect here: Apple's [UISimpleTextPrintFormatter](https://developer.apple.com/documentation/uikit/uisimpletextprintformatter).
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Without effect here: Apple's [UISimpleTextPrintFormatter.text](https://developer.apple.com/documentation/uikit/uisimpletextprintformatter/text).
  open var text: String?
  /// Without effect here: Apple's [UISimpleTextPrintFormatter.attributedText](https://developer.apple.com/documentation/uikit/uisimpletextprintformatter/attributedtext).
  open var attributedText: NSAttributedString?
  /// Without effect here: Apple's [UISimpleTextPrintFormatter.font](https://developer.apple.com/documentation/uikit/uisimpletextprintformatter/font).
  open var font: UIFont?
  /// Without effect here: Apple's [UISimpleTextPrintFormatter.color](https://developer.apple.com/documentation/uikit/uisimpletextprintformatter/color).
  open var color: UIColor?
  /// Without effect here: Apple's [UISimpleTextPrintFormatter.init(text:)](https://developer.apple.com/documentation/uikit/uisimpletextprintformatter/init(text:)).
  public convenience init(text: String) { self.init(); self.text = text }
  /// Without effect here: Apple's [UISimpleTextPrintFormatter.init(attributedText:)](https://developer.apple.com/documentation/uikit/uisimpletextprintformatter/init(attributedtext:)).
  public convenience init(attributedText: NSAttributedString) { self.init(); self.attributedText = attributedText }
}

extension UIView {
  /// Without effect here: Apple's [UIView.viewPrintFormatter](https://developer.apple.com/documentation/uikit/uiview/viewprintformatter()).
  public func viewPrintFormatter() -> UIPrintFormatter { UIPrintFormatter() }
}

