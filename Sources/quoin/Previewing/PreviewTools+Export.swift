// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinPreview
import QuoinRender

extension PreviewTools {
  /// Returns the output of `quoin render` for the scene.
  func export(_ query: [String: String]) async throws(PreviewRefusal) -> PreviewAnswer {
    let format = query["format"] ?? ""
    let shows = query["constraints"] == "1"
    let name = "\(query["id"] ?? "scene").\(format)"
    func answer(_ type: String, _ text: String) -> PreviewAnswer {
      var answer = PreviewAnswer(type: type, text)
      answer.fileName = name
      return answer
    }
    switch format {
    case "svg":
      let file = try scenes.rendered(query)
      return answer("image/svg+xml", RenderedFile.svg(of: [file], showsConstraints: shows))
    case "json": return answer("application/json", try scenes.rendered(query).json + "\n")
    case "html":
      let file = try scenes.rendered(query)
      return answer("text/html", RenderedFile.html(of: [file], showsConstraints: shows))
    case "interactive":
      var page = PreviewAnswer(type: "text/html", try await resizingPage(query))
      page.fileName = "\(query["id"] ?? "scene").html"
      return page
    case "png": return try png(of: try scenes.rendered(query), named: name, shows)
    default: throw PreviewRefusal(400, "'\(format)' is no format of a picture.")
    }
  }

  private func png(
    of file: RenderedFile, named name: String, _ showsConstraints: Bool
  ) throws(PreviewRefusal) -> PreviewAnswer {
    do throws(CommandError) {
      let fonts = try RenderFonts(folder: fontFolder, isForPictures: true)
      var answer = PreviewAnswer(
        type: "image/png",
        body: try fonts.picture(
          .png, of: [file], showsConstraints: showsConstraints, arrangement: .rows, scale: 2))
      answer.fileName = name
      return answer
    } catch {
      throw PreviewRefusal(400, error.sentence)
    }
  }

  /// The pieces of which the frames of a scene consist, with a picture whose views a page moves: the parts
  /// of a page that resizes.
  func pieces(_ query: [String: String]) async throws(PreviewRefusal) -> PreviewAnswer {
    let page = try await resizingPage(query)
    guard
      let data = page.element(
        "<script type=\"application/json\" id=\"quoin-pieces\">", "</script>"),
      let box = page.element("<div class=\"variant\"", "<script"),
      let start = box.range(of: "<svg"), let end = box.range(of: "</svg>", options: .backwards)
    else { throw PreviewRefusal(500, "The scene has no pieces.") }
    let svg = JSONValue.string(String(box[start.lowerBound..<end.upperBound])).serialized
    return .json("{\"svg\":\(svg),\"data\":\(data)}")
  }

  /// The page of `quoin render --interactive` about a scene in the surroundings of a request.
  private func resizingPage(_ query: [String: String]) async throws(PreviewRefusal) -> String {
    let checked = try PreviewQuery(query)
    var arguments = [
      "render", "--interactive", "--format", "html", "--scene=\(try scene(query))",
    ]
    if let device = checked.options.device { arguments.append("--device=\(device.name)") }
    let words = [("orientation", "orientation"), ("direction", "direction"), ("text", "text-size")]
    for (name, option) in words {
      if let word = query[name], !word.isEmpty { arguments.append("--\(option)=\(word)") }
    }
    let output = try await run(arguments + ["--", try file(query)])
    guard output.status == 0 else { throw PreviewRefusal(500, output.errors) }
    return output.text
  }
}

extension String {
  /// The text between two others.
  fileprivate func element(_ start: String, _ end: String) -> Substring? {
    guard let first = firstRange(of: start),
      let last = self[first.upperBound...].firstRange(of: end)
    else { return nil }
    return self[first.upperBound..<last.lowerBound]
  }
}
