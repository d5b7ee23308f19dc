// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The origin of a requirement, which decides where a program can change it.
public enum RequirementOrigin: Hashable, Sendable {
  /// The program, or the file of Interface Builder.
  case program
  /// A stack view. The details are properties such as `spacing 8, fillEqually`.
  case stackView(name: String, details: String?)
  /// A stack view that hides a view.
  case hidingStackView(name: String, view: String)
  /// A layout guide of margins or a safe area; `source` is the origin of the inset.
  case insets(source: String?)
  /// The size that a table, a collection or a controller gives to a cell.
  case encapsulatedSize(container: String, length: Double?)
  /// The target size of a fitting pass.
  case targetSize
  /// Another part of the layout system.
  case generated

  /// Whether the program has made the requirement, and can change it.
  package var isProgram: Bool { self == .program }

  /// Recognizes constraints that UIKit makes, by their identifiers as of iOS 17.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of a constraint.
  ///   - owner: the name of the view that made the constraint.
  /// - Returns: nil for an identifier of the program.
  package init?(identifier: String, owner: String) {
    if identifier.hasPrefix("UIView-Encapsulated-Layout-") {
      self = .encapsulatedSize(container: owner, length: nil)
    } else if identifier == "UISV-hiding" {
      self = .hidingStackView(name: owner, view: "a view")
    } else if identifier.hasPrefix("UISV-") {
      self = .stackView(name: owner, details: nil)
    } else if identifier.hasPrefix("UIViewSafeAreaLayoutGuide-")
      || identifier.hasSuffix("argin-guide-constraint")
    {
      self = .insets(source: nil)
    } else {
      return nil
    }
  }

  /// The origin in one word, for programs.
  var word: String {
    switch self {
    case .program: "program"
    case .stackView: "stackView"
    case .hidingStackView: "hidingStackView"
    case .insets: "insets"
    case .encapsulatedSize: "encapsulatedSize"
    case .targetSize: "targetSize"
    case .generated: "generated"
    }
  }

  /// A note for the reader about the origin; nil for the program.
  var hint: String? {
    switch self {
    case .program: return nil
    case .stackView(let name, let details):
      return "made by stack view \(name)" + (details.map { " (\($0))" } ?? "")
    case .hidingStackView(let name, let view):
      return "\(name) hides \(view), which needs its size"
    case .insets(let source):
      return source.map { "the inset comes from \($0)" } ?? "made for margins or a safe area"
    case .encapsulatedSize(let container, let length):
      let size = length.map { " \(LayoutText.number($0))" } ?? " its size"
      return "\(container) gives the cell\(size); lower one constraint to 999 or let the cell size "
        + "itself"
    case .targetSize: return "a fitting pass asks for this size"
    case .generated: return "made by the layout system"
    }
  }
}
