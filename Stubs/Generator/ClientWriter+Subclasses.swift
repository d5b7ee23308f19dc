// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ClientWriter {
  /// A subclass that overrides the open members.
  func writeSubclass(of type: TypeDeclaration, into source: inout SourceText) {
    let isolation = type.isMainActor ? "@MainActor " : ""
    let name = "Sub_" + type.name.replacing(".", with: "_")
    source.addBlock("\(isolation)class \(name)\(type.generics): \(type.spelling)") { body in
      let designated = designatedCall(of: type)
      for member in type.members where !member.has("static") && !member.has("public") {
        writeOverride(of: member, designated: designated, into: &body)
      }
    }
  }

  private func writeOverride(of member: Member, designated: String?, into body: inout SourceText) {
    let kind = member.has("class") ? "class " : ""
    switch member.kind {
    case .variable(let name, let type, let isSettable):
      let setter = isSettable ? " set { super.\(name) = newValue }" : ""
      body.add("override \(kind)var \(name.declared): \(type) { get { super.\(name) }\(setter) }")
    case .function(let name, let generics, let parameters, let effects, let result):
      let head = "\(name.declared)\(generics)(\(declarations(parameters))) \(effects) -> \(result)"
      let call = effects.contains("throws") ? "try super" : "super"
      body.add("override \(kind)func \(head) { \(call).\(name)(\(passing(parameters))) }")
    case .initializer(let parameters, let failure) where member.has("convenience"):
      guard let designated else { return }
      let head = member.has("required") ? "required init" : "init"
      body.add("\(head)\(failure)(\(declarations(parameters))) { \(designated) }")
    case .initializer(let parameters, let failure):
      let head = "\(member.has("required") ? "required" : "override") init\(failure)"
      let call = "super.init(\(passing(parameters)))"
      body.add("\(head)(\(declarations(parameters))) { \(call) }")
    case .value, .alias, .associated: break
    }
  }

  /// A call of the first designated initialiser that is not failable, declared or inherited.
  private func designatedCall(of type: TypeDeclaration) -> String? {
    for owner in [type] + surface.ancestors(of: type) {
      for member in owner.members where !member.has("convenience") {
        if case .initializer(let parameters, "") = member.kind {
          return "super.init(\(parameters.arguments { _ in "value()" }))"
        }
      }
    }
    return nil
  }

  /// A class with the required members of a protocol and no others.
  func writeConformance(to type: TypeDeclaration, into source: inout SourceText) {
    // Protocols of values, with initializers or functions that return the type, have no such class.
    let isOfValues = type.members.contains { member in
      switch member.kind {
      case .initializer: true
      case .function(_, _, _, _, let result): result == "Self"
      default: false
      }
    }
    if isOfValues { return }
    let isolation = type.isMainActor ? "@MainActor " : ""
    source.addBlock("\(isolation)class Sub_\(type.name): NSObject, \(type.name)") { body in
      let requirements = type.members + surface.inheritedRequirements(of: type)
      for member in requirements where !member.has("optional") {
        switch member.kind {
        case .variable(let name, let valueType, let isSettable):
          body.add("var \(name): \(valueType) { get { value() } \(isSettable ? "set {}" : "") }")
        case .function(let name, _, let parameters, _, let result):
          let head = "\(member.has("static") ? "static " : "")func \(name)"
          body.add("\(head)(\(declarations(parameters))) -> \(result) { return value() }")
        default: break
        }
      }
    }
  }

  private func declarations(_ parameters: [Parameter]) -> String {
    parameters.enumerated().map { "\($1.label) p\($0): \($1.type)" }.joined(separator: ", ")
  }

  private func passing(_ parameters: [Parameter]) -> String {
    parameters.arguments { "p\($0)" }
  }
}
