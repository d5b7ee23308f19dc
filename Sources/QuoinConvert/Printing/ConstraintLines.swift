// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A constraint of a file as code in each dialect that has constraints.
package struct ConstraintLines: Sendable {
  /// The name of each dialect with the code.
  package var lines: [(dialect: String, code: String)]

  /// Prints a constraint as code; nil for an id that the scene does not have.
  package init?(_ id: String, in scene: ConvertedScene) {
    for root in scene.roots {
      guard var constraint = root.constraints.first(where: { $0.id == id }) else { continue }
      // The line is the same whatever the size classes are.
      constraint.condition = nil
      constraint.outlet = nil
      var only = root
      only.constraints = [constraint]
      let part = ConvertedScene(id: scene.id, name: scene.name, roots: [only])
      lines = ConversionDialect.allCases.filter { ![.mortarVFL, .notAutoLayout].contains($0) }
        .compactMap { dialect in
          part.printed(OutputStyle(dialect)).parts.first.map { (dialect.title, $0.statements) }
        }
      return
    }
    return nil
  }
}
