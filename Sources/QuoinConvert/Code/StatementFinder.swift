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
    let variables = ConstraintVariables(viewMode: .sourceAccurate)
    variables.walk(tree)
    variables.finish()
    let visitor = StatementVisitor(text, tree, variables.types)
    visitor.walk(tree)
    var found = visitor.finish()
    found.variables.merge(variables.variables(found.usage)) { $1 }
    return found
  }
}

private final class StatementVisitor: SyntaxVisitor {
  var found = LayoutStatements()
  private let converter: SourceLocationConverter
  private let bytes: [UInt8]
  /// The white space of a level in the file.
  private let unit: String
  private var scopes = CodeScopes()
  /// The position of each statement, in the order of ``found``, with the view that it begins with.
  private var uses: [CodeScopes.Use] = []
  /// The views whose constraints SnapKit or Masonry change later.
  private var changes: [CodeScopes.Use] = []
  /// The types of variables with constraints.
  private let types: [String: String]
  /// The statements about views whose constraints may be made again.
  private var remaking: RemakingViews
  /// The code of statements that fill local arrays, with the number of the array.
  private var listed: [SyntaxIdentifier: (text: String, list: Int)] = [:]
  private var dictionaries: [NamedDictionary] = []

  init(_ text: String, _ tree: SourceFileSyntax, _ types: [String: String]) {
    self.types = types
    remaking = RemakingViews(types: types)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    bytes = Array(text.utf8)
    unit = StatementPlace.unit(of: text)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    found.imports.insert(node.path.trimmedDescription)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    for item in node {
      let number = listed.count
      let list = ConstraintList(item, in: node)?.statements ?? []
      for (statement, text) in list { listed[statement.id] = (text, number) }
      if let dictionary = NamedDictionary(item, in: node) { dictionaries.append(dictionary) }
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let (text, list) = listed[node.id] {
      add(node, .anchors, nil, as: text, list)
      return .skipChildren
    }
    if let (dialect, obstacle) = StatementKind.classify(node.item) {
      add(node, dialect, obstacle)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.addSubviews(of: node)
    if let dialect = StatementKind.dialect(of: node) { addOther(dialect, node) }
    if let maker = StatementKind.changedMaker(node.calledExpression) {
      changes.append(CodeScopes.Use(maker, node))
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.addUnmasked(by: node)
    let signs = node.elements.compactMap {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text
    }
    if signs.contains(where: MortarVFLReader.signs.contains) {
      addOther(.mortarVFL, node)
    } else if signs.contains(where: ["|=|", "|>|", "|<|", "~~"].contains) {
      addOther(.mortar, node)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let type = node.typeAnnotation?.type.trimmedDescription
    remaking.addMember(node, in: converter)
    addPlaces(node)
    for name in CodeScopes.names(in: node.pattern) {
      scopes.declare(name, in: node)
      if let word = type ?? node.initializer?.value.statedType {
        found.usage.add(name, type: word)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    found.usage.add((node.secondName ?? node.firstName).text, type: node.type.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    let names = CodeScopes.names(in: node.pattern)
    for name in names { scopes.declare(name, inside: node.body.statements) }
    let sequence = node.sequence.trimmedDescription
    if sequence.contains("..") || sequence.hasSuffix(".enumerated()"), let index = names.first {
      found.usage.add(index, type: "Int")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.signature.parameterClause, inside: node.body?.statements)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.signature.parameterClause, inside: node.body?.statements)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let names = CodeScopes.parameters(of: node)
    for name in names { scopes.declare(name, inside: node.statements) }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), let index = names.first,
      call.calledExpression.trimmedDescription.contains(".enumerated()")
    {
      found.usage.add(index, type: "Int")
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    for name in CodeScopes.names(in: node.pattern) {
      if let outer = node.parent?.parent?.parent?.as(IfExprSyntax.self) {
        scopes.declare(name, inside: outer.body.statements)
      } else {
        scopes.declare(name, in: node)
      }
    }
    return .visitChildren
  }

  /// Adds the names that a declaration gives to places on views.
  private func addPlaces(_ node: PatternBindingSyntax) {
    guard let value = node.initializer?.value else { return }
    let names = CodeScopes.names(in: node.pattern)
    let values = value.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [value]
    guard names.count == values.count else { return }
    for (name, value) in zip(names, values) where PlaceFinder.hasPlace(value) {
      found.usage.places.insert(name)
    }
  }

  private func declare(
    _ parameters: FunctionParameterClauseSyntax, inside body: CodeBlockItemListSyntax?
  ) {
    guard let body else { return }
    for parameter in parameters.parameters {
      scopes.declare((parameter.secondName ?? parameter.firstName).text, inside: body)
    }
  }

  /// Adds code outside of statements, by the line of the statement or declaration that it is in.
  private func addOther(_ dialect: CodeDialect, _ node: some SyntaxProtocol) {
    var outer = Syntax(node)
    while let parent = outer.parent, !outer.is(CodeBlockItemSyntax.self),
      !outer.is(MemberBlockItemSyntax.self)
    {
      outer = parent
    }
    let line = converter.location(for: outer.positionAfterSkippingLeadingTrivia).line
    guard !found.others.contains(where: { ($0.line, $0.dialect) == (line, dialect) }) else {
      return
    }
    found.others.append((line, dialect, node.trimmedBytes))
  }

  /// The statements, each with the superviews that are known there and the reason why it stays.
  func finish() -> LayoutStatements {
    let unknown = changes.filter { !scopes.isNamed($0) }
    remaking.collect(&found, uses, changes, unknown, scopes)
    for index in found.statements.indices {
      let use = uses[index]
      found.statements[index].superviews = scopes.superviews(at: use)
      found.statements[index].unmasked = scopes.unmasked(at: use)
      guard found.statements[index].obstacle == nil,
        found.statements[index].group.map(\.isPrepared) ?? true,
        [.snapKit, .masonry].contains(found.statements[index].dialect)
      else { continue }
      let isMember = use.isQualified || scopes.isNamed(use)
      let isChanged = changes.contains {
        scopes.isSame($0, use) || isMember && remaking.mayBeSame($0, use)
      }
      if isChanged || unknown.contains(where: { $0.type == use.type }) {
        found.statements[index].obstacle = "its constraints are changed or removed later"
      }
    }
    return found
  }

  private func add(
    _ node: CodeBlockItemSyntax, _ dialect: CodeDialect, _ obstacle: String?,
    as listed: String? = nil, _ list: Int? = nil
  ) {
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.item.endPositionBeforeTrailingTrivia
    let location = converter.location(for: start)
    var statement = LayoutStatement(
      bytes: start.utf8Offset..<end.utf8Offset, dialect: dialect,
      place: StatementPlace(bytes, at: start.utf8Offset, unit: unit), obstacle: obstacle,
      line: location.line)
    statement.group = listed == nil ? GroupUse(node.item, types: types) : nil
    statement.list = list
    statement.text = listed
    if dialect == .mortar, let sequence = node.item.as(SequenceExprSyntax.self) {
      statement.isHierarchy = scopes.addSubviews(of: sequence)
    }
    if obstacle == nil, statement.group == nil { readText(of: &statement, node) }
    remaking.addStatement(found.statements.count, node.item, dialect)
    let maker = StatementKind.maker(node.item)
    let use = CodeScopes.Use(maker?.name ?? "", node)
    statement.isInClosure = use.closure != nil
    found.statements.append(statement)
    uses.append(use)
    if let maker, maker.isChanged { changes.append(CodeScopes.Use(maker.name, node)) }
  }

  /// Sets the code to read in place of a statement, and the closure or list of one with control flow.
  private func readText(of statement: inout LayoutStatement, _ node: CodeBlockItemSyntax) {
    var item = node.item
    if statement.dialect == .anchors, item.description.contains("withVisualFormat:") {
      let text = statement.text ?? item.trimmedDescription
      statement.text = dictionaries.reduce(text) { $1.inserted(in: $0, at: node.position) }
    } else if let receiver = item.as(FunctionCallExprSyntax.self).flatMap(OptionalReceiver.init) {
      statement.text = receiver.call
      statement.condition = receiver.condition
    }
    if let text = statement.text {
      guard let first = Parser.parse(source: text).statements.first else { return }
      item = first.item
    }
    let call = item.as(FunctionCallExprSyntax.self)
    statement.body =
      statement.dialect == .anchors
      ? call.flatMap(BlockReader.list)
      : call.flatMap { BlockReader.body(of: $0, statement.dialect, types: types) }
    if statement.body == nil, ![.cartography, .snapKit, .masonry].contains(statement.dialect) {
      statement.body = BlockReader.choice(of: item, statement.dialect)
    }
  }
}
#endif
