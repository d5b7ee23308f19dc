// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import QuoinUIKit

// Documents by functions. Drawing code runs, and no document is written.

/// Begins a document in some data, of pages of bounds in points; 612 × 792 points for none.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { _ = PDFPages.begin(bounds) }

/// Begins a document in a file, of pages of bounds in points; says whether that is possible: false.
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  _ = PDFPages.begin(bounds)
  return false
}

/// Begins a page.
public func UIGraphicsBeginPDFPage() {}

/// Begins a page of bounds in points.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFPages.change(bounds)
}

/// The bounds of the page, in points.
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFPages.bounds ?? .zero }

/// Accepts the target of a link on a page.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}

/// Ends the document.
public func UIGraphicsEndPDFContext() {
  guard PDFPages.end() else { return }
  UIGraphicsPopContext()
}

/// The bounds of the pages of the documents of a thread, the current one last.
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
