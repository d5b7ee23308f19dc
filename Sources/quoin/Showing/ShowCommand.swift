// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinInterfaceBuilder

/// `quoin show`: opens a scene in a window.
struct ShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Shows a scene of an Interface Builder file in a window, on Linux.",
    discussion: """
      The views are widgets of GTK 4, and the layout follows the size of the window. Without \
      --scene, the first scene is shown. The bars of containers are not. The command ends when the \
      window is closed. Needs a build with the trait GTK.

      EXAMPLES
        quoin show SignIn.xib
        quoin show Main.storyboard --scene Settings --device iPhone15Pro
      """)

  @Argument(help: "A file of Interface Builder, .storyboard or .xib.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      """
      The scene, by its name or an id, as listed by quoin scenes: its own, that of its controller \
      or that of its root view.
      """, valueName: "ID"))
  var scene: String?

  @OptionGroup var surroundings: SurroundingsArguments

  func validate() throws {
    if !SceneWindow.isAvailable { throw ValidationError(CommandError.missingGTK) }
  }

  @MainActor
  mutating func run() async throws {
    let console = CommandConsole.standard
    do throws(CommandError) {
      SceneWindow.show(try loadedScene())
    } catch {
      console.complain(error.line)
      throw ExitCode.failure
    }
  }

  /// The scene to show, laid out.
  @MainActor
  func loadedScene() throws(CommandError) -> LoadedScene {
    let request = SceneRequest(files: [file], options: surroundings.options, scene: scene)
    var reader = SceneReader(request)
    let found = try reader.read(.path(file))
    if let missing = reader.missingScene(succeeded: true) { throw missing }
    guard let shown = found?.scenes.first(where: { !$0.roots.isEmpty }) else {
      throw .nothingToShow(file)
    }
    return shown
  }
}
