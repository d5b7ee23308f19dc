// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension KeptDeclarations {
  func write(_ type: TypeDeclaration, into source: inout SourceText) {
    source.add(comment(on: nil, of: type))
    source.addBlock(head(of: type)) { body in
      if type.kind == .options {
        body.add(comment(on: nil, of: type))
        body.add("public let rawValue: UInt")
        body.add(comment(on: nil, of: type))
        body.add("public init(rawValue: UInt) { self.rawValue = rawValue }")
      }
      for member in type.members {
        if type.kind == .protocol {
          writeRequirement(member, of: type, into: &body)
        } else {
          write(member, of: type, isInExtension: false, into: &body)
        }
      }
    }
    let optional = type.members.filter { $0.has("optional") }
    if optional.isEmpty { return }
    source.addBlock("extension \(type.name)") { body in
      for member in optional { writeDefault(of: member, in: type, into: &body) }
    }
  }

  func head(of type: TypeDeclaration) -> String {
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
    if type.kind == .options { inheritance = ["OptionSet", "Hashable", "Sendable"] }
    let colon = inheritance.isEmpty ? "" : ": " + inheritance.joined(separator: ", ")
    return (attributes + [keyword, type.innerName + type.generics + colon]).joined(separator: " ")
  }

  func writeRequirement(
    _ member: Member, of type: TypeDeclaration, into body: inout SourceText
  ) {
    body.add(comment(on: member, of: type))
    let words = member.attributes + (member.has("static") ? ["static"] : [])
    let attributes = words.map { $0 + " " }.joined()
    switch member.kind {
    case .variable(let name, let valueType, let isSettable):
      body.add("\(attributes)var \(name.declared): \(valueType) { get\(isSettable ? " set" : "") }")
    case .function(let name, let generics, let parameters, let effects, let result):
      body.add(
        "\(attributes)func \(name.declared)\(generics)(\(list(parameters, defaults: false)))"
          + clause(effects, result))
    default: fail("\(type.name).\(member.reference): no requirement that can be generated")
    }
  }

  func write(
    _ member: Member, of type: TypeDeclaration, isInExtension: Bool, into body: inout SourceText
  ) {
    if case .value(let name, let rawValue) = member.kind, type.kind == .enum {
      body.add(
        rawValue.isEmpty || rawValue.hasPrefix("(")
          ? "case \(name.declared)\(rawValue)" : "case \(name.declared) = \(rawValue)")
      return
    }
    body.add(comment(on: member, of: type))
    let head = words(before: member, of: type, isInExtension: isInExtension)
    switch member.kind {
    case .variable(let name, let valueType, let isSettable):
      body.add(
        head
          + variable(name, valueType, isSettable: isSettable, member, of: type))
    case .function(let name, let generics, let parameters, let effects, let result):
      body.add(
        "\(head)func \(name.declared)\(generics)(\(list(parameters, defaults: true)))"
          + clause(effects, result) + " {\(self.body(of: member, in: type, result: result))}")
    case .initializer(let parameters, let failure):
      body.add(
        "\(head)init\(failure)(\(list(parameters, defaults: true))) "
          + "{ \(self.body(ofInitializer: member, parameters, of: type)) }")
    case .value(let name, let rawValue):
      body.add(
        "public static let \(name.declared) = \(type.innerName)(rawValue: \(rawValue))")
    case .alias(let name, let aliased): body.add("public typealias \(name) = \(aliased)")
    case .associated: fail("\(type.name): an associated type is not generated")
    }
  }

  /// A property of a type that is generated as a whole.
  func variable(
    _ name: String, _ valueType: String, isSettable: Bool, _ member: Member,
    of type: TypeDeclaration
  ) -> String {
    let isView = name == "view" && type.inheritance.contains("UIInteraction")
    if isView { return "private(set) weak var view: UIView?" }
    let weak = member.has("weak") ? "weak " : ""
    let isInitialized = initializedNames(of: type).contains(name)
    if isSettable || isInitialized {
      let access = isSettable ? "" : "private(set) "
      let initial = member.value.map { " = \($0)" } ?? ""
      return "\(access)\(weak)var \(name.declared): \(valueType)\(initial)"
    }
    guard let value = member.value ?? (valueType.isOptional ? "nil" : nil) else {
      fail("\(type.name).\(name): a value is missing, such as ` = 0` at the end of the line")
    }
    if member.has("static") { return "let \(name.declared): \(valueType) = \(value)" }
    return "var \(name.declared): \(valueType) { \(value) }"
  }

  /// The names of the properties that initializers set.
  func initializedNames(of type: TypeDeclaration) -> Set<String> {
    Set(
      type.members.flatMap { member -> [String] in
        guard case .initializer(let parameters, _) = member.kind else { return [] }
        return parameters.filter { isValue($0, of: type) }.map(\.name)
      })
  }

  func body(of member: Member, in type: TypeDeclaration, result: String) -> String {
    let isMove = member.reference == "didMove(to:)" && type.inheritance.contains("UIInteraction")
    if isMove { return " self.view = view " }
    if let value = member.value { return " \(value) " }
    if result == "Void" { return "" }
    if result.isOptional { return " nil " }
    fail("\(type.name).\(member.reference): a result is missing, such as ` = 0` at the end")
  }

  /// The properties with the names of parameters get their values.
  func body(
    ofInitializer member: Member, _ parameters: [Parameter], of type: TypeDeclaration
  ) -> String {
    let assignments = parameters.filter { isValue($0, of: type) }
      .map { "self.\($0.name) = \($0.name)" }
    let call: [String]
    if let value = member.value {
      call = [value]
    } else if type.kind != .class {
      call = []
    } else if parameters.first?.label == "coder", parameters.count == 1 {
      let hasCoder = surface.ancestors(of: type).contains { ancestor in
        ancestor.members.contains { $0.reference == "init(coder:)" }
      }
      call = [hasCoder ? "super.init(coder: coder)" : "super.init()"]
    } else if member.has("override") {
      call = ["super.init(\(parameters.arguments { parameters[$0].name }))"]
    } else {
      call = [member.has("convenience") ? "self.init()" : "super.init()"]
    }
    let lines = member.has("convenience") ? call + assignments : assignments + call
    return lines.joined(separator: "; ")
  }

  /// Whether a parameter of an initializer is the value of the property with its name.
  func isValue(_ parameter: Parameter, of type: TypeDeclaration) -> Bool {
    type.members.contains { member in
      guard case .variable(parameter.name, let valueType, _) = member.kind, !member.isStatic else {
        return false
      }
      let given = parameter.type.replacingOccurrences(of: "@escaping ", with: "")
      return [given, given + "?", "(\(given))?"].contains(valueType)
    }
  }

  /// The access level and the modifiers of a member, with a space after each.
  func words(
    before member: Member, of type: TypeDeclaration, isInExtension: Bool
  ) -> String {
    let isInitializer = if case .initializer = member.kind { true } else { false }
    let isOpen =
      type.kind == .class && !type.attributes.contains("final") && !isInitializer && !isInExtension
      && !member.has("static") && !member.has("public")
    let modifiers = member.modifiers.filter { !["public", "weak", "optional"].contains($0) }
    return (member.attributes + [isOpen ? "open" : "public"] + modifiers).map { $0 + " " }.joined()
  }

  func clause(_ effects: String, _ result: String) -> String {
    (effects.isEmpty ? "" : " \(effects)") + (result == "Void" ? "" : " -> \(result)")
  }

  func list(_ parameters: [Parameter], defaults: Bool) -> String {
    parameters.map { parameter in
      let names =
        parameter.label == parameter.name
        ? parameter.name : "\(parameter.label) \(parameter.name)"
      let value = defaults ? parameter.defaultValue.map { " = \($0)" } ?? "" : ""
      return "\(names): \(parameter.type)\(value)"
    }.joined(separator: ", ")
  }
}
