// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinUIKit

/// Reads files, lays out their scenes and explains them.
@MainActor struct ExplainJob {
  /// The subject of an explanation.
  enum Subject: Equatable {
    /// The problems of each scene.
    case problems
    /// The reasons for the frame of a view, or for one number of it.
    case view(String, ExplainedAttribute)
    /// The optional constraints that do not hold, of all views or of one, those included that are
    /// intended or not.
    case violations(view: String?, includesDeliberate: Bool)
  }

  var request: SceneRequest
  var subject = Subject.problems
  var options = ExplanationOptions()
  /// Whether conflicts and ambiguities are listed that a guessed measure decides.
  var isVerbose = false
  var format = ExplainFormat.text
  var style = TextStyle.plain
  /// The number of characters in a line of text; nil for lines of any length.
  var width: Int?
  var fontFolder: String?
  /// The file that the result is for, which is never one of the inputs.
  var output: String?

  /// Explains all files that can be read.
  ///
  /// - Returns: Whether all files could be read and laid out with the options, and the scene and
  ///   the view were found.
  func run(_ console: CommandConsole) -> Bool {
    do throws(CommandError) {
      let fonts = try RenderFonts(folder: fontFolder, isForPictures: false)
      return TextMeasuring.measuring(with: fonts.given) {
        var run = ExplainRun(job: self, console: console)
        return run.run()
      }
    } catch {
      console.complain(error.line)
      return false
    }
  }
}
