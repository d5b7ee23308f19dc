// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The names of the views of a scene in reports: the class, and the name that people gave the view.
///
/// A Document label is used before an outlet, then an identifier and the text. A view without any
/// of them is named by its id. Names with spaces and texts are in quotes, and where two views have
/// one name, their ids follow it.
struct SceneNames {
  /// The names, in the order of the views. No two are equal.
  private let names: [String]

  init(_ views: ArraySlice<ViewDescription>) {
    let wanted = views.map(Self.name)
    let counts = Dictionary(wanted.map { ($0, 1) }, uniquingKeysWith: +)
    names = zip(views, wanted).map { view, name in
      counts[name] == 1 || name.hasSuffix(" \(view.id)") ? name : "\(name) \(view.id)"
    }
  }

  subscript(index: Int) -> String { names[index] }

  private static func name(of view: ViewDescription) -> String {
    let className = view.customClass ?? view.rule.className
    if let given = view.names.first { return "\(className) \(quoted(given))" }
    let text = NameText.line(of: view.appearance.text ?? "")
    return text.isEmpty ? "\(className) \(view.id)" : "\(className) \"\(text)\""
  }

  /// The name, in quotes unless it is a name of a program.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    return isPlain ? name : "\"\(NameText.line(of: name))\""
  }
}
