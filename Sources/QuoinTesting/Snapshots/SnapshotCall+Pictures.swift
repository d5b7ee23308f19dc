// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinSnapshots

extension SnapshotCall {
  /// Compares a picture of the layouts of a matrix with the file of this call.
  func assertPicture(
    as format: LayoutPictureFormat, in matrix: LayoutMatrix, named name: String?,
    _ recording: LayoutRecording?, _ tolerance: PictureTolerance,
    _ make: (LayoutCell) throws -> LayoutSubject
  ) rethrows {
    try check(recording) {
      try SnapshotMaking.picture(format, in: matrix, self, make)
    } with: { picture, choice in
      comparePicture(picture, format, name: name, tolerance, choice)
    }
  }

  /// Compares a picture with the file of this call.
  func comparePicture(
    _ picture: Data, _ format: LayoutPictureFormat, name: String?, _ tolerance: PictureTolerance,
    _ choice: RecordingChoice
  ) -> SnapshotOutcome {
    compareFile(name: name, content: picture.base64EncodedString(), ending: ".\(format.ending)") {
      base in
      let path = "\(base).\(format.ending)"
      let short = ShortPath.path(path)
      guard let expected = FileManager.default.contents(atPath: path) else {
        return FileRecorder(choice).outcome(
          path: path, content: picture, state: .missing,
          explanation: ["there is no reference \(short)"])
      }
      let comparison = compare(expected, picture, format, tolerance)
      guard let reason = comparison.reason else {
        return FileRecorder(choice).outcome(path: path, content: picture, state: .equal)
      }
      let page = PictureDifferencePage(
        expected: expected, found: picture, difference: comparison.difference,
        ending: format.ending)
      let link =
        choice.mode == .all ? nil : page.write(self, named: (base as NSString).lastPathComponent)
      return FileRecorder(choice).outcome(
        path: path, content: picture, state: comparison.state,
        explanation: ["\(short): \(reason)"] + (link.map { ["pictures: \($0)"] } ?? []))
    }
  }

  /// The comparison of two pictures.
  private struct Comparison {
    /// The reason; nil when the pictures are equal within the tolerance.
    var reason: String?
    var state = RecordingRule.State.different
    /// A picture of the differences.
    var difference: Data?
  }

  private func compare(
    _ expected: Data, _ found: Data, _ format: LayoutPictureFormat, _ tolerance: PictureTolerance
  ) -> Comparison {
    if expected == found { return Comparison() }
    switch format {
    case .svg: return compareSVG(expected, found)
    #if Pango
    case .png:
      guard let old = PixelPicture(png: Array(expected)) else {
        return Comparison(reason: "the reference is not a PNG image", state: .unusable)
      }
      guard let new = PixelPicture(png: Array(found)) else {
        return Comparison(reason: "the found picture cannot be read", state: .blocked)
      }
      let comparison = PixelComparison(expected: old, found: new, tolerance: tolerance)
      return Comparison(
        reason: comparison.reason, difference: (comparison.difference?.png).map { Data($0) })
    #endif
    }
  }

  /// Compares vector pictures as texts. Line ends and spaces at the ends of lines do not count.
  private func compareSVG(_ expected: Data, _ found: Data) -> Comparison {
    switch (ReferenceContent(expected), ReferenceContent(found)) {
    case (.unusable(let problem), _):
      return Comparison(
        reason: problem.sentence, state: problem.isReplaceable ? .unusable : .blocked)
    case (.text(let old), .text(let new)) where old.lines == new.lines: return Comparison()
    case (.text(let old), .text(let new)):
      let removed = new.lines.difference(from: old.lines).removals.count
      return Comparison(
        reason: "the picture differs in \(max(1, removed)) of \(old.lines.count) lines of SVG",
        difference: PictureDifferencePage.overlay(expected, found))
    default: return Comparison(reason: "the reference is not text")
    }
  }
}
