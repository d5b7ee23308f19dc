// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension KeptDeclarations {
  /// An extension with the kept members of a type, and one with the requirements of a protocol that
  /// types need not have.
  func writeMembers(of type: TypeDeclaration, into source: inout SourceText) {
    let members = type.members.filter { $0.isKept || (type.isKept && type.kind == .extension) }
    if members.isEmpty { return }
    source.addBlock("extension \(type.name)") { body in
      for member in members {
        if type.kind == .protocol {
          writeDefault(of: member, in: type, into: &body)
        } else {
          writeKept(member, of: type, into: &body)
        }
      }
    }
    source.add("")
  }

  /// A member that an extension adds: a property is one of the kept values of the object.
  func writeKept(
    _ member: Member, of type: TypeDeclaration, into body: inout SourceText
  ) {
    guard case .variable(let name, let valueType, true) = member.kind, !member.isStatic else {
      write(member, of: type, isInExtension: true, into: &body)
      return
    }
    body.add(comment(on: member, of: type))
    let initial = member.value ?? (valueType.isOptional ? "nil" : "\(valueType)()")
    body.addBlock("public var \(name.declared): \(valueType)") { accessors in
      if member.has("weak") {
        accessors.add("get { keptObject() as? \(valueType.withoutOptional) }")
        accessors.add("set { keepWeakly(newValue) }")
      } else {
        accessors.add("get { kept(\(initial)) }")
        accessors.add("set { keep(newValue) }")
      }
    }
  }

  /// The implementation of a requirement for the types that have none.
  func writeDefault(
    of member: Member, in type: TypeDeclaration, into body: inout SourceText
  ) {
    if case .variable(let name, let valueType, let isSettable) = member.kind {
      body.add(comment(on: member, of: type))
      let initial = member.value ?? "nil"
      let accessors = isSettable ? "get { \(initial) } set {}" : initial
      body.add("public var \(name.declared): \(valueType) { \(accessors) }")
    } else {
      write(member, of: type, isInExtension: true, into: &body)
    }
  }
}
