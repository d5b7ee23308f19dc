// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit
import QuoinVersioning

/// Compares pairs of versions and writes the differences.
@MainActor struct DiffRun {
  var options = DifferenceOptions()
  var format = DiffFormat.text
  /// The style of the text, and the number of characters in a line.
  var style = TextStyle.plain
  var width: Int?
  /// The destination of the pictures of Markdown; nil for pictures of characters in it.
  var pictures: PictureFolder?
  /// The folder of the fonts to measure and to draw texts with; nil for the built-in measures.
  var fontFolder: String?
  /// The number of pixels per point in PNG.
  var scale = 2.0
  /// Whether the page is opened in the program of the system.
  var opensPage = false

  /// Writes the differences. Returns 1 when there are any, 2 when a version cannot be read or the
  /// result cannot be made.
  func write(_ pairs: [VersionedPair], to console: CommandConsole) -> Int32 {
    do throws(CommandError) {
      let needsFonts = format == .png || (pictures != nil && RenderFonts.isAvailable)
      let fonts = try RenderFonts(folder: fontFolder, isForPictures: needsFonts)
      return TextMeasuring.measuring(with: fonts.given) { write(pairs, fonts, to: console) }
    } catch {
      console.complain(error.line)
      return 2
    }
  }

  private func write(
    _ pairs: [VersionedPair], _ fonts: RenderFonts, to console: CommandConsole
  ) -> Int32 {
    var compared: [InterfaceDifference] = []
    var isUnreadable = false
    for pair in pairs where !pair.isSame {
      let versions = [pair.old, pair.new].map { version -> InterfaceFile? in
        do throws(InterfaceBuilderError) {
          return try version.file()
        } catch {
          console.complain("quoin: \(error)")
          isUnreadable = true
          return nil
        }
      }
      if let old = versions[0], let new = versions[1], old.document.kind != new.document.kind {
        console.complain("quoin: \(old.name) and \(new.name) are of different kinds")
        isUnreadable = true
        continue
      }
      var difference = InterfaceDifference(from: versions[0], to: versions[1], options: options)
      difference.isRenamed = pair.isRenamed
      compared.append(difference)
    }
    compared = MovedScenes.matched(compared)
    let isWritten = write(compared, fonts, to: console)
    if isUnreadable || !isWritten { return 2 }
    return compared.allSatisfy(\.isEmpty) ? 0 : 1
  }

  /// Writes the result. Returns false when it cannot be made.
  private func write(
    _ compared: [InterfaceDifference], _ fonts: RenderFonts, to console: CommandConsole
  ) -> Bool {
    do throws(CommandError) {
      switch format {
      case .text:
        for file in compared { console.write(file.text(width: width, style: style)) }
      case .json: for file in compared { console.write(try Self.json(file) + "\n") }
      case .markdown: console.write(try markdown(compared, fonts))
      case .html: return writePage(compared, fonts, to: console)
      case .svg:
        console.write(
          ComparisonSheet(scenes(compared), measurer: fonts.measurer).svg)
      case .png:
        let sheet = ComparisonSheet(scenes(compared), measurer: fonts.measurer)
        guard !sheet.isEmpty else {
          console.complain("quoin: No scene looks different, so that there is no picture.")
          return true
        }
        console.writeBytes(try fonts.picture(sheet, scale: scale))
      }
      return true
    } catch {
      console.complain(error.line)
      return false
    }
  }

  private static func json(_ difference: InterfaceDifference) throws(CommandError) -> String {
    do {
      return try difference.json()
    } catch {
      throw .unwritableOutput(reason: "\(error)")
    }
  }

  private func scenes(_ compared: [InterfaceDifference]) -> [SceneComparison] {
    compared.flatMap { $0.comparisons(options.scenes) }
  }

  private func writePage(
    _ compared: [InterfaceDifference], _ fonts: RenderFonts, to console: CommandConsole
  ) -> Bool {
    let files = compared.filter { !$0.lines.isEmpty }
      .map { FileComparison($0, options.scenes) }
    let page = ComparisonPage(files, measurer: fonts.measurer).html
    guard opensPage else {
      console.write(page)
      return true
    }
    let (text, isWritten) = PageOpening.open(page, in: "quoin-diff")
    if isWritten { console.write(text + "\n") } else { console.complain("quoin: \(text)") }
    return isWritten
  }

  private func markdown(
    _ compared: [InterfaceDifference], _ fonts: RenderFonts
  ) throws(CommandError) -> String {
    // Pictures take most of the time, and only as many files as fit into a comment need some.
    try DifferenceMarkdown(compared).text { index throws(CommandError) in
      var illustrations: [String: String] = [:]
      for scene in compared[index].comparisons(options.scenes) where scene.isVisible {
        illustrations[scene.id] =
          try pictures?.markdown(of: scene, fonts)
          ?? "```text\n\(ComparisonCharacters(scene).text)\n```"
      }
      return illustrations
    }
  }
}
