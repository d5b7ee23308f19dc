// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Some of Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import QuoinUIKit

// Drawing of PDF documents by functions. The drawing code runs, but no document is written.

/// Begins a PDF document in memory with a page size in points; 612 × 792 points for empty bounds.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { _ = PDFPages.begin(bounds) }

/// Begins a PDF document in a file with a page size in points. Returns false: no file is written.
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  _ = PDFPages.begin(bounds)
  return false
}

/// Begins a page.
public func UIGraphicsBeginPDFPage() {}

/// Begins a page with bounds in points.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFPages.change(bounds)
}

/// Returns the bounds of the page, in points.
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFPages.bounds ?? .zero }

/// Adds a link to the page. Has no effect.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}

/// Ends the PDF document.
public func UIGraphicsEndPDFContext() {
  guard PDFPages.end() else { return }
  UIGraphicsPopContext()
}

/// The page bounds of the PDF documents of a thread. The last ones belong to the current document.
private enum PDFPages {
  private static let key = "QuoinUIKitExtras.PDFPages"

  private static var pile: [CGRect] {
    get { Thread.current.threadDictionary[key] as? [CGRect] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static var bounds: CGRect? { pile.last }

  static func begin(_ bounds: CGRect) -> Bool {
    let page = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    guard let context = GraphicsContexts.makeContext(size: page.size, scale: 1) else {
      return false
    }
    pile.append(page)
    UIGraphicsPushContext(context)
    return true
  }

  static func change(_ bounds: CGRect) {
    guard !pile.isEmpty, !bounds.isEmpty else { return }
    pile[pile.count - 1] = bounds
  }

  static func end() -> Bool { pile.popLast() != nil }
}
