// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the forms of `constrain` and `layout` for one to ten items, which differ only in the
/// number of items.
///
/// One form with a parameter pack would be enough, but then the compiler reports every mistake in a
/// block as an error of the call around it. For the same reason the generic parameters are the
/// proxies, and the items are existentials: with the items as generic parameters, a misspelt member
/// of a proxy is reported as an item that does not conform.
///
/// Each form is written twice. In the first one the block is a result builder, which knows the line of
/// each statement. The compiler prefers it, and falls back to the second one for a block with a
/// statement that builders do not support, such as a loop with `while` or `continue`.
enum ItemArities: String, CaseIterable {
  case functions = "Constrain+Items.swift"
  /// Members of another dialect hide functions of the same name inside of a view; members of the
  /// same name do not.
  case members = "View+Constrain.swift"

  private enum Verb: String, CaseIterable {
    case constrain, layout
  }

  /// How the block of a form is compiled.
  private enum Block: CaseIterable {
    case located, plain
  }

  /// The file with the forms.
  var file: GeneratedFile {
    let forms = (1...10).flatMap { count in
      Verb.allCases.flatMap { verb in Block.allCases.map { form(verb, $0, count) } }
    }
    let all = forms.joined(separator: "\n")
    return GeneratedFile(
      "Sources/Cartography/Constraining/\(rawValue)", by: Self.self,
      "// The 40 forms are one file, since they differ only in the number of items and in their blocks.\n\n"
        + "import QuoinPlatform\n\n"
        + (self == .functions ? all : "extension View {\n\(indented(all))}\n"))
  }

  private func form(_ verb: Verb, _ block: Block, _ count: Int) -> String {
    let names = "abcdefghij".prefix(count).map(String.init)
    let types = names.map { $0.uppercased() }
    let generics = types.map { "\($0): LayoutProxy" }.joined(separator: ", ")
    let items = zip(names, types).map { "_ \($0): any LayoutItem<\($1)>" }
      .joined(separator: ", ")
    let proxies = types.joined(separator: ", ")
    let activate = verb == .constrain ? " activate: Bool = true," : ""
    let isLocated = block == .located
    let documentation =
      isLocated ? summary(verb, count) : "The same, with a block of any statements."
    return """
      /// \(documentation)
      \(isLocated ? parameters(verb, count) : "")@preconcurrency @MainActor @discardableResult\(isLocated ? "" : " @_disfavoredOverload")
      public func \(verb)<\(generics)>(
        \(items),
        replace group: ConstraintGroup? = nil,\(activate)
        fileID: StaticString = #fileID, line: UInt = #line,\(isLocated ? " column: UInt = #column," : "")
        \(isLocated ? "@StatementLocations " : "")block: (\(proxies)) -> Void
      ) -> ConstraintGroup {
      \(indented(self == .functions ? body(verb, isLocated, names) : forward(verb, isLocated, names)))}

      """
  }

  /// The documentation of the parameters, at the functions with one item. Those with more items
  /// have the same parameters.
  private func parameters(_ verb: Verb, _ count: Int) -> String {
    guard count == 1, self == .functions else { return "" }
    let activate =
      verb == .constrain ? "\n///   - activate: Whether the constraints are installed." : ""
    return """
      ///
      /// - Parameters:
      ///   - a: A view or guide.
      ///   - group: The group that gets the constraints, in place of those that it has; nil for a
      ///     new one.\(activate)
      ///   - fileID: The file of the call, for reports.
      ///   - line: The line of the call, for reports.
      ///   - column: The column of the call, for reports.
      ///   - block: Declares constraints with a proxy of the item. It is called once.
      /// - Returns: The group.

      """
  }

  private func summary(_ verb: Verb, _ count: Int) -> String {
    let items = count == 1 ? "an item" : "\(count) items to each other"
    return switch verb {
    case .constrain: "Constrains \(items) and installs the constraints that the block declares."
    case .layout:
      "Constrains \(items), installs the constraints that the block declares and lays out at once."
    }
  }

  private func body(_ verb: Verb, _ isLocated: Bool, _ names: [String]) -> String {
    let proxies = names.map { "\($0).asProxy(context: context)" }.joined(separator: ", ")
    let column = isLocated ? ", column" : ""
    guard verb == .layout else {
      return """
        Declaration(replacing: group, activate: activate, fileID, line\(column)).constrain { context in
          block(\(proxies))
        }

        """
    }
    return """
      Declaration(replacing: group, fileID, line\(column)).layOut { context in
        let proxies = (\(proxies))
        block(\(elements(names) { $0 }))
        return [\(elements(names) { "\($0).item" })]
      }

      """
  }

  /// The proxies of a tuple; of one proxy there is no tuple.
  private func elements(_ names: [String], _ use: (String) -> String) -> String {
    guard names.count > 1 else { return use("proxies") }
    return names.indices.map { use("proxies.\($0)") }.joined(separator: ", ")
  }

  private func forward(_ verb: Verb, _ isLocated: Bool, _ names: [String]) -> String {
    let activate = verb == .constrain ? " activate: activate," : ""
    let column = isLocated ? "column: column, " : ""
    return """
      Cartography.\(verb)(
        \(names.joined(separator: ", ")), replace: group,\(activate) fileID: fileID, line: line,
        \(column)block: block)

      """
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
