// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes a program that uses every declaration of the list so that it only compiles against a
/// module with the same signatures.
///
/// - A property is read through a key path, whose type allows no conversion.
/// - A method is assigned to a function type, and called without the arguments that have defaults.
/// - A subclass overrides the open members. A result must be optional in the member and in its
///   override, or in neither.
/// - A subclass overrides designated initialisers, and declares initialisers like the convenience
///   ones, which would need `override` if the originals were designated.
/// - An enumeration is switched over without a default, and raw values are compared when the
///   program runs.
struct ClientWriter {
  var surface: Surface

  func source(importing modules: [String]) -> String {
    var source = SourceText()
    for module in modules { source.add("import \(module)") }
    source.add("func value<T>() -> T { fatalError() }")
    for (index, type) in surface.types.enumerated() {
      source.add("// \(type.name)")
      writeUses(of: type, named: "use\(index)", into: &source)
      switch type.kind {
      case .class where !type.attributes.contains("final"): writeSubclass(of: type, into: &source)
      case .protocol where !type.hasAssociatedTypes: writeConformance(to: type, into: &source)
      default: break
      }
    }
    source.addBlock("@MainActor func useGlobals()") { body in
      for (_, member) in surface.globals {
        write(member, receiver: nil, owner: "", isolation: "", into: &body)
      }
    }
    writeRawValues(into: &source)
    return source.text
  }

  private func writeUses(
    of type: TypeDeclaration, named name: String, into source: inout SourceText
  ) {
    let isExtensionOfIsolated =
      type.kind == .extension && surface.types.contains { $0.name == type.name && $0.isMainActor }
    let isolation = type.isMainActor || isExtensionOfIsolated ? "@MainActor " : ""
    let (owner, generics) = spelling(of: type)
    let receiver = type.kind == .protocol ? "any \(type.name)" : owner
    source.addBlock("\(isolation)func \(name)\(generics)(_ x: \(receiver))") { body in
      writeInheritance(of: type, into: &body)
      if type.kind == .enum { writeSwitch(over: type, into: &body) }
      for member in type.members {
        write(member, receiver: type, owner: owner, isolation: isolation, into: &body)
      }
    }
  }

  /// The type as it is used, and the generic parameters that this needs: its own and those of the
  /// enclosing type.
  private func spelling(of type: TypeDeclaration) -> (type: String, generics: String) {
    guard let outer = surface.types.first(where: { $0.name == type.outerName }),
      !outer.generics.isEmpty
    else { return (type.spelling, type.generics) }
    let inner = type.spelling.dropFirst(outer.name.count)
    let own = type.generics.isEmpty ? ">" : ", " + type.generics.dropFirst()
    return (outer.spelling + inner, outer.generics.dropLast() + own)
  }

  private func writeInheritance(of type: TypeDeclaration, into body: inout SourceText) {
    var names = type.inheritance.map { $0.replacing("@unchecked ", with: "") }
    let hasRawValues = type.members.contains { member in
      if case .value(_, let rawValue) = member.kind {
        !rawValue.isEmpty && rawValue.first != "("
      } else {
        false
      }
    }
    if type.kind == .enum && hasRawValues { names = ["RawRepresentable", "Hashable", "Sendable"] }
    if type.kind == .options { names = ["OptionSet", "Sendable"] }
    if names.isEmpty || type.kind == .protocol { return }
    body.add("do { func check<T: \(names.joined(separator: " & "))>(_: T.Type) {}")
    body.add("check(\(type.spelling).self) }")
  }

  private func writeSwitch(over type: TypeDeclaration, into body: inout SourceText) {
    body.addBlock("switch x") { cases in
      for case .value(let name, _) in type.members.map(\.kind) {
        cases.add("case .\(name.declared): break")
      }
    }
  }

  private func write(
    _ member: Member, receiver: TypeDeclaration?, owner: String, isolation: String,
    into body: inout SourceText
  ) {
    // Only a type that conforms has the static members of a protocol.
    if receiver?.kind == .protocol && member.isStatic { return }
    let path = receiver == nil ? "" : (member.isStatic ? owner + "." : "x.")
    switch member.kind {
    case .variable(let name, let type, let isSettable):
      let isInstance = !member.isStatic && receiver != nil && receiver?.kind != .protocol
      if isInstance {
        let paths = receiver?.kind == .class ? "ReferenceWritableKeyPath" : "WritableKeyPath"
        let keyPath = isSettable ? paths : "KeyPath"
        body.add("let _: \(keyPath)<\(owner), \(type.unwrappedType)> = \\.\(name.declared)")
      } else {
        body.add("let _: \(type.unwrappedType) = \(path)\(name.declared)")
      }
      if type.hasSuffix("!") { body.add("let _: \(type.dropLast()) = \(path)\(name)") }
    case .function(let name, _, let parameters, _, let result)
    where name.first?.isLetter != true:
      let operands = parameters.map { "(value() as \($0.type))" }
      body.add("let _: \(result) = \(operands.joined(separator: " \(name) "))")
    case .function(let name, let generics, let parameters, let effects, let result):
      // A type of a function has no implicitly unwrapped optionals, and no `Self`.
      let result = result.replacing(/\bSelf\b/, with: owner)
      let types = parameters.types.replacing("!", with: "?")
      let type = "\(isolation)(\(types)) \(effects) -> \(result.unwrappedType)"
      if member.has("mutating") {
        // There are no values of such methods.
        let call = "\(name)(\(parameters.arguments { _ in "value()" }))"
        body.add("do { var copy = x; let _: \(result) = copy.\(call) }")
        return
      }
      if generics.isEmpty { body.add("let _: \(type) = \(path)\(member.reference)") }
      // Without `await` the call would be that of another overload.
      guard effects.isEmpty else { return }
      writeCall(of: path + name, parameters, of: member, result: result, into: &body)
    case .initializer where receiver?.kind == .protocol: break
    case .initializer(let parameters, let failure):
      let type = "\(isolation)(\(parameters.types)) -> \(owner)\(failure)"
      body.add("let _: \(type) = \(owner).\(member.reference)")
      writeCall(of: owner, parameters, of: member, result: owner + failure, into: &body)
    case .value(let name, let rawValue):
      if !rawValue.hasPrefix("(") { body.add("let _: \(owner) = .\(name.declared)") }
    // Only a type that conforms has it.
    case .associated: break
    case .alias(let name, let type):
      body.add("let _: (\(owner.isEmpty ? "" : owner + ".")\(name)).Type = (\(type)).self")
    }
  }

  /// Calls without the arguments that have defaults.
  private func writeCall(
    of callee: String, _ parameters: [Parameter], of member: Member, result: String,
    into body: inout SourceText
  ) {
    let isDiscardable = member.attributes.contains("@discardableResult")
    guard parameters.contains(where: { $0.defaultValue != nil }) || isDiscardable else { return }
    let target = isDiscardable || result == "Void" ? "" : "let _: \(result) = "
    let arguments = parameters.filter { $0.defaultValue == nil }.arguments { _ in "value()" }
    body.add("\(target)\(callee)(\(arguments))")
  }

  private func writeRawValues(into source: inout SourceText) {
    source.add("var differences: [String] = []")
    source.addBlock(
      "@MainActor func expect<T: Equatable>(_ name: String, _ value: T, _ expected: T)"
    ) {
      $0.add(
        "if value != expected { differences.append(\"\\(name) is \\(value), not \\(expected)\") }")
    }
    for type in surface.types {
      for case .value(let name, let rawValue) in type.members.map(\.kind)
      where !rawValue.isEmpty && !rawValue.hasPrefix("(") {
        let path = "\(type.name).\(name)"
        source.add("expect(\"\(path)\", \(type.name).\(name.declared).rawValue, \(rawValue))")
      }
    }
    source.add("for difference in differences { print(difference) }")
    source.add("exit(differences.isEmpty ? 0 : 1)")
  }
}
