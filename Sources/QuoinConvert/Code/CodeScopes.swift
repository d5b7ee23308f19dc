// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftSyntax

/// The names of a file with the code in which they mean the same view, and the views to which the
/// code adds others.
struct CodeScopes {
  /// A view that some code names.
  struct Use {
    /// The name without `self` before it.
    let name: String
    /// Whether a part of the name may be nil, as `self` may in `self?.view`.
    let isOptional: Bool
    /// The blocks around the code, the innermost first.
    let blocks: [SyntaxIdentifier]
    /// The innermost block that is a closure.
    let closure: SyntaxIdentifier?
    /// The name of the type around the code.
    let type: String

    init(_ name: String, _ node: some SyntaxProtocol) {
      var path = name.split(separator: ".").map(String.init)
      isOptional = path.isOptional
      // Closures that do not keep the object name its members so.
      if path.first == "self?" || path.first == "self!" { path[0] = "self" }
      self.name = path.plainName
      var blocks: [SyntaxIdentifier] = []
      var closure: SyntaxIdentifier?
      var types: [String] = []
      var next = node.parent
      while let outer = next {
        if outer.is(CodeBlockItemListSyntax.self) {
          blocks.append(outer.id)
          if closure == nil, outer.parent?.is(ClosureExprSyntax.self) == true { closure = outer.id }
        } else if let type = outer.asProtocol((any NamedDeclSyntax).self),
          outer.asProtocol((any DeclGroupSyntax).self) != nil
        {
          types.append(type.name.text)
        } else if let type = outer.as(ExtensionDeclSyntax.self) {
          types.append(type.extendedType.trimmedDescription)
        }
        next = outer.parent
      }
      self.blocks = blocks
      self.closure = closure
      type = types.reversed().joined(separator: ".")
    }

    /// The name of the view itself, without the objects before it.
    var lastName: String {
      (name.split(separator: ".").last ?? "").filter { $0 != "?" && $0 != "!" }
    }

    /// Whether the view is a member of an object that the code names.
    var isQualified: Bool { name.contains(".") }
  }

  private var locals: [SyntaxIdentifier: Set<String>] = [:]
  private var added: [(view: Use, superview: Use, text: String)] = []
  private var unmasked: [Use] = []

  /// Adds a name that a declaration has in the enclosing code. Members of types have no block.
  mutating func declare(_ name: String, in node: some SyntaxProtocol) {
    var next = node.parent
    while let outer = next, !outer.is(MemberBlockSyntax.self) {
      if outer.is(CodeBlockItemListSyntax.self) {
        if outer.parent?.is(SourceFileSyntax.self) != true {
          locals[outer.id, default: []].insert(name)
        }
        return
      }
      next = outer.parent
    }
  }

  /// Adds a name of a parameter or a pattern before a block.
  mutating func declare(_ name: String, inside block: CodeBlockItemListSyntax) {
    locals[block.id, default: []].insert(name)
  }

  static func names(in pattern: PatternSyntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }

  static func parameters(of closure: ClosureExprSyntax) -> [String] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: list.map(\.name.text)
    case .parameterClause(let clause)?:
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    default: []
    }
  }

  /// The block that declares the first name of a use; nil for members and names of other files.
  private func block(of use: Use) -> SyntaxIdentifier? {
    let root = String(use.name.prefix { $0 != "." && $0 != "[" && $0 != "!" && $0 != "?" })
    if root.hasPrefix("$") { return use.closure }
    return use.blocks.first { locals[$0]?.contains(root) == true }
  }

  /// Whether a use names a property, and not a variable or a parameter, which may be several views.
  func isNamed(_ use: Use) -> Bool { block(of: use) == nil }

  /// Whether two uses name the same view.
  func isSame(_ one: Use, _ other: Use) -> Bool {
    guard one.name == other.name else { return false }
    let blocks = (block(of: one), block(of: other))
    return blocks.0 == blocks.1 && (blocks.0 != nil || one.type == other.type)
  }

  /// The views to which the code adds others, by the names that both have at a use.
  func superviews(at use: Use) -> [String: String] {
    var result: [String: String] = [:]
    var ambiguous: Set<String> = []
    for entry in added where isVisible(entry.view, at: use) && isVisible(entry.superview, at: use) {
      let name = entry.view.name
      if let known = result[name], known != entry.text { ambiguous.insert(name) }
      result[name] = entry.text
    }
    return result.filter { !ambiguous.contains($0.key) }
  }

  /// Remembers the view whose mask an assignment switches off.
  mutating func addUnmasked(by assignment: SequenceExprSyntax) {
    let words = assignment.elements.map(\.trimmedDescription)
    guard words.count == 3, words[1...] == ["=", "false"] else { return }
    let path = words[0].split(separator: ".")
    guard path.last == "translatesAutoresizingMaskIntoConstraints" else { return }
    let name = path.count == 1 ? "self" : path.dropLast().joined(separator: ".")
    unmasked.append(Use(name, assignment))
  }

  /// The views whose masks the code switches off, by the names that they have at a use.
  func unmasked(at use: Use) -> Set<String> {
    Set(unmasked.filter { isVisible($0, at: use) }.map(\.name))
  }

  private func isVisible(_ declared: Use, at use: Use) -> Bool {
    let root = String(declared.name.prefix { $0 != "." && $0 != "[" && $0 != "!" && $0 != "?" })
    let nearest =
      root.hasPrefix("$") ? use.closure : use.blocks.first { locals[$0]?.contains(root) == true }
    guard let block = block(of: declared) else {
      return nearest == nil && declared.type == use.type
    }
    return nearest == block
  }

  /// Remembers the views that a call adds to another one.
  mutating func addSubviews(of call: FunctionCallExprSyntax) {
    let callee = call.calledExpression
    if let method = callee.as(MemberAccessExprSyntax.self),
      method.declName.baseName.text == "forEach",
      let array = method.base?.as(ArrayExprSyntax.self)
    {
      let views = array.elements.map(\.expression)
      if let superview = Self.superview(call.arguments.first?.expression) {
        for view in views { add(view, to: superview, call) }
      } else if let body = call.trailingClosure?.statements, body.count == 1,
        let inner = body.first?.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self),
        inner.arguments.first?.expression.trimmedDescription == "$0",
        let superview = Self.superview(inner.calledExpression)
      {
        for view in views { add(view, to: superview, call) }
      }
      return
    }
    guard let superview = Self.superview(callee) else { return }
    let isList = callee.trimmedDescription.hasSuffix("addSubviews")
    for argument in isList ? Array(call.arguments) : Array(call.arguments.prefix(1)) {
      let elements = argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression)
      for view in elements ?? [argument.expression] { add(view, to: superview, call) }
    }
  }

  /// Remembers the views that operators of Mortar add. Returns whether the code has such operators.
  mutating func addSubviews(of sequence: SequenceExprSyntax) -> Bool {
    let elements = Array(sequence.elements)
    let sign = elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text
    guard let sign, HierarchyReader.signs.contains(sign), elements.count == 3 else { return false }
    let superview = elements[0].trimmedDescription
    let children = elements[2].as(ArrayExprSyntax.self)?.elements.map(\.expression)
    for child in children ?? [elements[2]] {
      if let inner = child.as(SequenceExprSyntax.self), addSubviews(of: inner),
        let view = inner.elements.first
      {
        add(view, to: superview, sequence)
      } else {
        add(child, to: superview, sequence)
      }
    }
    return true
  }

  /// The view that a method adds views to; nil for other methods.
  private static func superview(_ callee: ExprSyntax?) -> String? {
    guard let callee else { return nil }
    let names = ["addSubview", "insertSubview", "addArrangedSubview", "addSubviews"]
    if let name = callee.as(DeclReferenceExprSyntax.self) {
      return names.contains(name.baseName.text) ? "self" : nil
    }
    guard let method = callee.as(MemberAccessExprSyntax.self),
      names.contains(method.declName.baseName.text)
    else { return nil }
    return method.base?.trimmedDescription
  }

  private mutating func add(
    _ view: ExprSyntax, to superview: String, _ node: some SyntaxProtocol
  ) {
    let name = view.trimmedDescription
    let isName = { (text: String) in
      !text.contains { !$0.isLetter && !$0.isNumber && !"_.$![]".contains($0) }
    }
    guard isName(name), isName(superview) else { return }
    added.append((Use(name, node), Use(superview, node), superview))
  }
}
#endif
