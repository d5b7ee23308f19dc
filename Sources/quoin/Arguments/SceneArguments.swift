// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// The arguments of every command that lays out scenes: which ones, and for which screen.
struct SceneArguments: ParsableArguments {
  @Argument(
    help: """
      Files of Interface Builder, .storyboard or .xib, folders of them, or - for standard input.
      """, completion: .file())
  var files: [String]

  @OptionGroup var surroundings: SurroundingsArguments

  @Option(
    help: ArgumentHelp(
      """
      The only scene, by its name or an id, as listed by quoin scenes: its own, that of its \
      controller or that of its root view.
      """, valueName: "ID"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The name of standard input in messages and results.", valueName: "NAME"))
  var inputName: String?

  @Option(
    help: ArgumentHelp(
      """
      A folder of fonts to measure and to draw texts with, in place of the built-in measures and \
      the fonts of the machine. Needs a build with the trait Pango.
      """, valueName: "FOLDER"), completion: .directory)
  var fonts: String?

  func validate() throws {
    do throws(CommandError) {
      if fonts != nil, !RenderFonts.isAvailable { throw .missingPango }
      let inputs = files.count { $0 == "-" }
      if inputs > 1 { throw .repeatedStandardInput }
      if inputs == 0, inputName != nil { throw .inputNameWithoutInput }
    } catch {
      throw ValidationError(error)
    }
  }

  /// The options that replace the environment that the files state.
  @MainActor var options: SceneOptions { surroundings.options }
}
