// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The kind of a type in the list.
enum TypeKind: String {
  case `class`, `struct`, `enum`, `protocol`
  /// A structure whose values are sets of bits.
  case options
  /// Members and conformances that a framework adds to a type, mostly one of Foundation.
  case `extension`
}

/// A type in the list with its members.
struct TypeDeclaration {
  /// The module that declares it.
  var framework: String
  var kind: TypeKind
  /// The full name, with the enclosing types.
  var name: String
  /// Generic parameters with their constraints, such as `<A: AnyObject>`, or an empty text.
  var generics: String
  /// The superclass or the type of raw values, followed by protocols.
  var inheritance: [String]
  var attributes: [String]
  var members: [Member] = []
  /// Whether the type has no effect in QuoinUIKit, so that the whole of it is generated.
  var isKept = false
  /// The path of the list, without its extension.
  var list = ""

  /// The full name of the enclosing type; nil at the top level.
  var outerName: String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }
  /// The name without enclosing types.
  var innerName: String { name.split(separator: ".").last.map(String.init) ?? name }
  /// The type as it is used: `NSLayoutAnchor<A>`.
  var spelling: String {
    let parameters = generics.dropFirst().dropLast().split(separator: ",").map {
      $0.prefix { $0 != ":" }
    }
    return parameters.isEmpty ? name : "\(name)<\(parameters.joined(separator: ","))>"
  }
  var isMainActor: Bool { attributes.contains("@MainActor") }
  /// Whether a protocol leaves types to those that conform.
  var hasAssociatedTypes: Bool {
    members.contains { if case .associated = $0.kind { true } else { false } }
  }
}

/// A parameter of a function.
struct Parameter {
  /// The argument label; `_` for none.
  var label: String
  var name: String
  var type: String
  var defaultValue: String?
}

/// The kind of a member.
enum MemberKind {
  case variable(name: String, type: String, isSettable: Bool)
  case function(name: String, generics: String, [Parameter], effects: String, result: String)
  /// `failure` is a question mark or empty.
  case initializer([Parameter], failure: String)
  /// A case of an enumeration or a set of bits, with its raw value. Cases without one have an empty
  /// text, or their associated values in parentheses.
  case value(name: String, rawValue: String)
  case alias(name: String, type: String)
  /// A type that a protocol leaves to the types that conform.
  case associated(name: String)
}

/// A member of a type, or a function or variable of a module.
struct Member {
  var attributes: [String]
  var modifiers: [String]
  var kind: MemberKind
  /// The value that a kept property has at first, the result of a function without effect, or the
  /// other initializer that an initializer calls; nil for none.
  var value: String?
  /// Whether the member has no effect in QuoinUIKit, so that it is generated.
  var isKept = false
  /// Whether the member is a property without effect in the body of a type, where subclasses override
  /// it, or where a structure stores it.
  var isKeptInBody = false

  func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }
  var isStatic: Bool { has("static") || has("class") }

  /// The name with argument labels, as in `insertSubview(_:at:)`.
  var reference: String {
    switch kind {
    case .value(let name, let rawValue) where rawValue.hasPrefix("("):
      // Associated values are written without nested commas.
      name + "("
        + rawValue.dropFirst().split(separator: ",").map { value in
          let label = value.split(separator: ":")[0]
          return (value.contains(":") ? label.drop { $0 == " " } : "_") + ":"
        }.joined() + ")"
    case .variable(let name, _, _), .value(let name, _), .alias(let name, _),
      .associated(let name):
      name
    case .function(let name, _, let parameters, _, _): name + parameters.labels
    case .initializer(let parameters, _): "init" + parameters.labels
    }
  }
}

extension [Parameter] {
  /// The arguments of a call, with a value for each parameter by its index.
  func arguments(_ value: (Int) -> String) -> String {
    enumerated().map { ($1.label == "_" ? "" : $1.label + ": ") + value($0) }
      .joined(separator: ", ")
  }

  /// The types of the parameters, as in the type of the function.
  var types: String { map(\.type).joined(separator: ", ") }

  /// The labels in parentheses; empty without parameters, because `()` would be a call.
  fileprivate var labels: String { isEmpty ? "" : "(\(map { $0.label + ":" }.joined()))" }
}
