// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A sequence of edits of a layout with layouts in between, after each of which the engine has to
/// answer as one that was never edited.
struct EngineScript: Sendable {
  var steps: [EngineStep]

  init(_ steps: [EngineStep]) {
    self.steps = steps
  }

  /// A random script. Equal seeds give equal scripts.
  init(seed: UInt64) {
    var builder = EngineScriptBuilder(seed: seed)
    builder.build()
    steps = builder.steps
  }

  /// The script as Swift source.
  var source: String { "EngineScript([\n" + steps.map { "  \($0),\n" }.joined() + "])" }

  /// Runs the script and returns the first error; nil if there is none.
  func failure() -> String? {
    var session = EngineSession()
    var layoutCount = 0
    for step in steps {
      session.apply(step)
      guard case .layout = step else { continue }
      layoutCount += 1
      if let difference = session.differenceFromFresh() {
        return "layout \(layoutCount): \(difference)"
      }
    }
    return nil
  }

  /// A smaller script that still fails; the script itself when it does not.
  func shrunk() -> EngineScript {
    EngineScriptShrinker(self) { $0.failure() != nil }.script
  }
}
