// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// How something is printed. Stored.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Hashable, Sendable {
    case general = 0
    case photo = 1
    case grayscale = 2
    case photoGrayscale = 3
  }

  /// How the page is held.
  public enum Orientation: Int, Hashable, Sendable {
    case portrait = 0
    case landscape = 1
  }

  /// On which sides a sheet is printed.
  public enum Duplex: Int, Hashable, Sendable {
    case none = 0
    case longEdge = 1
    case shortEdge = 2
  }

  /// On which sides a sheet is printed.
  open var duplex = Duplex.none
  /// The printer; nil for none.
  open var printerID: String?
  /// The name of the print.
  open var jobName = ""
  /// What is printed.
  open var outputType = OutputType.general
  /// How the page is held.
  open var orientation = Orientation.portrait

  /// General settings; those of a dictionary are not read.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
  /// General settings.
  public class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Draws something on pages. Stored.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// The distances of the content from the edges of the page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The greatest width of the content, in points.
  open var maximumContentWidth: CGFloat = 0
  /// The greatest height of the content, in points.
  open var maximumContentHeight: CGFloat = 0
  /// The page on which it begins.
  open var startPage = 0
}

/// Prints a text. Stored.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with its styles.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var color: UIColor?

  /// Prints a text.
  public convenience init(text: String) {
    self.init()
    self.text = text
  }
  /// Prints a text with its styles.
  public convenience init(attributedText: NSAttributedString) {
    self.init()
    self.attributedText = attributedText
  }
}

/// Prints a page of HTML. Stored.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The page.
  open var markupText: String?

  /// Prints a page of HTML.
  public convenience init(markupText: String) {
    self.init()
    self.markupText = markupText
  }
}

/// Draws pages. None are drawn here.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  /// The sheet, in points.
  open var paperRect: CGRect { .zero }
  /// The part of the sheet that can be printed, in points.
  open var printableRect: CGRect { .zero }
  /// The height of headers, in points.
  open var headerHeight: CGFloat = 0
  /// The height of footers, in points.
  open var footerHeight: CGFloat = 0
  /// What draws on the pages.
  open var printFormatters: [UIPrintFormatter]?
  /// How many pages there are.
  open var numberOfPages: Int { 0 }

  /// Adds something that draws from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Called before pages are drawn.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: its content.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    drawContentForPage(at: pageIndex, in: printableRect)
  }
  /// Draws the content of a page. Does nothing unless a class overrides it.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the header of a page. Does nothing unless a class overrides it.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the footer of a page. Does nothing unless a class overrides it.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Draws what a formatter prints on a page. Does nothing unless a class overrides it.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
  /// The formatters that begin on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter { $0.startPage == pageIndex }
  }
}

/// Prints. Nothing can be printed here.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// Called when printing ended.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The one controller.
  public class var shared: UIPrintInteractionController { theOne }
  private static let theOne = UIPrintInteractionController()
  /// Whether something can be printed: nothing can.
  public class var isPrintingAvailable: Bool { false }
  /// Whether a file can be printed: none can.
  public class func canPrint(_ url: URL) -> Bool { false }
  /// Whether bytes can be printed: they cannot.
  public class func canPrint(_ data: Data) -> Bool { false }

  /// Hears of what happens. Never called here.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// How it is printed.
  open var printInfo: UIPrintInfo?
  /// Draws the pages.
  open var printFormatter: UIPrintFormatter?
  /// Draws the pages.
  open var printPageRenderer: UIPrintPageRenderer?
  /// A file or an image.
  open var printingItem: Any?
  /// Files or images.
  open var printingItems: [Any]?
  /// Whether the number of copies can be chosen. Stored.
  open var showsNumberOfCopies = true
  /// Whether the size of the paper is shown. Stored.
  open var showsPaperSelectionForLoadedPapers = false

  /// Shows settings: none are shown.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    completion?(self, false, nil)
    return false
  }
  /// Shows settings: none are shown.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Shows settings: none are shown.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// No longer shows settings. Has no effect.
  open func dismiss(animated: Bool) {}
}

extension UIView {
  /// Prints what the view shows.
  public func viewPrintFormatter() -> UIPrintFormatter { UIPrintFormatter() }
}

/// A sheet of paper. There is none here.
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
  /// The size, in points.
  open var paperSize: CGSize { .zero }
  /// The part that can be printed, in points.
  open var printableRect: CGRect { .zero }
  /// The sheet that is best for pages of a size: the smallest one that is large enough, or the first.
  open class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    let enough = paperList.filter {
      $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
    }
    let areas = enough.map { $0.paperSize.width * $0.paperSize.height }
    guard let least = areas.min(), let index = areas.firstIndex(of: least) else {
      return paperList.first ?? UIPrintPaper()
    }
    return enough[index]
  }
}

/// Hears of printing. Never called here.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// The controller that the settings are shown from; nil for that of the window.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Chooses a sheet.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// The length of a sheet from a roll, in points.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat
  /// The settings are about to be shown.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// The settings are shown.
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// The settings are about to be closed.
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// The settings were closed.
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Printing is about to begin.
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController)
  /// Printing ended.
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// None.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// The first sheet.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
  /// The length of the sheet.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { paper.paperSize.height }
  /// Does nothing.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}
