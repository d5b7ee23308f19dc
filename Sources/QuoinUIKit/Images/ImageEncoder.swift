// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinDiagnostics
import QuoinLayout

/// The conversion of drawn images to files, which needs pixels: only programs with the package
/// trait `Pango` have a function that draws them.
///
/// Images are converted on any thread: the stored properties are guarded by a lock.
package final class ImageEncoder: @unchecked Sendable {
  /// Draws a list with a number of pixels per point, and returns a PNG file; nil when that fails.
  package typealias Drawing = @Sendable (_ list: DisplayList, _ scale: Double) -> Data?

  package static let shared = ImageEncoder()

  private let lock = NSLock()
  private var drawing: Drawing?
  /// Whether it was reported that there are no pixels.
  private var hasReported = false

  /// Sets the function that draws pixels.
  package func setDrawing(_ drawing: @escaping Drawing) {
    lock.withLock { self.drawing = drawing }
  }

  /// Returns an image as a PNG file.
  func png(of image: UIImage) -> Data? {
    if let file = file(of: image, in: .png) { return file }
    guard let content = image.displayContent, image.size.width > 0, image.size.height > 0 else {
      return nil
    }
    guard let drawing = lock.withLock({ drawing }) else {
      report(
        "pngData() returned nil: the pixels of a drawn image need the package trait Pango")
      return nil
    }
    let size = LayoutRect(CGRect(origin: .zero, size: image.size))
    let item = DisplayItem(.image(DisplayImage(content, tint: image.displayTint), size))
    return drawing(
      DisplayList(width: size.width, height: size.height, items: [item]), Double(image.scale))
  }

  /// Returns an image as a JPEG file, which only images of such files are.
  func jpeg(of image: UIImage) -> Data? {
    if let file = file(of: image, in: .jpeg) { return file }
    report(
      "jpegData(compressionQuality:) returned nil: only images of JPEG files have such data; use pngData()"
    )
    return nil
  }

  /// Returns the file of an image, where it has a format.
  private func file(of image: UIImage, in format: ImageFile.Format) -> Data? {
    let data: Data?
    switch image.source {
    case .data(let bytes): data = bytes
    case .file(let path): data = FileManager.default.contents(atPath: path)
    case nil: data = nil
    }
    return data.flatMap { ImageHeader([UInt8]($0))?.format == format ? $0 : nil }
  }

  private func report(_ problem: String) {
    let isFirst = lock.withLock {
      defer { hasReported = true }
      return !hasReported
    }
    guard isFirst, MainThread.isCurrent else { return }
    let text = "remark[no-pixels]: \(problem)"
    MainActor.assumeIsolated {
      LayoutProblemLog.report(LayoutProblemReport(code: "no-pixels", shortText: text))
    }
  }
}
