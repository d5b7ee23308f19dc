// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A framework, or QuoinUIKit, that has a declaration of the list.
enum Side: String {
  case uiKit = "UIKit"
  case appKit = "AppKit"
  case quoin = "QuoinUIKit"

  /// The sides of a line by the mark at its beginning. A line without a mark belongs to all sides.
  static let marks: [(text: String, sides: Set<Side>)] = [
    ("UI: ", [.uiKit, .quoin]), (keptMark, [.uiKit, .quoin]),
    (bodyMark, [.uiKit, .quoin]), ("NS: ", [.appKit]),
    ("SDK: ", [.uiKit, .appKit]), ("QUOIN: ", [.quoin]),
  ]
  /// The mark of declarations of UIKit that have no effect in QuoinUIKit.
  static let keptMark = "KEPT: "
  /// The mark of properties that are kept without effect in the body of their type.
  static let bodyMark = "BODY: "
}

/// The declarations of one side.
struct Surface {
  var types: [TypeDeclaration] = []
  /// Functions and variables outside of types, by module.
  var globals: [(framework: String, member: Member)] = []

  /// Reads the lines of the list.
  ///
  /// A line without indentation declares a type, an indented line a member of it. `framework A`
  /// names the module of the types that follow. `A|B` is A for UIKit and B for AppKit. A line that
  /// begins with a mark belongs to some sides only; members of a type belong to the sides of the
  /// type.
  mutating func read(_ lines: [String], of file: String, side: Side) throws(SurfaceError) {
    var framework = side.rawValue
    var isTypeMissing = false
    let list = String(file.prefix { $0 != "." })
    for (index, line) in lines.enumerated() {
      let text = Surface.text(of: line, side: side)
      if let first = line.first, first != " ", first != "#" { isTypeMissing = text == nil }
      guard let text, !isTypeMissing else { continue }
      do throws(SurfaceError) {
        if line.hasPrefix(" ") {
          var member = try Member(text: text)
          member.isKept = line.drop { $0 == " " }.hasPrefix(Side.keptMark)
          member.isKeptInBody = line.drop { $0 == " " }.hasPrefix(Side.bodyMark)
          try addMember(member)
        } else if text.hasPrefix("framework ") {
          framework = String(text.dropFirst("framework ".count))
        } else if ["func ", "let ", "typealias "].contains(where: text.hasPrefix) {
          globals.append((framework, try Member(text: text)))
        } else {
          var type = try TypeDeclaration(text: text, framework: framework)
          type.isKept = line.hasPrefix(Side.keptMark)
          type.list = list
          types.append(type)
        }
      } catch {
        throw SurfaceError("\(file):\(index + 1): \(error.text): \(line)")
      }
    }
  }

  private mutating func addMember(_ member: Member) throws(SurfaceError) {
    guard !types.isEmpty else { throw SurfaceError("a member outside of a type") }
    types[types.count - 1].members.append(member)
  }

  /// The text of a line for one side; nil if it does not belong to that side.
  private static func text(of line: String, side: Side) -> String? {
    var text = line.prefix { $0 != "#" }.drop { $0 == " " }
    for mark in Side.marks where text.hasPrefix(mark.text) {
      guard mark.sides.contains(side) else { return nil }
      text = text.dropFirst(mark.text.count)
    }
    while text.last == " " { text.removeLast() }
    let chosen = String(text).replacing(/([\w.]+)\|([\w.]+)/) { match in
      side == .appKit ? match.output.2 : match.output.1
    }
    return chosen.isEmpty ? nil : chosen
  }

  /// The superclasses that the list has, the nearest first.
  func ancestors(of type: TypeDeclaration) -> [TypeDeclaration] {
    guard type.kind == .class, let base = type.inheritance.first,
      let parent = types.first(where: { $0.kind == .class && base.hasPrefix($0.name) })
    else { return [] }
    return [parent] + ancestors(of: parent)
  }

  /// The required members of the protocols in the list that a protocol refines.
  func inheritedRequirements(of type: TypeDeclaration) -> [Member] {
    types.filter { $0.kind == .protocol && type.inheritance.contains($0.name) }
      .flatMap { $0.members + inheritedRequirements(of: $0) }
  }
}

/// A line of the list that cannot be read.
struct SurfaceError: Error {
  var text: String

  init(_ text: String) { self.text = text }
}
