// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the sources of modules with Apple's names and signatures, without implementations.
struct StubWriter {
  var surface: Surface

  /// The source of a module.
  func source(of framework: String, importing imports: [String]) -> String {
    var source = SourceText()
    for name in imports { source.add("@_exported public import \(name)") }
    source.add("private func stub() -> Never { fatalError() }")
    for (module, member) in surface.globals where module == framework {
      write(member, of: nil, into: &source)
    }
    for type in surface.types where type.framework == framework {
      if let outer = type.outerName, type.kind != .extension {
        source.addBlock("extension \(outer)") { write(type, into: &$0) }
      } else {
        write(type, into: &source)
      }
    }
    return source.text
  }

  private func write(_ type: TypeDeclaration, into source: inout SourceText) {
    source.addBlock(head(of: type)) { body in
      if type.kind == .options {
        body.add("public let rawValue: UInt")
        body.add("public init(rawValue: UInt) { self.rawValue = rawValue }")
      }
      for member in type.members { write(member, of: type, into: &body) }
    }
    guard type.kind == .protocol else { return }
    let optional = type.members.filter { $0.has("optional") }
    if optional.isEmpty { return }
    var defaults = type
    defaults.kind = .extension
    defaults.inheritance = []
    defaults.attributes = []
    defaults.members = optional
    write(defaults, into: &source)
  }

  private func head(of type: TypeDeclaration) -> String {
    let attributes = type.attributes.map { $0 == "@MainActor" ? "@preconcurrency @MainActor" : $0 }
    let keyword =
      switch type.kind {
      case .class: type.attributes.contains("final") ? "public class" : "open class"
      case .struct, .options: "public struct"
      case .enum: "public enum"
      case .protocol: "public protocol"
      case .extension: "extension"
      }
    var inheritance = type.inheritance.map {
      $0 == "NSCoding" && type.isMainActor ? "@preconcurrency NSCoding" : $0
    }
    if type.kind == .options { inheritance = ["OptionSet", "Sendable"] }
    let colon = inheritance.isEmpty ? "" : ": " + inheritance.joined(separator: ", ")
    let name = type.kind == .extension ? type.name : type.innerName
    return (attributes + [keyword, name + type.generics + colon]).joined(separator: " ")
  }

  private func write(_ member: Member, of type: TypeDeclaration?, into source: inout SourceText) {
    let isRequirement = type?.kind == .protocol
    let head = (member.attributes + words(before: member, in: type)).map { $0 + " " }.joined()
    switch member.kind {
    case .variable(let name, let valueType, let isSettable):
      let access = isRequirement ? "get" : "get { stub() }"
      let change = isSettable ? (isRequirement ? " set" : " set {}") : ""
      source.add("\(head)var \(name.declared): \(valueType) { \(access)\(change) }")
    case .function(let name, let generics, let parameters, let effects, let result):
      let clause = effects.isEmpty ? "" : " " + effects
      let body = isRequirement ? "" : " { stub() }"
      source.add(
        "\(head)func \(name.declared) \(generics)(\(list(parameters)))\(clause) -> \(result)\(body)"
      )
    case .initializer(let parameters, let failure):
      let body = type?.kind == .protocol ? "" : " { stub() }"
      source.add("\(head)init\(failure)(\(list(parameters)))\(body)")
    case .value(let name, let rawValue) where type?.kind == .enum:
      source.add(
        rawValue.isEmpty || rawValue.hasPrefix("(")
          ? "case \(name.declared)\(rawValue)" : "case \(name.declared) = \(rawValue)")
    case .value(let name, let rawValue):
      source.add("public static var \(name.declared): Self { Self(rawValue: \(rawValue)) }")
    case .associated(let name): source.add("associatedtype \(name)")
    case .alias(let name, let aliased):
      source.add("public typealias \(name) = \(aliased)")
    }
  }

  /// The access level and the modifiers of a member.
  private func words(before member: Member, in type: TypeDeclaration?) -> [String] {
    let modifiers = member.modifiers.filter { !["public", "weak", "optional"].contains($0) }
    guard let type, type.kind != .protocol else { return type == nil ? ["public"] : modifiers }
    let isInitializer = if case .initializer = member.kind { true } else { false }
    let isOpen =
      type.kind == .class && !type.attributes.contains("final") && !isInitializer
      && !member.has("static") && !member.has("public")
    return [isOpen ? "open" : "public"] + modifiers
  }

  private func list(_ parameters: [Parameter]) -> String {
    parameters.map { parameter in
      let names =
        parameter.label == parameter.name
        ? parameter.name : "\(parameter.label) \(parameter.name)"
      let value = parameter.defaultValue.map { " = \($0)" } ?? ""
      return "\(names): \(parameter.type)\(value)"
    }.joined(separator: ", ")
  }
}
