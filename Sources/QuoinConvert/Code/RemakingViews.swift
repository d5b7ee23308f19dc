// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import Foundation
import SwiftSyntax

/// The views of a file whose constraints SnapKit makes again, or whose constants it changes.
///
/// SnapKit remembers the constraints that it makes for a view. Code with anchors needs properties
/// for them, beside that of the view.
struct RemakingViews {
  /// A property of a class.
  private struct Member: Hashable {
    var type: String
    var name: String
  }

  /// The end of the declaration of each property, the spaces before it, and whether other files
  /// cannot name it.
  private var members: [Member: (end: Int, indent: Int, isPrivate: Bool)] = [:]
  /// The calls of SnapKit by the index of their statement.
  private var calls: [Int: (kind: GroupUse.Kind, call: FunctionCallExprSyntax)] = [:]
  /// The calls that change constants, by the index of their statement.
  private var updates: [Int: FunctionCallExprSyntax] = [:]
  /// The types of variables with constraints.
  let types: [String: String]

  init(types: [String: String]) {
    self.types = types
  }

  /// Adds a declaration, if it is that of a stored property of a class.
  mutating func addMember(_ node: PatternBindingSyntax, in converter: SourceLocationConverter) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let declaration = node.parent?.parent?.as(VariableDeclSyntax.self),
      declaration.bindings.count == 1, node.accessorBlock == nil,
      !declaration.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      declaration.parent?.is(MemberBlockItemSyntax.self) == true,
      declaration.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
    else { return }
    let column = converter.location(for: declaration.positionAfterSkippingLeadingTrivia).column
    let type = CodeScopes.Use(name, declaration).type
    members[Member(type: type, name: name)] = (
      declaration.endPosition.utf8Offset, column - 1, Self.isPrivate(declaration)
    )
  }

  /// Whether a declaration, or a type around it, is known in its file only.
  private static func isPrivate(_ declaration: VariableDeclSyntax) -> Bool {
    var next: Syntax? = Syntax(declaration)
    while let node = next {
      let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      let isPrivate = modifiers?.contains {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      }
      if isPrivate == true { return true }
      next = node.parent
    }
    return false
  }

  /// Adds a statement, if it makes or removes the constraints of a view.
  mutating func addStatement(
    _ index: Int, _ item: CodeBlockItemSyntax.Item, _ dialect: CodeDialect
  ) {
    guard dialect == .snapKit,
      let call = item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return }
    let kinds: [String: GroupUse.Kind] = [
      "makeConstraints": .added, "remakeConstraints": .replaced, "removeConstraints": .cleared,
    ]
    let name = method.declName.baseName.text
    if name == "updateConstraints" { updates[index] = call }
    if let kind = kinds[name] { calls[index] = (kind, call) }
  }

  /// Gives each view whose constraints are made again an array, if all statements about it may be
  /// converted, and records the views whose constants change.
  func collect(
    _ found: inout LayoutStatements, _ uses: [CodeScopes.Use], _ changes: [CodeScopes.Use],
    _ unknown: [CodeScopes.Use], _ scopes: CodeScopes
  ) {
    var known: Set<Member> = []
    for change in changes where scopes.isNamed(change) {
      let view = Member(type: change.type, name: change.name)
      let indices = found.statements.indices.filter { index in
        [.snapKit, .masonry].contains(found.statements[index].dialect)
          && scopes.isSame(uses[index], change)
      }
      let changing = indices.filter { updates[$0] != nil || calls[$0]?.kind != .added }
      guard known.insert(view).inserted, members[view] != nil,
        !unknown.contains(where: { $0.type == view.type }),
        indices.allSatisfy({ updates[$0] != nil || calls[$0] != nil }),
        changing.count == changes.filter({ scopes.isSame($0, change) }).count
      else { continue }
      if let obstacle = obstacle(for: change, indices.map { uses[$0] }, uses + changes) {
        for index in indices { found.statements[index].obstacle = obstacle }
      } else if indices.allSatisfy({ updates[$0] == nil }) {
        addArray(for: view, indices, &found)
      } else {
        let makers = indices.filter { updates[$0] == nil }
        if makers.count == 1 {
          addUpdates(of: view, makers + indices.filter { updates[$0] != nil }, &found)
        }
      }
    }
  }

  /// The reason why the constraints of a view cannot be kept in properties; nil for none.
  ///
  /// - Parameters:
  ///   - statements: The uses of the view by statements of SnapKit.
  ///   - others: The uses of all views.
  private func obstacle(
    for view: CodeScopes.Use, _ statements: [CodeScopes.Use], _ others: [CodeScopes.Use]
  ) -> String? {
    if members[Member(type: view.type, name: view.name)]?.isPrivate != true {
      return "other files may change the constraints of '\(view.name)', which is not private"
    }
    if statements.contains(where: \.isOptional) {
      return "'self' may be nil where the constraints of '\(view.name)' change"
    }
    if others.contains(where: { mayName($0, view) }) {
      return "other code may change the constraints of '\(view.name)', too"
    }
    return nil
  }

  /// Whether two uses that differ in their names or types may be about one view.
  func mayBeSame(_ one: CodeScopes.Use, _ other: CodeScopes.Use) -> Bool {
    mayName(one, other) || mayName(other, one)
  }

  /// Whether a use may name another view, too: as a member of an object, like `cell.bar`, or in a
  /// type that declares no property of that name, like a subclass.
  private func mayName(_ use: CodeScopes.Use, _ view: CodeScopes.Use) -> Bool {
    guard use.lastName == view.lastName, !["", "self"].contains(view.lastName),
      (use.name, use.type) != (view.name, view.type)
    else { return false }
    return use.isQualified || members[Member(type: use.type, name: use.name)] == nil
  }

  private func addArray(for view: Member, _ indices: [Int], _ found: inout LayoutStatements) {
    guard let member = members[view] else { return }
    var array = Member(type: view.type, name: view.name + "Constraints")
    var number = 1
    while members[array] != nil {
      number += 1
      array.name = view.name + "Constraints\(number)"
    }
    let key = "\(array.type).\(array.name)"
    for index in indices {
      guard let call = calls[index] else { continue }
      found.statements[index].group = Self.group(call, of: view.name, array.name, key, types)
      found.statements[index].body = nil
      found.statements[index].obstacle = nil
    }
    let spaces = String(repeating: " ", count: member.indent)
    let text = "\n\(spaces)private var \(array.name): [NSLayoutConstraint] = []"
    found.variables[key] = ConstraintVariable(
      edits: [TextEdit(bytes: member.end..<member.end, text: text)], assignmentCount: indices.count)
  }

  private func addUpdates(of view: Member, _ indices: [Int], _ found: inout LayoutStatements) {
    guard let member = members[view], let made = calls[indices[0]], made.kind == .added,
      found.statements[indices[0]].body == nil
    else { return }
    found.updatedViews.append(
      UpdatedView(
        name: view.name, end: member.end, indent: member.indent,
        memberNames: Set(members.keys.filter { $0.type == view.type }.map(\.name)),
        statements: indices.map { index in
          let text = (updates[index] ?? made.call).trimmedDescription
          return UpdatedView.Statement(
            index: index, call: Self.made(text), prefix: Self.prefix(of: text, view.name))
        }))
  }

  private static func group(
    _ known: (kind: GroupUse.Kind, call: FunctionCallExprSyntax), of view: String,
    _ array: String, _ key: String, _ types: [String: String]
  ) -> GroupUse {
    let text = known.call.trimmedDescription
    let prefix = prefix(of: text, view)
    var group = GroupUse(
      kind: known.kind,
      variable: KeptVariable(target: prefix + array, name: key, isOptional: false),
      call: made(text))
    if var body = BlockReader.body(of: known.call, .snapKit, types: types) {
      body.head = made(body.head)
      group.body = body
    }
    return group
  }

  /// Code in closures names the object whose property it uses.
  private static func prefix(of call: String, _ view: String) -> String {
    call.hasPrefix("self.\(view)") ? "self." : ""
  }

  /// The call that makes the constraints for the first time.
  private static func made(_ call: String) -> String {
    for name in ["remakeConstraints", "updateConstraints"] {
      guard let range = call.range(of: name) else { continue }
      return call.replacingCharacters(in: range, with: "makeConstraints")
    }
    return call
  }
}
#endif
