// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftSyntax

/// The declaration of a variable that may have constraints.
struct ConstraintDeclaration {
  private let node: PatternBindingSyntax
  /// The type, as written or as the value says it; nil for others.
  let type: String?
  /// Whether the value makes constraints.
  let isFilled: Bool

  init(_ node: PatternBindingSyntax) {
    self.node = node
    let value = node.initializer?.value.trimmedDescription ?? ""
    let isPrepared = value.contains(".snp.prepareConstraints")
    let isRelated = GroupUse.relates(value)
    isFilled = GroupUse.isConstrain(value) || isPrepared || isRelated
    if let annotation = node.typeAnnotation?.type.trimmedDescription {
      let isMortar = ["MortarGroup", "MortarConstraint", "[MortarConstraint]"]
        .contains(annotation.filter { $0 != "?" && $0 != "!" })
      // Each constraint of Mortar is a list, too.
      type = isMortar ? Self.mortar : annotation
    } else if isRelated || value == "MortarGroup()" {
      type = Self.mortar
    } else if value == "ConstraintGroup()" || GroupUse.isConstrain(value) {
      type = "ConstraintGroup"
    } else if isPrepared {
      type = "[Constraint]"
    } else if value.hasSuffix("()") {
      // A new constraint or a new list.
      type = String(value.dropLast(2))
    } else {
      type = nil
    }
  }

  private static let mortar = "[MortarConstraint]"

  /// Whether a type is that of constraints.
  static func isKnown(_ type: String) -> Bool {
    [
      "NSLayoutConstraint", "[NSLayoutConstraint]", "Constraint", "[Constraint]", "ConstraintGroup",
      "[ConstraintGroup]", mortar,
    ].contains(type.filter { $0 != "?" && $0 != "!" })
  }

  /// The edits of a declaration with types of UIKit; nil for one that is not understood.
  ///
  /// - Parameter type: The type by all uses of the variable.
  func edits(for type: String) -> [TextEdit]? {
    if isFilled, node.typeAnnotation == nil { return [] }
    let array = "[NSLayoutConstraint]"
    guard let declared = self.type else { return nil }
    if declared == Self.mortar {
      guard let annotation = node.typeAnnotation?.type else {
        return node.initializer.map {
          [TextEdit(bytes: $0.value.trimmedBytes, text: array + "()")]
        }
      }
      return isFilled ? nil : listEdits(annotation, array)
    }
    if declared.hasPrefix("[") {
      let isOfGroups = declared.contains("Group")
      let (old, new) =
        isOfGroups ? ("[ConstraintGroup", "[" + array) : ("[Constraint", "[NSLayoutConstraint")
      var edits: [TextEdit] = []
      if let annotation = node.typeAnnotation?.type {
        edits.append(Self.edit(annotation, of: old, new))
      }
      if let value = node.initializer?.value, value.trimmedDescription.hasPrefix(old) {
        edits.append(Self.edit(value, of: old, new))
      }
      return edits
    }
    if declared.hasPrefix("ConstraintGroup") { return groupEdits(array) }
    guard let annotation = node.typeAnnotation?.type else { return nil }
    if !type.hasPrefix("[") {
      return [Self.edit(annotation, of: "Constraint", "NSLayoutConstraint")]
    }
    return listEdits(annotation, array)
  }

  /// The edits of a declaration without constraints. An empty list takes the place of nil.
  private func listEdits(_ annotation: TypeSyntax, _ array: String) -> [TextEdit]? {
    let text = annotation.trimmedDescription
    let isEmpty = text.hasSuffix("?") || text.hasSuffix("!")
    let value = node.initializer?.value.trimmedDescription
    guard [nil, "nil", "[]"].contains(value) else { return nil }
    let end =
      node.initializer?.endPositionBeforeTrailingTrivia
      ?? annotation.endPositionBeforeTrailingTrivia
    return [
      TextEdit(
        bytes: annotation.positionAfterSkippingLeadingTrivia.utf8Offset..<end.utf8Offset,
        text: array + (isEmpty || value != nil ? " = []" : ""))
    ]
  }

  /// Replaces a word at the start of some code.
  private static func edit(
    _ node: some SyntaxProtocol, of word: String, _ text: String
  ) -> TextEdit {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return TextEdit(bytes: start..<(start + word.utf8.count), text: text)
  }

  private func groupEdits(_ array: String) -> [TextEdit]? {
    let value = node.initializer?.value.trimmedDescription ?? ""
    if let annotation = node.typeAnnotation?.type, value.isEmpty {
      return [Self.edit(annotation, of: "ConstraintGroup", array)]
    }
    guard value == "ConstraintGroup()", let end = node.initializer?.value,
      let declaration = node.parent?.parent?.as(VariableDeclSyntax.self),
      declaration.bindings.count == 1,
      !declaration.modifiers.contains(where: { ["lazy", "static"].contains($0.name.text) })
    else { return nil }
    let start = node.pattern.endPositionBeforeTrailingTrivia.utf8Offset
    return [
      Self.edit(declaration.bindingSpecifier, of: "let", "var"),
      TextEdit(
        bytes: start..<end.endPositionBeforeTrailingTrivia.utf8Offset, text: ": \(array) = []"),
    ]
  }
}
#endif
