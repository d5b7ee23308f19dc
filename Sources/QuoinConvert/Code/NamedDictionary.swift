// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftSyntax

/// A constant with the views or the metrics of visual format strings.
struct NamedDictionary {
  private let name: String
  private let literal: String
  /// The code in which the constant has its value.
  private let scope: Range<AbsolutePosition>

  /// Nil for other declarations.
  init?(_ item: CodeBlockItemSyntax, in block: CodeBlockItemListSyntax) {
    guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      variable.bindingSpecifier.text == "let", let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      var value = binding.initializer?.value
    else { return nil }
    if let cast = value.as(SequenceExprSyntax.self), let first = cast.elements.first,
      cast.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    {
      value = first
    }
    guard value.is(DictionaryExprSyntax.self) else { return nil }
    self.name = name
    literal = value.trimmedDescription
    scope = item.endPosition..<max(item.endPosition, block.endPosition)
  }

  /// Code with the literal in place of the name.
  func inserted(in code: String, at position: AbsolutePosition) -> String {
    guard scope.contains(position) else { return code }
    var result = code
    for label in ["views: ", "metrics: "] {
      for ending in [")", ",", "\n"] {
        result = result.replacing(label + name + ending, with: label + literal + ending)
      }
    }
    return result
  }
}
#endif
