// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What a type of the list is.
enum TypeKind: String {
  case `class`, `struct`, `enum`, `protocol`
  /// A structure whose values are bits.
  case options
  /// Members and conformances that a framework adds to a type, mostly one of Foundation.
  case `extension`
}

/// A type of the list with its members.
struct TypeDeclaration {
  /// The module that declares it.
  var framework: String
  var kind: TypeKind
  /// The whole name, with the types around it.
  var name: String
  /// Parameters with their constraints, `<A: AnyObject>`, or nothing.
  var generics: String
  /// Superclass and protocols, or the type of raw values first.
  var inheritance: [String]
  var attributes: [String]
  var members: [Member] = []

  /// The names of the types around this one, joined; nil at the top.
  var outerName: String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }
  /// The name without the types around it.
  var innerName: String { name.split(separator: ".").last.map(String.init) ?? name }
  /// The type as it is used: `NSLayoutAnchor<A>`.
  var spelling: String {
    let parameters = generics.dropFirst().dropLast().split(separator: ",").map {
      $0.prefix { $0 != ":" }
    }
    return parameters.isEmpty ? name : "\(name)<\(parameters.joined(separator: ","))>"
  }
  var isMainActor: Bool { attributes.contains("@MainActor") }
}

/// A parameter of a function.
struct Parameter {
  /// What the caller writes; `_` for nothing.
  var label: String
  var name: String
  var type: String
  var defaultValue: String?
}

/// What a member is.
enum MemberKind {
  case variable(name: String, type: String, isSettable: Bool)
  case function(name: String, generics: String, [Parameter], effects: String, result: String)
  /// `failure` is a question mark, or nothing.
  case initializer([Parameter], failure: String)
  /// A case of an enumeration or a set of bits, with its raw value.
  case value(name: String, rawValue: String)
  case alias(name: String, type: String)
}

/// A member of a type, or a function or variable of a module.
struct Member {
  var attributes: [String]
  var modifiers: [String]
  var kind: MemberKind

  func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }
  var isStatic: Bool { has("static") || has("class") }

  /// How the member is spelt where it is not called, as in `insertSubview(_:at:)`.
  var reference: String {
    switch kind {
    case .variable(let name, _, _), .value(let name, _), .alias(let name, _): name
    case .function(let name, _, let parameters, _, _): name + parameters.labels
    case .initializer(let parameters, _): "init" + parameters.labels
    }
  }
}

extension [Parameter] {
  /// What is between the parentheses of a call, with a value for each parameter by its place.
  func arguments(_ value: (Int) -> String) -> String {
    enumerated().map { ($1.label == "_" ? "" : $1.label + ": ") + value($0) }
      .joined(separator: ", ")
  }

  /// The types alone, as in the type of the function.
  var types: String { map(\.type).joined(separator: ", ") }

  /// The labels in parentheses; nothing where there are none, because that would be a call.
  fileprivate var labels: String { isEmpty ? "" : "(\(map { $0.label + ":" }.joined()))" }
}
