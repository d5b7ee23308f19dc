// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The page of a rule: its computation, the reason for it, an example, its options, and the ways to
/// silence it.
package struct RulePage {
  private let rule: LayoutRule

  package init(_ rule: LayoutRule) { self.rule = rule }

  private struct Section {
    var title: String
    var text: String
  }

  private var sections: [Section] {
    [
      Section(title: "Computes", text: rule.computation),
      Section(title: "Why", text: rule.reason),
      Section(title: "Example", text: rule.example),
    ].filter { !$0.text.isEmpty }
  }

  /// The severity in each preset, such as `default info, strict warning`.
  private var severities: String {
    CheckPreset.allCases.map { preset in
      let severity = CheckConfiguration(preset: preset).severity(of: rule, in: nil)
      return "\(preset.rawValue) \(severity.rawValue)"
    }.joined(separator: ", ")
  }

  private var certainty: String {
    switch rule.certainty {
    case .certain: "The file states it."
    case .computed: "Computed from exact inputs."
    case .measured: "Computed from measured texts, and reported beyond the error of the measures."
    case .choice: "Depends on a choice of Quoin where Apple's rules are not known."
    }
  }

  private var matrixRemark: String {
    guard rule.raises.contains(.matrix), rule.defaultSeverity < rule.raisedSeverity else {
      return ""
    }
    let raised = rule.raisedSeverity == .info ? "info" : "a \(rule.raisedSeverity.rawValue)"
    return "; a matrix other than canvas makes it \(raised)"
  }

  private var note: String { "quoin:disable \(rule.id) -- reason" }

  /// The page as text for a terminal.
  package var text: String {
    var lines = ["\(rule.id): \(rule.summary)"]
    for section in sections { lines += ["", section.title, "  \(section.text)"] }
    lines += ["", "Severity", "  \(severities)\(matrixRemark)", "", "Known", "  \(certainty)"]
    if !rule.options.isEmpty {
      lines += ["", "Options"]
      for option in rule.options {
        lines.append("  \(option.name) (\(option.defaultValue)): \(option.summary)")
      }
    }
    lines += [
      "", "Silence", "  one object: \(note), in its notes in Interface Builder",
      "  a run: --rule \(rule.id)=off",
      "  a project: \"rules\": {\"\(rule.id)\": \"off\"} in .quoin.json",
    ]
    return lines.joined(separator: "\n")
  }

  /// The page as Markdown, without its title.
  package var markdown: String {
    var parts = sections.map { "**\($0.title)** \(MarkdownText.escaped($0.text))" }
    parts.append("**Severity** \(severities)\(matrixRemark)")
    parts.append("**Known** \(certainty)")
    if !rule.options.isEmpty {
      let rows = rule.options.map {
        "| `\($0.name)` | \(MarkdownText.code($0.defaultValue)) | \(MarkdownText.escaped($0.summary)) |"
      }
      parts.append(
        (["| option | default | use |", "| --- | --- | --- |"] + rows).joined(separator: "\n"))
    }
    parts.append(
      "**Silence** the note `\(note)` of an object in Interface Builder, or `\"\(rule.id)\": \"off\"` "
        + "under `rules` in `.quoin.json`")
    return parts.joined(separator: "\n\n")
  }
}
