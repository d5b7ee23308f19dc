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
      --scene, a storyboard is shown from its initial controller on, with its bars and segues, and \
      otherwise the first scene. Classes of the program are not there: those of UIKit take their \
      place. The command ends when the window is closed. Needs a build with the trait GTK.

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
      SceneWindow.show(try shownScene())
    } catch {
      console.complain(error.line)
      throw ExitCode.failure
    }
  }

  /// A scene to show.
  struct Shown {
    var file: InterfaceFile
    /// The scene, laid out as on the canvas.
    var scene: LoadedScene
    /// Whether the user named the scene.
    var isChosen: Bool
    /// The options that replace the environment that the file states.
    var options: SceneOptions
  }

  /// The scene to show.
  @MainActor
  func shownScene() throws(CommandError) -> Shown {
    let options = surroundings.options
    let request = SceneRequest(files: [file], options: options, scene: scene)
    var reader = SceneReader(request)
    let found = try reader.read(.path(file))
    if let missing = reader.missingScene(succeeded: true) { throw missing }
    guard let found, [.iOS, .tvOS].contains(found.file.platform),
      let shown = found.scenes.first(where: { !$0.roots.isEmpty })
    else { throw .nothingToShow(file, found?.file.platform ?? .iOS) }
    return Shown(file: found.file, scene: shown, isChosen: scene != nil, options: options)
  }
}
