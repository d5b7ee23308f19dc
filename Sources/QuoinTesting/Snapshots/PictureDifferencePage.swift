// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

/// A page with the expected picture, the found one, and their difference, which are files beside
/// it.
@MainActor struct PictureDifferencePage {
  var expected: Data
  var found: Data
  /// A picture of the differences; nil for pictures that cannot be compared.
  var difference: Data?
  /// The ending of the files.
  var ending: String

  /// Writes the page and its pictures.
  ///
  /// - Returns: The path of the page; nil when the environment disables pictures, or when they
  ///   cannot be written, which is no reason for another failure.
  func write(_ call: SnapshotCall, named name: String) -> String? {
    guard PictureSetting.current != .never else { return nil }
    let test = TestName.current(at: call.location)
    let folder = "\(TestedPackage.outputFolder(forSource: call.sourcePath))/\(test)"
    let pictures =
      [("expected", expected), ("found", found)] + (difference.map { [("difference", $0)] } ?? [])
    var figures: [String] = []
    for (title, data) in pictures {
      let file = "\(name)-\(title).\(ending)"
      guard AtomicFile("\(folder)/\(file)").write(data) == .written else { return nil }
      figures.append(
        "<figure><figcaption>\(title)</figcaption><img alt=\"\" src=\"\(file)\"></figure>")
    }
    let page = Self.html(figures)
    let path = "\(folder)/\(name).html"
    guard AtomicFile(path).write(Data(page.utf8)) == .written else { return nil }
    return ShortPath.path(path)
  }

  /// A page with figures side by side.
  static func html(_ figures: [String]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>Difference of pictures</title>
    <style>
    body { font: 14px sans-serif; display: flex; flex-wrap: wrap; gap: 24px }
    figure { margin: 0 } img, svg { border: 1px solid #ccc; max-width: 100% }
    </style></head><body>
    \(figures.joined(separator: "\n"))
    </body></html>

    """
  }

  /// Returns two vector pictures on top of each other, in which equal parts are black.
  static func overlay(_ expected: Data, _ found: Data) -> Data {
    let layers = [expected, found].map { data in
      let text = String(decoding: data, as: UTF8.self)
      return text.range(of: "<svg").map { String(text[$0.lowerBound...]) } ?? ""
    }
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">
      <g style="isolation: isolate"><g>\(layers[0])</g>
      <g style="mix-blend-mode: difference">\(layers[1])</g></g>
      </svg>

      """.utf8)
  }

  /// Writes a page with the boxes of two texts.
  ///
  /// - Returns: The path of the page; nil when there is none.
  static func write(
    _ expected: SnapshotContent, _ found: SnapshotContent, _ call: SnapshotCall, named name: String
  ) -> String? {
    guard PictureSetting.current != .never else { return nil }
    let (old, new) = (SnapshotBoxes(expected), SnapshotBoxes(found))
    let figures = [
      ("expected", old.svg), ("found", new.svg), ("both", SnapshotBoxes.svg(old, new)),
    ]
    .map { "<figure><figcaption>\($0)</figcaption>\($1)</figure>" }
    let folder = TestedPackage.outputFolder(forSource: call.sourcePath)
    let path = "\(folder)/\(TestName.current(at: call.location))/\(name).html"
    let page = html(figures)
    PictureAttachment.record(page, at: call.location)
    guard AtomicFile(path).write(Data(page.utf8)) == .written else { return nil }
    return ShortPath.path(path)
  }
}
