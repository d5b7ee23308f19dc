// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// The format of a rendered PDF document.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The metadata of the document, such as title and author; stored, not written.
  open var documentInfo: [String: Any] = [:]
}

/// The context of a PDF renderer. Nothing is written.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the current page, in points.
  open private(set) lazy var pdfContextBounds = format.bounds

  /// Begins a page.
  open func beginPage() {}
  /// Begins a page with bounds in points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
  }
  /// Adds a link to the page. Has no effect.
  open func setURL(_ url: URL, for rect: CGRect) {}
}

/// A renderer that creates PDF documents by drawing. The drawing code runs, but no document is
/// written.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A closure with drawing code.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Creates a renderer of pages with bounds in points and the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Creates a renderer of pages with bounds in points and a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Runs drawing code and returns no data: documents are not written.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    run(scale: 1) { actions(UIGraphicsPDFRendererContext(context: $0, format: format)) }
    return Data()
  }

  /// Throws an error: documents are not written.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    throw CocoaError(.featureUnsupported)
  }
}
