// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftParser
import SwiftSyntax

/// A statement that relates to one of two places by a condition, as in
/// `make.top.equalTo(isOpen ? title.snp.bottom : icon)`, and the statements for both.
struct PlaceChoice {
  let condition: String
  let first: String
  let second: String

  /// Nil for statements without such a condition.
  ///
  /// - Parameter names: The names of items in a block.
  init?(_ node: some SyntaxProtocol, names: Set<String> = []) {
    guard let found = Self.choice(in: Syntax(node), names) else { return nil }
    let elements = Array(found.elements)
    func text(_ parts: some Sequence<ExprSyntax>) -> String {
      parts.map(\.description).joined().trimmingSpaces
    }
    let branches: (String, String)
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let choice = elements[index].as(UnresolvedTernaryExprSyntax.self)
    {
      condition = text(elements[..<index])
      branches = (choice.thenExpression.trimmedDescription, text(elements[(index + 1)...]))
    } else {
      guard let (binding, place) = OptionalReceiver.binding(text(elements[..<1])) else {
        return nil
      }
      condition = binding
      branches = (place, text(elements[2...]))
    }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let bytes = Array(node.trimmedDescription.utf8)
    let lower = found.positionAfterSkippingLeadingTrivia.utf8Offset - start
    let upper = found.endPositionBeforeTrailingTrivia.utf8Offset - start
    func statement(_ branch: String) -> String {
      String(
        decoding: bytes[..<lower] + branch.utf8 + bytes[upper...],
        as: UTF8.self)
    }
    first = statement(branches.0)
    second = statement(branches.1)
  }

  private static func choice(in node: Syntax, _ names: Set<String>) -> SequenceExprSyntax? {
    if let sequence = node.as(SequenceExprSyntax.self), let parent = node.parent,
      parent.is(LabeledExprSyntax.self)
    {
      let elements = Array(sequence.elements)
      if elements.count >= 3, elements[1].trimmedDescription == "??",
        elements[0].description.contains("?."),
        elements.allSatisfy({ $0.is(BinaryOperatorExprSyntax.self) || PlaceFinder.hasPlace($0) })
      {
        return sequence
      }
      if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let choice = elements[index].as(UnresolvedTernaryExprSyntax.self),
        isTarget(parent) && isName(choice.thenExpression) && isName(elements[elements.count - 1])
          || isPlace(choice.thenExpression, names)
            && elements[(index + 1)...].contains(where: { isPlace($0, names) })
      {
        return sequence
      }
    }
    for child in node.children(viewMode: .sourceAccurate) {
      if let found = choice(in: child, names) { return found }
    }
    return nil
  }

  /// Whether an argument is that of a relation of SnapKit or Masonry.
  private static func isTarget(_ argument: Syntax) -> Bool {
    let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription.hasSuffix("qualTo") == true
  }

  /// Whether an expression is a name that may be one of a view.
  private static func isName(_ expression: ExprSyntax) -> Bool {
    let path = expression.trimmedDescription.split(separator: ".")
    guard let last = path.last.map(String.init), path[0].first?.isLowercase == true else {
      return false
    }
    return last.allSatisfy { $0.isLetter || $0.isNumber } && !NameUsage.isLength(last)
  }

  /// Whether an expression is a place on a view, or a view.
  private static func isPlace(_ expression: ExprSyntax, _ names: Set<String>) -> Bool {
    if PlaceFinder.hasPlace(expression) { return true }
    let path = expression.trimmedDescription.split { ".?!()".contains($0) }.map(String.init)
    guard let first = path.first, let last = path.last else { return false }
    return names.contains(first) || NameUsage.isView(last) || last == "self"
      || last.hasPrefix("superview") || ConvertedGuide(rawValue: last) != nil
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
#endif
