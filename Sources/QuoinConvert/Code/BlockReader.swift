// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftParser
import SwiftSyntax

/// Takes the closure of a block apart: conditions and loops stay as they are, and the lines inside
/// them are blocks of their own.
struct BlockReader {
  private let dialect: CodeDialect
  /// The names that only lines with constraints may use.
  private var names: Set<String>
  /// Other names of views, as lines before the constraints.
  private var aliases: [String] = []
  private var parts: [PlacedPart] = []
  /// The types of variables by their names.
  private let types: [String: String]
  /// Whether the closure asks for `self`, which code around it has.
  private var hasSelf = false

  /// The closure of a call; nil for one that is read as a whole, or that is not understood.
  static func body(
    of call: FunctionCallExprSyntax, _ dialect: CodeDialect, types: [String: String]
  ) -> BlockBody? {
    guard [.cartography, .snapKit].contains(dialect), call.additionalTrailingClosures.isEmpty,
      call.arguments.allSatisfy({ [nil, "replace", "block"].contains($0.label?.text) }),
      let closure = call.trailingClosure
        ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
    else { return nil }
    let views = call.arguments.filter {
      $0.label == nil && !$0.expression.is(ClosureExprSyntax.self)
    }
    let parameters = CodeScopes.parameters(of: closure)
    let implicit = (0..<max(1, views.count)).map { "$\($0)" }
    var reader = BlockReader(
      dialect: dialect, names: Set(parameters.isEmpty ? implicit : parameters), types: types)
    guard reader.read(Array(closure.statements)[...], 0),
      reader.hasSelf || reader.parts.contains(where: { !$0.part.isConstraints })
    else { return nil }
    // A block with a comment that no part has stays as it is.
    let known = reader.parts.reduce(0) { $0 + SourceTokens.comments(in: $1.part.text).count }
    guard known == SourceTokens.comments(in: closure.description).count else { return nil }
    let list = views.map(\.expression.trimmedDescription).joined(separator: ", ")
    let signature = parameters.isEmpty ? "" : " \(parameters.joined(separator: ", ")) in"
    let head =
      "\(call.calledExpression.trimmedDescription)(\(list)) {\(signature)\n"
      + reader.aliases.map { $0 + "\n" }.joined()
    return BlockBody(head: head, parts: reader.parts)
  }

  /// The entries of a call that activates constraints with anchors, if there are comments between
  /// them, or others such as variables.
  static func list(of call: FunctionCallExprSyntax) -> BlockBody? {
    guard let array = call.arguments.first?.expression.as(ArrayExprSyntax.self) else { return nil }
    var reader = BlockReader(dialect: .anchors, names: [], types: [:])
    for element in array.elements {
      let text = trimmed(element.description)
      let made = element.expression.as(FunctionCallExprSyntax.self)
      let callee = made?.calledExpression.trimmedDescription ?? ""
      let isRelation = callee.hasSuffix(".constraint")
      // Functions of the program make constraints too.
      let isKnown =
        isRelation || ["NSLayoutConstraint", "prioritized", "identified"].contains(callee)
      let label = made?.arguments.first?.label?.text ?? ""
      if let choice = PlaceChoice(element.expression) {
        reader.addComments(in: element.leadingTrivia.description, 0)
        guard reader.read(choice, 0) else { return nil }
      } else if !isKnown || isRelation && label.hasPrefix("equalToSystemSpacing") {
        reader.addComments(in: text, 0)
        let code = element.expression.trimmedDescription
        let isSum = element.expression.is(SequenceExprSyntax.self)
        reader.add(.code((isSum ? "(\(code))" : code) + ".isActive = true"), 0)
      } else if case .constraints(let known)? = reader.parts.last?.part,
        SourceTokens.comments(in: element.leadingTrivia.description).isEmpty
      {
        reader.parts[reader.parts.count - 1].part = .constraints(known + "\n" + text)
      } else {
        reader.add(.constraints(text), 0)
      }
    }
    guard reader.parts.count > 1 else { return nil }
    return BlockBody(head: "NSLayoutConstraint.activate([\n", parts: reader.parts, tail: "\n])")
  }

  /// A statement that relates to one of two places by a condition.
  static func choice(of item: CodeBlockItemSyntax.Item, _ dialect: CodeDialect) -> BlockBody? {
    guard let choice = PlaceChoice(item) else { return nil }
    var reader = BlockReader(dialect: dialect, names: [], types: [:])
    return reader.read(choice, 0) ? BlockBody(head: "", parts: reader.parts, tail: "") : nil
  }

  private init(dialect: CodeDialect, names: Set<String>, types: [String: String]) {
    self.dialect = dialect
    self.names = names
    self.types = types
  }

  private mutating func read(_ items: ArraySlice<CodeBlockItemSyntax>, _ depth: Int) -> Bool {
    var rest = items
    while let item = rest.popFirst() {
      let node = Self.node(of: item)
      if let guarded = node.as(GuardStmtSyntax.self) {
        if let alias = superviewAlias(guarded.conditions) {
          aliases.append(alias)
          continue
        }
        if Self.isSelf(guarded.conditions) {
          hasSelf = true
          continue
        }
        // What follows happens where the condition holds.
        let others = Array(guarded.body.statements)
        guard others.last?.trimmedDescription == "return",
          line("if \(guarded.conditions.trimmedDescription) {", of: item, depth),
          read(rest, depth + 1)
        else { return false }
        if others.count > 1 {
          add(.code("} else {"), depth)
          guard read(others.dropLast(), depth + 1) else { return false }
        }
        add(.code("}"), depth)
        return true
      }
      guard read(item, node, depth) else { return false }
    }
    return true
  }

  /// Whether a condition is `let self = self`, after a weak capture.
  private static func isSelf(_ conditions: ConditionElementListSyntax) -> Bool {
    let text = conditions.trimmedDescription.filter { $0 != "`" }
    return text == "let self" || text == "let self = self"
  }

  private static func node(of item: CodeBlockItemSyntax) -> Syntax {
    let node = Syntax(item.item)
    return node.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? node
  }

  private mutating func read(_ item: CodeBlockItemSyntax, _ node: Syntax, _ depth: Int) -> Bool {
    if node.asProtocol((any ExprSyntaxProtocol).self) != nil, !node.is(IfExprSyntax.self),
      !node.is(SwitchExprSyntax.self), let choice = PlaceChoice(item.item, names: names)
    {
      addComments(in: item.leadingTrivia.description, depth)
      return read(choice, depth)
    }
    if let branch = node.as(IfExprSyntax.self) { return read(branch, of: item, depth) }
    if let loop = node.as(ForStmtSyntax.self) {
      let head = loop.with(\.body.statements, []).trimmedDescription.dropLast()
      return line(Self.trimmed(head), of: item, depth)
        && read(Array(loop.body.statements)[...], depth + 1) && line("}", of: nil, depth)
    }
    if let choice = node.as(SwitchExprSyntax.self) { return read(choice, of: item, depth) }
    if let variable = node.as(VariableDeclSyntax.self) {
      if let alias = alias(variable) {
        aliases.append(alias)
        return true
      }
      return line(variable.trimmedDescription, of: item, depth)
    }
    guard node.asProtocol((any ExprSyntaxProtocol).self) != nil else { return false }
    if let sequence = node.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      let target = elements[0].trimmedDescription
      let isSum = elements.count > 1 && elements[1].trimmedDescription == "+="
      if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) || isSum,
        !target.hasSuffix(".isActive")
      {
        return keep(Array(elements.dropFirst(2)), in: target, isAdded: isSum, of: item, depth)
      }
    }
    if let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "append", let target = callee.base?.trimmedDescription,
      let argument = call.arguments.first
    {
      return keep([argument.expression], in: target, isAdded: true, of: item, depth)
    }
    let text = Self.trimmed(item.description)
    if case .constraints(let known)? = parts.last?.part, parts.last?.depth == depth {
      parts[parts.count - 1].part = .constraints(known + "\n" + text)
    } else {
      add(.constraints(text), depth)
    }
    return true
  }

  /// Adds the statements for both places of a choice, as a condition.
  private mutating func read(_ choice: PlaceChoice, _ depth: Int) -> Bool {
    func items(_ text: String) -> ArraySlice<CodeBlockItemSyntax> {
      Array(Parser.parse(source: text).statements)[...]
    }
    guard line("if \(choice.condition) {", of: nil, depth), read(items(choice.first), depth + 1)
    else { return false }
    add(.code("} else {"), depth)
    guard read(items(choice.second), depth + 1) else { return false }
    add(.code("}"), depth)
    return true
  }

  private mutating func read(
    _ branch: IfExprSyntax, of item: CodeBlockItemSyntax?, prefix: String = "", _ depth: Int
  ) -> Bool {
    guard line("\(prefix)if \(branch.conditions.trimmedDescription) {", of: item, depth),
      read(Array(branch.body.statements)[...], depth + 1)
    else { return false }
    switch branch.elseBody {
    case .ifExpr(let next)?: return read(next, of: nil, prefix: "} else ", depth)
    case .codeBlock(let block)?:
      add(.code("} else {"), depth)
      guard read(Array(block.statements)[...], depth + 1) else { return false }
    case nil: break
    }
    add(.code("}"), depth)
    return true
  }

  private mutating func read(
    _ choice: SwitchExprSyntax, of item: CodeBlockItemSyntax, _ depth: Int
  ) -> Bool {
    guard line("switch \(choice.subject.trimmedDescription) {", of: item, depth) else {
      return false
    }
    for element in choice.cases {
      guard let one = element.as(SwitchCaseSyntax.self),
        line(one.label.trimmedDescription, of: nil, depth)
      else { return false }
      if one.statements.trimmedDescription == "break" {
        add(.code("break"), depth + 1)
        continue
      }
      guard read(Array(one.statements)[...], depth + 1) else { return false }
    }
    add(.code("}"), depth)
    return true
  }

  /// Adds code that stays, after the comments before it. Returns whether it stays the same outside
  /// of the closure.
  private mutating func line(_ text: String, of item: CodeBlockItemSyntax?, _ depth: Int) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" && $0 != "`" }
    guard names.isDisjoint(with: words.map(String.init)) else { return false }
    addComments(in: item?.leadingTrivia.description ?? "", depth)
    add(.code(text), depth)
    return true
  }

  private mutating func addComments(in text: String, _ depth: Int) {
    for comment in SourceTokens.comments(in: text) {
      add(.code(comment), depth)
    }
  }

  private mutating func add(_ part: BlockPart, _ depth: Int) {
    parts.append(PlacedPart(part: part, depth: depth))
  }

  /// Adds the assignment of constraints to a variable, after the comments before it.
  ///
  /// - Parameter elements: The operands and operators of the value.
  private mutating func keep(
    _ elements: [ExprSyntax], in target: String, isAdded: Bool, of item: CodeBlockItemSyntax,
    _ depth: Int
  ) -> Bool {
    let name = target.split(separator: ".").map(String.init).plainName
    guard names.isDisjoint(with: [name]), let type = types[name],
      !target.contains("?"), !target.contains("!")
    else { return false }
    var variable = KeptVariable(target: target, name: name, isOptional: type.hasSuffix("?"))
    variable.isList = type.hasPrefix("[")
    variable.isAdded = isAdded
    guard variable.isList && !variable.isOptional || !isAdded else { return false }
    var value = Self.trimmed(elements.map(\.description).joined())
    if dialect == .snapKit {
      guard ["Constraint", "[Constraint"].contains(where: type.hasPrefix),
        !type.contains("Group"), value.hasSuffix(".constraint")
      else { return false }
      value = String(value.dropLast(".constraint".count))
    } else {
      guard type.contains("NSLayoutConstraint") else { return false }
      if elements.count == 1, let array = elements[0].as(ArrayExprSyntax.self) {
        guard variable.isList else { return false }
        value = array.elements.map { Self.trimmed($0.expression.description) }
          .joined(separator: "\n")
      }
    }
    addComments(in: item.leadingTrivia.description, depth)
    add(.kept(value, variable: variable), depth)
    return true
  }

  /// The line for a constant that is another name of a view; nil for other declarations.
  private mutating func alias(_ variable: VariableDeclSyntax) -> String? {
    guard dialect == .cartography, variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let value = binding.initializer?.value, binding.typeAnnotation == nil
    else { return nil }
    return alias(binding.pattern, value.trimmedDescription)
  }

  /// The line for `guard let outer = view.superview`, which is there when constraints are made.
  private mutating func superviewAlias(_ conditions: ConditionElementListSyntax) -> String? {
    guard dialect == .cartography, conditions.count == 1,
      let binding = conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
      let value = binding.initializer?.value.trimmedDescription, value.hasSuffix(".superview")
    else { return nil }
    return alias(binding.pattern, value + "!")
  }

  private mutating func alias(_ pattern: PatternSyntax, _ value: String) -> String? {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      names.contains(String(value.prefix { $0 != "." })),
      value.allSatisfy({ $0.isLetter || $0.isNumber || "._!$".contains($0) })
    else { return nil }
    // Two branches may use one name for different views.
    guard names.insert(name).inserted else { return nil }
    return "let \(name) = \(value)"
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
#endif
