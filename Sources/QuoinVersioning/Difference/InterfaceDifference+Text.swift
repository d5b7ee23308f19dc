// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinExplanation

extension InterfaceDifference {
  /// Returns the difference in lines for people, the name of the file first; empty when nothing
  /// differs.
  ///
  /// - Parameters:
  ///   - width: The number of characters in a line; nil for lines of any length.
  ///   - style: Whether the lines are colored. Color repeats the marks at their beginnings.
  public func text(width: Int? = nil, style: TextStyle = .plain) -> String {
    lines.map { line in
      let parts = style.written(line.indented, width: width).split(separator: "\n")
      guard style.isColored, let code = line.kind.colorCode else {
        return parts.map { "\($0)\n" }.joined()
      }
      return parts.map { "\u{1B}[\(code)m\($0)\u{1B}[0m\n" }.joined()
    }.joined()
  }

  /// The lines of the text, the name of the file first; none when nothing differs.
  package var lines: [DifferenceLine] {
    let inner = scenes.flatMap { [$0.headline] + $0.lines } + notes
    guard !inner.isEmpty else { return [] }
    return [DifferenceLine(.scene, title, indentation: 0)] + inner
  }

  /// The name of the file, for people.
  package var title: String {
    if let old, let new, isRenamed { return "\(old) -> \(new)" }
    return old == nil ? "\(new ?? "") (new)" : new == nil ? "\(old ?? "") (deleted)" : new ?? ""
  }

  /// The remarks about the file as a whole, after its scenes.
  package var notes: [DifferenceLine] {
    let texts = [
      refusal.map { "not compared by objects: \($0)" },
      isIncomplete ? "too many objects with other ids: some are listed as removed and added" : nil,
      noise.sentence.map { "ignored: \($0)" },
    ]
    return texts.compactMap { text in text.map { DifferenceLine(.note, $0, indentation: 2) } }
  }
}

extension DifferenceLine.Kind {
  /// The number of the color in terminals; nil for the color of all text.
  fileprivate var colorCode: String? {
    switch self {
    case .scene: "1"
    case .change(.add), .fixed: "32"
    case .change(.remove), .problem: "31"
    case .change(.change), .text: "33"
    case .change(.move), .frames: "34"
    case .note: "2"
    case .headline: nil
    }
  }
}
