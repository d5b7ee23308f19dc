// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ClassPrinter {
  var functionName: String {
    SwiftName.valid("make" + className.prefix(1).uppercased() + className.dropFirst())
  }

  /// A function that makes the view with its subviews and constraints.
  ///
  /// - Parameter constraints: The statements that make the constraints.
  func function(_ constraints: [String]) -> [String] {
    let view = root.views[0]
    let initializer =
      root.cellStyle.map { "\(view.className)(style: .\($0), reuseIdentifier: nil)" }
      ?? view.initializer
    var beginning = ["let \(rootName) = \(initializer)"]
    if let canvas {
      beginning += [
        "// Autoresizing masks keep the distances of this size.",
        "\(rootName).frame.size = CGSize(\(canvas))",
      ]
    }
    beginning += root.views.filter { $0.origin == .property }
      .map { "let \($0.name) = \($0.initializer)" }
    let parts = [
      beginning.flatMap { StatementWrapping.lines($0, column: bodyColumn) }, configuration,
      arrangement, constraints, ["return \(rootName)"],
    ]
    let body = parts.filter { !$0.isEmpty }.joined(separator: [""])
    return ["@MainActor \(style.accessPrefix)func \(functionName)() -> \(view.className) {"]
      + CodeLayout.indented(Array(body), by: bodyColumn) + ["}"]
  }
}
