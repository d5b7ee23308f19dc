// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinPreview
import QuoinRender
import QuoinUIKit

extension PreviewTools {
  /// The time of a step, in which the page gets no other answer, in seconds.
  private static let step = 0.008
  /// The time after which sizes are laid out one by one instead, in seconds.
  private static let longest = 20.0

  /// The pieces of which the frames of a scene consist, with a picture whose views a page moves.
  ///
  /// They are found in steps, between which the page gets other answers.
  func pieces(_ query: [String: String]) async throws(PreviewRefusal) -> PreviewAnswer {
    var checked = try PreviewQuery(query)
    checked.options.size = nil
    let file = try scenes.file(checked.file)
    let source = try scenes.source(of: file)
    if let reason = source.objection(to: checked.options) { throw PreviewRefusal(400, reason) }
    let sampler = measuring { SceneSampler(checked.scene, in: source, options: checked.options) }
    guard let sampler else {
      throw PreviewRefusal(404, "There is no scene '\(checked.scene)' in \(file.name).")
    }
    var search = PieceSearch(sampler, in: .devices)
    let end = ContinuousClock.now + .seconds(Self.longest)
    while measuring({ search.advance(until: .now + .seconds(Self.step)) }) {
      // A pause, and not only a yield: the threads that read requests need the processor too.
      try? await Task.sleep(for: .milliseconds(1))
      guard ContinuousClock.now < end else {
        throw PreviewRefusal(503, "The pieces of the scene take too long.")
      }
      guard try scenes.file(checked.file).generation == file.generation else {
        throw PreviewRefusal(409, "The file has changed.")
      }
    }
    return .json(
      measuring {
        ResizingPage.Variant(name: "", search, measurer: TextMeasuring.measurer)
          .json(measurer: fonts.measurer)
      })
  }

  /// Runs actions with the fonts of the command.
  private func measuring<Value>(_ actions: () -> Value) -> Value {
    TextMeasuring.measuring(with: fonts.given, actions)
  }
}
