// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes every chain of lines, points, lengths, sizes and frames that the states allow. The
/// compiler checks each of them, and a test checks the frame that it makes.
///
/// Chains that begin the same share these calls: each call is one statement.
enum ChainForms {
  private static let horizontal = ["Left", "Center", "Right", "Width"]
  private static let vertical = ["Top", "Middle", "Bottom", "Height"]

  /// The elements with the names that they set on each axis.
  private static let elements: [(name: String, horizontal: String?, vertical: String?)] =
    horizontal.map { ($0, $0, nil) } + vertical.map { ($0, nil, $0) }
    + vertical.dropLast().flatMap { vertical in
      horizontal.dropLast().map { ("\(vertical)\($0)", $0, vertical) }
    } + [("Size", "Width", "Height")]

  /// The elements that a chain has set.
  private struct State {
    var horizontal: [String] = []
    var vertical: [String] = []

    var isComplete: Bool { horizontal.count == 2 && vertical.count == 2 }

    func adding(_ element: (name: String, horizontal: String?, vertical: String?)) -> State? {
      var state = self
      if let side = element.horizontal {
        guard horizontal.count < 2, !horizontal.contains(side) else { return nil }
        state.horizontal.append(side)
      }
      if let side = element.vertical {
        guard vertical.count < 2, !vertical.contains(side) else { return nil }
        state.vertical.append(side)
      }
      return state
    }
  }

  /// The calls after those of a chain, and whether each completes it.
  private static func next(_ state: State) -> [(name: String, state: State)] {
    elements.compactMap { element in state.adding(element).map { (element.name, $0) } }
  }

  /// The files with the chains: one that calls the others, one for each line or length that a chain may
  /// begin with, and one for the points and the size.
  static var files: [GeneratedFile] {
    let first = next(State())
    let isLine = { (name: String) in (horizontal + vertical).contains(name) }
    let entry = """
      func walk(_ m: LayoutMaker<IndividualProperty.Initial>) {
        check("Frame", m.setFrame(to: r))
      \(first.map { "  walk\($0.name)(m.\(call($0.name)))" }.joined(separator: "\n"))
      }

      """
    let lines = first.filter { isLine($0.name) }.map {
      file("\($0.name)First", function($0.name, $0.state))
    }
    let others = first.filter { !isLine($0.name) }.map { function($0.name, $0.state) }
    return [file("Chains", entry)] + lines + [
      file("PointFirst", others.joined(separator: "\n"))
    ]
  }

  private static func file(_ aspect: String, _ functions: String) -> GeneratedFile {
    let members = functions.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    return GeneratedFile(
      "Tests/NotAutoLayoutTests/Chains/ChainWalk+\(aspect).swift", by: Self.self,
      """
      #if !QUOIN_APPKIT
      import NotAutoLayout

      extension ChainWalk {
      \(members)}
      #endif

      """)
  }

  private static func function(_ name: String, _ state: State) -> String {
    """
    func walk\(name)(_ m: LayoutMaker<IndividualProperty.\(type(state))>) {
    \(statements([name], state, maker: "m"))}

    """
  }

  private static func statements(_ chain: [String], _ state: State, maker: String) -> String {
    next(state).map { name, state in
      let chain = chain + [name]
      let call = "\(maker).\(call(name))"
      if state.isComplete {
        return "  check(\"\(chain.joined(separator: " "))\", \(call))\n"
      }
      let next = "\(maker)_\(name)"
      return "  let \(next) = \(call)\n" + statements(chain, state, maker: next)
    }.joined()
  }

  private static func call(_ name: String) -> String {
    "set\(name)(to: r.\(name.prefix(1).lowercased())\(name.dropFirst()))"
  }

  private static func type(_ state: State) -> String {
    func part(_ sides: [String]) -> String { sides.first.map { "Only\($0)" } ?? "Unset" }
    return
      "State<HorizontalAxis.\(part(state.horizontal)), VerticalAxis.\(part(state.vertical))>"
  }
}
