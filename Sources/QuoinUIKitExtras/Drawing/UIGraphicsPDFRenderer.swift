// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// The attributes of a rendered document.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Title, author and the like; stored, not written.
  open var documentInfo: [String: Any] = [:]
}

/// The destination of a renderer of documents. Nothing is written.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the page, in points.
  open private(set) lazy var pdfContextBounds = format.bounds

  /// Begins a page.
  open func beginPage() {}
  /// Begins a page of bounds.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
  }
  /// Accepts the target of a link on a page.
  open func setURL(_ url: URL, for rect: CGRect) {}
}

/// Makes documents by drawing. The drawing code runs, and no document is written.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Drawing code.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// A renderer of pages of bounds in points, with the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// A renderer of pages of bounds in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Runs drawing code, and returns no data: documents are not written.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    run(scale: 1) { actions(UIGraphicsPDFRendererContext(context: $0, format: format)) }
    return Data()
  }

  /// Stops with an error: documents are not written.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    throw CocoaError(.featureUnsupported)
  }
}
