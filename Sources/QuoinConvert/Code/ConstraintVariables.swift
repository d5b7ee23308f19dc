// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A change of some bytes of a file.
package struct TextEdit: Hashable, Sendable {
  package var bytes: Range<Int>
  package var text: String
}

/// A variable with constraints of SnapKit or groups of Cartography, and what its uses become for
/// a constraint of UIKit or an array of them.
package struct ConstraintVariable: Hashable, Sendable {
  package var edits: [TextEdit] = []
  /// The number of assignments of new constraints.
  package var assignmentCount = 0
  /// The variables that have to change together with this one.
  package var partners: Set<String> = []
}

#if CodeConversion
import SwiftSyntax

/// Finds the variables of a file that have constraints, and how they are used.
final class ConstraintVariables: SyntaxVisitor {
  /// The types of the variables. A variable of SnapKit's `Constraint` that is made for several attributes
  /// has the type of a list.
  private(set) var types: [String: String] = [:]
  private var ambiguous: Set<String> = []
  private var declarations: [(name: String, declaration: ConstraintDeclaration)] = []
  private var filled: [String] = []
  private var references: [(name: String, node: DeclReferenceExprSyntax)] = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    let declaration = ConstraintDeclaration(node)
    if declaration.isFilled { filled.append(name) }
    if let known = types[name], known != declaration.type { ambiguous.insert(name) }
    guard let type = declaration.type, ConstraintDeclaration.isKnown(type) else {
      return .visitChildren
    }
    types[name] = type
    if !type.contains("NSLayoutConstraint") { declarations.append((name, declaration)) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // An attribute of a chain has the name of a variable by chance.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id,
      member.base?.trimmedDescription != "self",
      !SnapKitReader.attributes(node.baseName.text).isEmpty
    {
      return .visitChildren
    }
    references.append((node.baseName.text, node))
    return .visitChildren
  }

  /// Removes names that are declared with several types, and finds the variables that have several
  /// constraints.
  func finish() {
    for name in ambiguous { types[name] = nil }
    for (name, node) in references where types[name]?.hasPrefix("Constraint") == true {
      guard types[name]?.hasPrefix("ConstraintGroup") == false,
        case .assignment(let attributes)? = ConstraintUse(of: node, isList: false),
        attributes.count > 1
      else { continue }
      types[name] = "[Constraint]"
    }
  }

  /// The variables of SnapKit and Cartography whose uses are all understood.
  func variables(_ usage: NameUsage) -> [String: ConstraintVariable] {
    var result: [String: ConstraintVariable] = [:]
    var unknown: Set<String> = []
    for (name, declaration) in declarations {
      guard let type = types[name] else { continue }
      guard let edits = declaration.edits(for: type) else {
        unknown.insert(name)
        continue
      }
      result[name, default: ConstraintVariable()].edits += edits
    }
    // A group that a constant keeps is filled where it is declared.
    for name in filled where result[name] != nil { result[name]?.assignmentCount += 1 }
    var uses: [String: [ConstraintUse]] = [:]
    for (name, node) in references where result[name] != nil {
      guard let use = ConstraintUse(of: node, isList: types[name]?.hasPrefix("[") == true) else {
        unknown.insert(name)
        continue
      }
      uses[name, default: []].append(use)
    }
    for (name, list) in uses {
      let attributes = list.compactMap {
        if case .assignment(let attributes) = $0 { attributes } else { nil }
      }
      let printer = ConstraintUsePrinter(
        name: name, type: types[name] ?? "", usage: usage, assigned: attributes)
      for use in list {
        switch use {
        case .assignment: result[name]?.assignmentCount += 1
        case .same: break
        case .copied(let other):
          // Lists of both have to be equal, without values that may be nil.
          guard let type = types[name], type.hasPrefix("["), type == types[other] else {
            unknown.insert(name)
            continue
          }
          result[name]?.partners.insert(other)
        case .partner(let other):
          result[name]?.partners.insert(other)
          result[other]?.partners.insert(name)
          // A list of several constraints is not one of the members of a list.
          if result[other] == nil || types[name] == types[other] { unknown.insert(name) }
        default:
          guard let edits = printer.edits(for: use) else {
            unknown.insert(name)
            continue
          }
          result[name]?.edits += edits
        }
      }
    }
    return ConstraintVariable.complete(result.filter { !unknown.contains($0.key) })
  }
}
#endif

extension ConstraintVariable {
  /// The variables without those that need another one which is missing.
  static func complete(_ variables: [String: ConstraintVariable]) -> [String: ConstraintVariable] {
    var result = variables
    while true {
      let kept = result.filter { $0.value.partners.allSatisfy { result[$0] != nil } }
      if kept.count == result.count { return kept }
      result = kept
    }
  }
}
