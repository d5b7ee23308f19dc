// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinExplanation

/// `quoin explain`: reads the arguments and leaves the work to ``ExplainJob``.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains conflicts, ambiguities and the frames of views.",
    discussion: """
      Without --view, explains what is wrong in each scene: required constraints that cannot all \
      hold, with the arithmetic that shows it, coordinates that the constraints do not \
      determine, and probable mistakes such as a constant with the wrong sign. Each fix is tried \
      by solving the layout with it.

      With --view, explains why a view has its frame: the smallest set of constraints and given \
      sizes that determines it, as a tree. A view is named by its id, its Document label, an \
      outlet, an identifier, its name in reports, its text, or its class if no other view is of that \
      class.

      With --violations, lists the optional constraints and content priorities that do not hold, of \
      all views or of that of --view, by how much, and what prevents them.

      With --constraint, shows one constraint as code in each dialect, as quoin convert writes it.

      With the name of a dialect in place of files, such as cartography or anchors, prints all that \
      the dialect can say, and with quoin what the command does.

      HTML is a page with a picture of each scene and the explanations beside it, each linked with \
      its views; SVG is the picture with these views marked. Dashed outlines are both ends of the \
      range of an ambiguous view.

      EXAMPLES
        quoin explain Examples/Conflict.storyboard
        quoin explain Form.storyboard --view title --attribute width
        quoin explain Form.storyboard --device "iPhone SE" --fixes 1
        quoin explain Sources --format json
        quoin explain Form.storyboard -o form.html
        quoin explain cartography

      The exit code is 0 when something was explained or nothing is wrong, and 1 when a file cannot \
      be read or no view has the name; quoin render --strict fails on problems.
      """)

  @OptionGroup var scenes: SceneArguments

  @Option(
    help: ArgumentHelp(
      "The view whose frame is explained, by its id, a name or its class.", valueName: "NAME"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "A constraint, by its id, that is shown as a line of code in each dialect.",
      valueName: "ID"))
  var constraint: String?

  @Option(
    help: ArgumentHelp(
      """
      The number of the frame that is explained: x, y, width, height, an edge, a center, a \
      baseline, or frame for all four. (default: frame)
      """, valueName: "NAME"))
  var attribute: ExplainedAttribute?

  @Flag(help: "List optional constraints that do not hold, by how much, and what prevents them.")
  var violations = false

  @Flag(
    help: """
      With --violations, also list those that are intended, such as hugging below a stretch. With \
      --view, list up to 5 sets of constraints each of which determines the number alone.
      """)
  var all = false

  @Option(
    help: ArgumentHelp(
      "The number of smallest conflicting sets that are sought in each conflict, up to 100.",
      valueName: "N"))
  var conflicts = 1

  @Option(help: ArgumentHelp("The number of fixes that are tried and listed.", valueName: "N"))
  var fixes = 3

  @Option(
    help: ArgumentHelp(
      "The number of levels of a tree that are shown. (default: all)", valueName: "N"))
  var depth: Int?

  @Flag(help: "List each member of a long conflict.")
  var full = false

  @Flag(
    help: """
      Add how the broken constraint was chosen, the multiples of the rows of a conflict, and \
      conflicts and ambiguities that a guessed measure decides.
      """)
  var verbose = false

  @Option(
    help: ArgumentHelp(
      "How long to search for further conflicting sets, in milliseconds.", valueName: "MS"))
  var timeLimit = 200.0

  @Option(help: "The format to write. (default: by the name of the output, otherwise text)")
  var format: ExplainFormat?

  @Option(help: "When text is colored.")
  var color = ColorArgument.auto

  @Option(
    help: ArgumentHelp(
      "The number of characters in a line of text. (default: that of the terminal)",
      valueName: "N"))
  var width: Int?

  @OptionGroup var result: OutputArguments

  func validate() throws {
    do throws(CommandError) {
      if all, !violations, view == nil { throw .optionWithoutViolations("--all") }
      let explainsFrame = view != nil && !violations
      if attribute != nil, !explainsFrame { throw .optionWithoutView("--attribute") }
      if depth != nil, !explainsFrame { throw .optionWithoutView("--depth") }
      try Self.check("--conflicts", Double(conflicts), in: 1...100)
      try Self.check("--fixes", Double(fixes), in: 0...100)
      try Self.check("--depth", depth.map(Double.init), in: 1...1_000_000)
      try Self.check("--time-limit", timeLimit, in: 0...3_600_000)
      try Self.check("--width", width.map(Double.init), in: 20...10_000)
      _ = try target()
    } catch {
      throw ValidationError(error)
    }
  }

  private static func check(
    _ option: String, _ value: Double?, in range: ClosedRange<Double>
  ) throws(CommandError) {
    // A comparison with NaN is false, so that it is refused.
    guard let value, !range.contains(value) else { return }
    throw .numberOutOfRange(option, least: range.lowerBound, greatest: range.upperBound)
  }

  private func target() throws(CommandError) -> OutputTarget<ExplainFormat> {
    try OutputTarget(format: format, output: result.output, isTerminal: false)
  }

  @MainActor
  mutating func run() async throws {
    let target = try target()
    if target.format == .text, let sheet = CheatSheet.of(arguments: scenes.files) {
      return try OutputArguments.write(to: target.file) { console in
        console.write(sheet.text)
        return true
      }
    }
    if let constraint {
      let files = scenes.files
      return try OutputArguments.write(to: target.file) { console in
        ConstraintDialects.write(constraint, in: files, console)
      }
    }
    let surroundings = TextSurroundings.current
    let job = ExplainJob(
      request: SceneRequest(
        files: scenes.files, options: scenes.options, scene: scenes.scene,
        inputName: scenes.inputName),
      subject: subject, options: options, isVerbose: verbose, format: target.format,
      style: surroundings.style(color),
      width: surroundings.width(width), fontFolder: scenes.fonts, output: target.file)
    try OutputArguments.write(to: target.file) { job.run($0) }
  }

  private var subject: ExplainJob.Subject {
    if violations { return .violations(view: view, includesDeliberate: all) }
    return view.map { .view($0, attribute ?? .frame) } ?? .problems
  }

  /// The largest number of sets that are listed. Redundant constraints multiply the sets, and a few
  /// sets show which constraints are redundant.
  private static let mostDeterminingSets = 5

  private var options: ExplanationOptions {
    var options = ExplanationOptions()
    options.conflictSets = conflicts
    options.fixes = fixes
    options.milliseconds = timeLimit
    options.isFull = full
    options.isVerbose = verbose
    options.depth = depth
    if all { options.determiningSets = Self.mostDeterminingSets }
    return options
  }
}
