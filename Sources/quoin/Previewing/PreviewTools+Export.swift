// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinPreview
import QuoinRender

extension PreviewTools {
  /// Returns the output of `quoin render` for the scene.
  func export(_ query: [String: String]) async throws(PreviewRefusal) -> PreviewAnswer {
    let format = try ExportFormat(query)
    let shows = query["constraints"] == "1"
    if format == .interactive { return format.answer(try await resizingPage(query), to: query) }
    let file = try scenes.rendered(query)
    switch format {
    case .json: return format.answer(file.json + "\n", to: query)
    case .svg, .interactive:
      return format.answer(
        RenderedFile.svg(of: [file], showsConstraints: shows, measurer: fonts.measurer), to: query)
    case .html:
      return format.answer(
        RenderedFile.html(of: [file], showsConstraints: shows, measurer: fonts.measurer), to: query)
    case .png: return format.answer(try png(of: file, shows), to: query)
    }
  }

  private func png(
    of file: RenderedFile, _ showsConstraints: Bool
  ) throws(PreviewRefusal) -> [UInt8] {
    do throws(CommandError) {
      let fonts = try RenderFonts(folder: fontFolder, isForPictures: true)
      return try fonts.picture(
        .png, of: [file], showsConstraints: showsConstraints, arrangement: .rows, scale: 2)
    } catch {
      throw PreviewRefusal(400, error.sentence)
    }
  }

  /// The page of `quoin render --interactive` about a scene in the surroundings of a request.
  private func resizingPage(_ query: [String: String]) async throws(PreviewRefusal) -> String {
    let checked = try PreviewQuery(query)
    var arguments = [
      "render", "--interactive", "--format", "html", "--scene=\(try scene(query))",
    ]
    if let device = checked.options.device { arguments.append("--device=\(device.name)") }
    if let fontFolder { arguments.append("--fonts=\(fontFolder)") }
    let words = [("orientation", "orientation"), ("direction", "direction"), ("text", "text-size")]
    for (name, option) in words {
      if let word = query[name], !word.isEmpty { arguments.append("--\(option)=\(word)") }
    }
    let output = try await run(arguments + ["--", try file(query)])
    guard output.status == 0 else { throw PreviewRefusal(500, output.errors) }
    return output.text
  }
}
