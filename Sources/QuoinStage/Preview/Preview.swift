// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDevices
import QuoinRender
import QuoinUIKit

/// Shows scenes of a program on the page of `quoin preview`, to other programs and to tests.
///
/// ```swift
/// import QuoinStage
///
/// Preview.show {
///   PreviewScene("Sign in") { SignInController() }
///   PreviewScene("Form") { SignInView() }
/// }
/// ```
///
/// A target with these lines is a page with `quoin preview --command 'swift run Scenes' Sources`.
@MainActor public enum Preview {
  /// Shows scenes, and does not return.
  ///
  /// When `quoin preview` runs it, the program answers the questions of the page until the command
  /// ends. When a person runs it, it prints each scene on an iPhone 15 as one line of JSON, as
  /// `quoin render --format json` does. With the argument `--check` it lays the scenes out on
  /// several devices and in both directions, prints the conflicts and the ambiguities, and exits
  /// with 1 if there are any.
  public static func show(@PreviewSceneBuilder _ scenes: () -> [PreviewScene]) -> Never {
    let scenes = scenes()
    LayoutProblemLog.detail = .off
    if ProcessInfo.processInfo.environment["QUOIN_PREVIEW"] != nil {
      var conversation = PreviewConversation(scenes)
      conversation.run()
    } else if CommandLine.arguments.contains("--check") {
      let problems = PreviewCheck(scenes).lines
      for line in problems { print(line) }
      exit(problems.isEmpty ? 0 : 1)
    } else {
      for scene in scenes {
        let stage = Stage(DeviceSettings())
        stage.perform { scene.show(stage) }
        var picture = stage.picture
        picture.scene.name = scene.name
        print(picture.json)
      }
    }
    exit(0)
  }
}
