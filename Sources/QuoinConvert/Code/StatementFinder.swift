// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftParser
import SwiftSyntax

/// Finds the statements of a file that make constraints.
package enum StatementFinder {
  /// The statements of a file; nil for a file that does not parse.
  package static func statements(in text: String) -> LayoutStatements? {
    let tree = Parser.parse(source: text)
    guard !tree.hasError else { return nil }
    let visitor = StatementVisitor(text, tree)
    visitor.walk(tree)
    return visitor.found
  }
}

private final class StatementVisitor: SyntaxVisitor {
  var found = LayoutStatements()
  private let converter: SourceLocationConverter
  private let bytes: [UInt8]
  /// Views that the code adds to more than one view.
  private var ambiguous: Set<String> = []

  init(_ text: String, _ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    bytes = Array(text.utf8)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    found.imports.insert(node.path.trimmedDescription)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let (dialect, obstacle) = Self.classify(node.item) {
      add(node, dialect, obstacle)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    guard node.arguments.count == 1, let argument = node.arguments.first?.expression else {
      return .visitChildren
    }
    let view = argument.trimmedDescription
    if let member = callee.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "addSubview"
    {
      recordSuperview(of: view, member.base?.trimmedDescription ?? "self")
    } else if callee.trimmedDescription == "addSubview" {
      recordSuperview(of: view, "self")
    }
    return .visitChildren
  }

  private func recordSuperview(of view: String, _ superview: String) {
    if let known = found.superviews[view], known != superview { ambiguous.insert(view) }
    found.superviews[view] = ambiguous.contains(view) ? nil : superview
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedDescription
    let type = node.typeAnnotation?.type.trimmedDescription
    if Self.isNumber(type, node.initializer?.value) {
      found.usage.numbers.insert(name)
    } else if let made = type ?? node.initializer?.value.trimmedDescription, made.hasPrefix("UI") {
      let word = made.prefix { $0.isLetter || $0.isNumber }
      if Self.viewEndings.contains(where: word.hasSuffix) { found.usage.views.insert(name) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if Self.isNumber(node.type.trimmedDescription, nil) {
      found.usage.numbers.insert((node.secondName ?? node.firstName).text)
    }
    return .visitChildren
  }

  private static func isNumber(_ type: String?, _ value: ExprSyntax?) -> Bool {
    if let type { return ["CGFloat", "Double", "Float", "Int"].contains(type) }
    let number = value?.as(PrefixOperatorExprSyntax.self)?.expression ?? value
    return number?.is(IntegerLiteralExprSyntax.self) == true
      || number?.is(FloatLiteralExprSyntax.self) == true
  }

  private static let viewEndings = [
    "View", "Label", "Button", "Field", "Switch", "Slider", "Control", "Bar", "Stepper", "Picker",
  ]

  private func add(_ node: CodeBlockItemSyntax, _ dialect: CodeDialect, _ obstacle: String?) {
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.endPositionBeforeTrailingTrivia
    let location = converter.location(for: start)
    let isSpace = node.leadingTrivia.allSatisfy { piece in
      switch piece {
      case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
    let previous = found.statements.last?.bytes.upperBound
    let follows =
      previous.map { known in
        isSpace
          && bytes[known..<start.utf8Offset].allSatisfy { [9, 10, 13, 32].contains($0) }
      } ?? false
    found.statements.append(
      LayoutStatement(
        bytes: start.utf8Offset..<end.utf8Offset, dialect: dialect, column: location.column - 1,
        followsStatement: follows, obstacle: obstacle, line: location.line))
  }

  /// The dialect of a statement, and why it stays; nil for one that makes no constraints.
  private static func classify(
    _ item: CodeBlockItemSyntax.Item
  ) -> (CodeDialect, String?)? {
    if let variable = item.as(VariableDeclSyntax.self) {
      let isGroup = variable.bindings.contains {
        $0.initializer?.value.trimmedDescription.hasPrefix("constrain(") == true
      }
      return isGroup ? (.cartography, "its result is used") : nil
    }
    guard let expression = item.as(ExprSyntax.self) else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return classify(call)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let signs = sequence.elements.compactMap {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text
    }
    if signs.contains(where: MortarVFLReader.signs.contains) { return (.mortarVFL, nil) }
    if signs.contains(where: ["|=|", "|>|", "|<|"].contains) { return (.mortar, nil) }
    if sequence.elements.last?.trimmedDescription.hasPrefix("constrain(") == true {
      return (.cartography, "its result is used")
    }
    let left = sequence.elements.first?.trimmedDescription ?? ""
    if left.hasSuffix(".isActive"), left.contains("onstraint(") { return (.anchors, nil) }
    return nil
  }

  private static func classify(_ call: FunctionCallExprSyntax) -> (CodeDialect, String?)? {
    let callee = call.calledExpression.trimmedDescription
    if callee == "constrain" { return (.cartography, nil) }
    if callee == "NSLayoutConstraint.activate" { return (.anchors, nil) }
    if callee.hasSuffix(".snp.makeConstraints") || callee == "snp.makeConstraints" {
      return (.snapKit, nil)
    }
    let last = callee.split(separator: ".").last ?? ""
    if last == "mas_makeConstraints" { return (.masonry, nil) }
    if last == "mas_remakeConstraints" || last == "mas_updateConstraints" {
      return (.masonry, "\(last) changes constraints that exist")
    }
    for name in ["remakeConstraints", "updateConstraints", "prepareConstraints"]
    where callee.hasSuffix(".snp.\(name)") {
      return (.snapKit, "\(name) changes constraints that exist")
    }
    for start in [".constrain(to:", ".constrain(after:", ".constrainSelf()", "toBaselinesOf:"]
    where callee.contains(start) {
      return (.swiftAutoLayout, nil)
    }
    return nil
  }
}
#endif
