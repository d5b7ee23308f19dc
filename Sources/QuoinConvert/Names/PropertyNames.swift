// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Chooses names that the code for a layout root can declare.
struct PropertyNames {
  /// The superclass of the class that is written; nil for a function, which has no members.
  let superclass: String?
  /// The name of the root in the code.
  let rootName: String

  /// The reason that a name cannot be declared, as the end of a sentence; nil for other names.
  func problem(of name: String) -> String? {
    if SwiftName.isKeyword(name) { return "is a word of Swift" }
    if Self.helpers.contains(name) { return "is a function that the code calls" }
    if name == rootName { return "is the name of the root" }
    guard let superclass else { return nil }
    if Self.methods.contains(name) { return "is a method that the code has or calls" }
    return ClassMembers.owner(of: name, in: superclass).map { "is a member of \($0)" }
  }

  /// Renames the views whose name the code cannot declare, and adds a note for each outlet that has
  /// another name than in the file.
  func apply(to root: inout ConvertedRoot) {
    var taken = Set(root.views.map(\.name))
    for index in root.views.indices where root.views[index].origin == .property {
      let view = root.views[index]
      if problem(of: view.name) != nil {
        root.views[index].name = free(view.name, noun: view.noun, taken: taken)
        taken.insert(root.views[index].name)
        for note in root.notes.indices {
          root.notes[note].message = root.notes[note].message.replacing(
            "'\(view.name)'", with: "'\(root.views[index].name)'")
        }
      }
      guard let outlet = view.outlet, outlet != root.views[index].name else { continue }
      let reason = problem(of: outlet).map { ", because the name \($0)" } ?? ""
      root.notes.append(
        ConversionNote(
          line: view.line,
          "The outlet '\(outlet)' is the property '\(root.views[index].name)'\(reason).",
          isMissing: false))
    }
    nameConstraints(of: &root, &taken)
    nameItems(of: &root, &taken)
  }

  /// Renames the items of bars whose name the code cannot declare, or something else has.
  private func nameItems(of root: inout ConvertedRoot, _ taken: inout Set<String>) {
    for bar in root.bars.indices {
      for index in root.bars[bar].items.indices {
        let item = root.bars[bar].items[index]
        guard let outlet = item.outlet else { continue }
        let name = declared(outlet, noun: "item", &taken)
        root.bars[bar].items[index].outlet = name
        if name != outlet { root.notes.append(Self.renamed(outlet, name, line: item.line)) }
      }
    }
  }

  /// The name of a property for an outlet.
  private func declared(_ outlet: String, noun: String, _ taken: inout Set<String>) -> String {
    var name = SwiftName.valid(outlet)
    if problem(of: name) != nil || taken.contains(name) {
      name = free(name, noun: noun, taken: taken)
    }
    taken.insert(name)
    return name
  }

  private static func renamed(_ outlet: String, _ name: String, line: Int) -> ConversionNote {
    ConversionNote(
      line: line, "The outlet '\(outlet)' is the property '\(name)'.", isMissing: false)
  }

  /// Renames the constraints whose name the code cannot declare, or a view has.
  private func nameConstraints(of root: inout ConvertedRoot, _ taken: inout Set<String>) {
    for index in root.constraints.indices {
      guard let outlet = root.constraints[index].outlet else { continue }
      let name = declared(outlet, noun: "constraint", &taken)
      root.constraints[index].outlet = name
      guard name != outlet else { continue }
      let line = root.views[root.constraints[index].holder].line
      root.notes.append(Self.renamed(outlet, name, line: line))
    }
  }

  /// A name like another one, which neither the class nor a view has.
  func free(_ name: String, noun: String, taken: Set<String>) -> String {
    func isFree(_ name: String) -> Bool { problem(of: name) == nil && !taken.contains(name) }
    let candidates =
      (name == noun ? [] : [name + noun.capitalizedFirst]) + ["own" + name.capitalizedFirst]
    for number in 1... {
      let suffix = number == 1 ? "" : String(number)
      if let name = candidates.map({ $0 + suffix }).first(where: isFree) { return name }
    }
    return name
  }

  /// The functions that code calls without a receiver, which a local constant would hide, too.
  private static let helpers: Set = ["prioritized", "identified", "constrain"]

  /// The methods that a written class has or calls on itself.
  private static let methods: Set = [
    "configure", "arrange", "constrainViews", "placeViews", "activateConstraints", "addSubview",
    "addArrangedSubview", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "layoutSubviews", "nal",
  ]
}
