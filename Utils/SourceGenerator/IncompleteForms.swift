// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the forms of the methods with a making closure for chains whose last state is not
/// complete. They are unavailable, and their message names the missing elements.
enum IncompleteForms: String, CaseIterable {
  case container = "Containers/NotAutoLayoutContainer+IncompleteLayouts.swift"
  case storing = "Containers/NotAutoLayoutContainer+IncompleteStoredLayouts.swift"
  case wizard = "Setup/SubviewSetupWizard+IncompleteLayouts.swift"

  /// A call that takes a making closure.
  private struct Call {
    var name: String
    /// The parameters before the closure.
    var parameters: String
    /// The label and the name of the closure.
    var closure = "_ making"
    var property = "IndividualProperty"
    var result = ""
  }

  /// States that are not complete, and the message about their missing elements.
  private struct State {
    var parameters: String
    var arguments: String
    var message: String
  }

  private static let individual: [State] = [
    State(
      parameters: "Vertical: VerticalState", arguments: "HorizontalAxis.Complete, Vertical",
      message: "incomplete layout: the vertical axis needs one or two more elements "
        + "(top, middle, bottom, height)"),
    State(
      parameters: "Horizontal: HorizontalState", arguments: "Horizontal, VerticalAxis.Complete",
      message: "incomplete layout: the horizontal axis needs one or two more elements "
        + "(left, center, right, width)"),
    State(
      parameters: "Horizontal: HorizontalState, Vertical: VerticalState",
      arguments: "Horizontal, Vertical",
      message: "incomplete layout: both axes need one or two more elements "
        + "(left, center, right, width; top, middle, bottom, height)"),
  ]

  private static let sequential = [
    State(
      parameters: "Direction: RunDirection, Extent: RunExtent", arguments: "Direction, Extent",
      message: "incomplete run: it needs a line (top, middle, bottom; left, center, right), "
        + "a size and insets, in this order")
  ]

  private static let matrical = [
    State(
      parameters: "Stage: GridStage", arguments: "Stage",
      message: "incomplete grid: it needs a frame with insets or with a size and insets, "
        + "or a point, a size and insets")
  ]

  private var calls: [(call: Call, states: [State])] {
    switch self {
    case .container: Self.calls
    case .storing:
      [
        (
          Call(name: "setLayout", parameters: "for view: View, ", closure: "making"),
          Self.individual
        )
      ]
    case .wizard:
      [
        (Call(name: "setDefaultLayout", parameters: "", result: " -> Self"), Self.individual),
        (
          Call(
            name: "setLayout", parameters: "for condition: any ConditionEnum, ",
            closure: "making", result: " -> Self"), Self.individual
        ),
      ]
    }
  }

  private static let calls: [(call: Call, states: [State])] =
    [
      (Call(name: "layout", parameters: "_ subview: View, ", closure: "by making"), individual),
      (
        Call(name: "makeLayout", parameters: "", result: " -> IndividualProperty.Layout"),
        individual
      ),
      (
        Call(
          name: "layout", parameters: "_ subviews: [View], ", closure: "by making",
          property: "SequentialProperty"), sequential
      ),
      (
        Call(
          name: "makeSequentialLayout", parameters: "", property: "SequentialProperty",
          result: " -> SequentialProperty.Layout"), sequential
      ),
      (
        Call(
          name: "layout", parameters: "_ rows: [[View]], ", closure: "by making",
          property: "MatricalProperty"), matrical
      ),
      (
        Call(
          name: "layout", parameters: "_ views: [View], columns: Int, ", closure: "by making",
          property: "MatricalProperty"), matrical
      ),
      (
        Call(
          name: "makeMatricalLayout", parameters: "", property: "MatricalProperty",
          result: " -> MatricalProperty.Layout"), matrical
      ),
    ]

  /// The extended type.
  private var extended: String {
    switch self {
    case .container: "NotAutoLayoutContainer where Containee: View"
    case .storing: "NotAutoLayoutContainer where Containee: View & LayoutInfoStorable"
    case .wizard: "SubviewSetupWizard where ParentView: View & LayoutInfoStorable"
    }
  }

  /// The file with the declarations.
  var file: GeneratedFile {
    GeneratedFile(
      "Sources/NotAutoLayout/\(rawValue)", by: Self.self,
      """
      \(self == .wizard ? "" : "public import QuoinPlatform\n\n")\
      // Unavailable forms for incomplete chains: the compiler's message names the missing elements.

      extension \(extended) {
      \(calls.flatMap { call, states in states.map { Self.form(call, $0) } }.joined(separator: "\n"))}

      """)
  }

  private static func form(_ call: Call, _ state: State) -> String {
    let body =
      switch call.result {
      case "": "{}"
      case " -> Self": "{ self }"
      default: "{ preconditionFailure(\"never called\") }"
      }
    return """
        @available(*, unavailable, message: "\(state.message)")
        @_disfavoredOverload
        public func \(call.name)<\(state.parameters)>(
          \(call.parameters)\(call.closure): (
            LayoutMaker<\(call.property).Initial>
          ) -> LayoutMaker<\(call.property).State<\(state.arguments)>>
        )\(call.result) \(body)

      """
  }
}
