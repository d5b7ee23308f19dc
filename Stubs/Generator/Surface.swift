// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Who declares what the list says.
enum Side: String {
  case uiKit = "UIKit"
  case appKit = "AppKit"
  case quoin = "QuoinUIKit"

  /// The sides that a line belongs to, by the mark that it begins with; without a mark all.
  static let marks: [(text: String, sides: Set<Side>)] = [
    ("UI: ", [.uiKit, .quoin]), ("NS: ", [.appKit]), ("SDK: ", [.uiKit, .appKit]),
  ]
}

/// What one side of the list says.
struct Surface {
  var types: [TypeDeclaration] = []
  /// Functions and variables outside of types, by module.
  var globals: [(framework: String, member: Member)] = []

  /// Reads the lines of the list.
  ///
  /// A line begins a type, or is indented and says a member of it. `framework A` says where the types
  /// that follow are declared. `A|B` is A on the side of UIKit and B on that of AppKit. A line that
  /// begins with a mark is there on some sides only; without a type there are no members of it.
  mutating func read(_ lines: [String], of file: String, side: Side) throws(SurfaceError) {
    var framework = side.rawValue
    var isTypeMissing = false
    for (index, line) in lines.enumerated() {
      let text = Surface.text(of: line, side: side)
      if let first = line.first, first != " ", first != "#" { isTypeMissing = text == nil }
      guard let text, !isTypeMissing else { continue }
      do throws(SurfaceError) {
        if line.hasPrefix(" ") {
          try addMember(Member(text: text))
        } else if text.hasPrefix("framework ") {
          framework = String(text.dropFirst("framework ".count))
        } else if ["func ", "let ", "typealias "].contains(where: text.hasPrefix) {
          globals.append((framework, try Member(text: text)))
        } else {
          types.append(try TypeDeclaration(text: text, framework: framework))
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

  /// What a line says on one side; nil where it says nothing.
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

  /// The superclass and all above it that the list has, nearest first.
  func ancestors(of type: TypeDeclaration) -> [TypeDeclaration] {
    guard type.kind == .class, let base = type.inheritance.first,
      let parent = types.first(where: { $0.kind == .class && base.hasPrefix($0.name) })
    else { return [] }
    return [parent] + ancestors(of: parent)
  }

  /// What a protocol demands by those of the list that it refines.
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
