// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftParser
import SwiftSyntax

/// The calls of the function `constrain` in a file, by their place.
final class CartographyCalls: SyntaxVisitor {
  private var starts: [Int] = []
  /// Whether the file declares a function of that name, which the calls may mean.
  private var isDeclared = false

  /// The file with the module before each call.
  static func qualified(_ text: String) -> String {
    let calls = CartographyCalls(viewMode: .sourceAccurate)
    calls.walk(Parser.parse(source: text))
    guard !calls.isDeclared else { return text }
    var bytes = Array(text.utf8)
    for start in calls.starts.sorted(by: >) {
      bytes.insert(contentsOf: "Cartography.".utf8, at: start)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "constrain" { isDeclared = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // The methods of SwiftAutoLayout have a label before their first argument.
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "constrain",
      [nil, "clear"].contains(node.arguments.first?.label?.text)
    {
      starts.append(name.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    return .visitChildren
  }
}
#else
/// Files are read by builds with the trait alone.
enum CartographyCalls {
  static func qualified(_ text: String) -> String { text }
}
#endif
