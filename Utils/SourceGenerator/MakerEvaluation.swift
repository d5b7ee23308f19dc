// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A call that changes the frame of a complete layout.
struct MakerEvaluation {
  var name: String
  var label: String
  var value = "Float"
  /// The type of the line or point that keeps its position, if the method has one.
  var origin: String?
  var words: String

  static let all = moving + pinching + expanding

  static let moving: [MakerEvaluation] =
    [
      ("Left", "left edge"), ("Center", "horizontal centre"), ("Right", "right edge"),
      ("Top", "top edge"),
      ("Middle", "vertical centre"), ("Bottom", "bottom edge"),
    ].map {
      MakerEvaluation(
        name: "moving\($0)", label: "to",
        words: "Moves the frame so that its \($1) is at a position in points.")
    } + [
      MakerEvaluation(
        name: "movingX", label: "by", words: "Moves the frame to the right by a number of points."),
      MakerEvaluation(
        name: "movingY", label: "by", words: "Moves the frame down by a number of points."),
      MakerEvaluation(
        name: "movingOrigin", label: "by", value: "Point",
        words: "Moves the frame to the right by `x` points and down by `y` points."),
    ]

  static let pinching: [MakerEvaluation] =
    [("Left", "right"), ("Right", "left"), ("Top", "bottom"), ("Bottom", "top")].flatMap {
      edge, other in
      [
        MakerEvaluation(
          name: "pinching\(edge)", label: "to",
          words: "Moves the \(edge.lowercased()) edge to a position and keeps the \(other) edge."),
        MakerEvaluation(
          name: "pinching\(edge)", label: "by",
          words: "Moves the \(edge.lowercased()) edge \(direction(of: edge)) by a number of points "
            + "and keeps the \(other) edge."
        ),
      ]
    }

  static let expanding: [MakerEvaluation] =
    [
      ("Width", "Float", "Line.Horizontal", "line"), ("Height", "Float", "Line.Vertical", "line"),
      ("Size", "Size", "Point", "point"),
    ].flatMap { side, value, origin, fixed in
      [
        MakerEvaluation(
          name: "expanding\(side)", label: "to", value: value, origin: origin,
          words: "Sets the \(side.lowercased()) of the frame "
            + "and keeps the \(fixed) `origin` in place."),
        MakerEvaluation(
          name: "expanding\(side)", label: "by", value: value, origin: origin,
          words: "Adds to the \(side.lowercased()) of the frame "
            + "and keeps the \(fixed) `origin` in place."
        ),
      ]
    }

  private static func direction(of edge: String) -> String {
    edge == "Left" || edge == "Right" ? "to the right" : "down"
  }

  /// The methods of makers for some evaluations.
  static func calls(of evaluations: [MakerEvaluation]) -> String {
    """
    extension LayoutMaker where Property: LayoutPropertyCanAddAdditionalEvaluationType {
    \(evaluations.map(\.calls).joined(separator: "\n"))}

    """
  }

  /// The type of the evaluations.
  static var declaration: String {
    """
    /// A change of the frame of a complete layout, before the view is placed.
    public enum FrameAdditionalEvaluation {
    \(all.map { "  /// \($0.words)\n  case \($0.element)(\($0.amount))" }.joined(separator: "\n"))
      /// Runs before the view has the frame.
      case additionalProcess(Process)
      /// Runs when the view has the frame.
      case postProcess(Process)
    }

    """
  }

  /// The change that each evaluation makes.
  static var changes: String {
    """
    extension FrameAdditionalEvaluation {
      /// Changes a frame. A post process has no effect here.
      func change(_ frame: inout Rect, _ parameters: IndividualFrameCalculationParameters) {
        switch self {
    \(all.map(\.change).joined(separator: "\n"))
        case .additionalProcess(let process): process(frame, parameters)
        case .postProcess: break
        }
      }
    }

    """
  }

  /// The values of the case.
  private var amount: String { "\(value)Amount" + (origin.map { ", from: \($0)" } ?? "") }

  private var change: String {
    let (bound, passed) = origin == nil ? ("", "") : (", let origin", ", from: origin")
    let call = "\(element.dropLast(2))(\(label): amount(frame, parameters)\(passed))"
    return "    case .\(element)(let amount\(bound)): frame.\(call)"
  }

  /// The functions of version 3.3 that take a closure in place of an amount.
  static var closureForms: String {
    """
    // The functions of version 3.3 that take a closure in place of an amount. It is called with the
    // frame before the change.

    extension FrameAdditionalEvaluation {
    \(all.map(\.closureForm).joined(separator: "\n"))}

    """
  }

  private var closureForm: String {
    let declared = origin.map { ", from origin: \($0)" } ?? ""
    let passed = origin == nil ? "" : ", from: origin"
    return """
        /// \(words)
        public static func \(element)(_ amount: @escaping \(value)Evaluation\(declared)) -> Self {
          .\(element)(.evaluated(amount)\(passed))
        }

      """
  }

  /// The case of the evaluation that the call adds.
  private var element: String {
    name.replacing("moving", with: "move").replacing("pinching", with: "pinch")
      .replacing("expanding", with: "expand") + (label == "to" ? "To" : "By")
  }

  private var calls: String {
    let result = "LayoutMaker<Property.WillAddAdditionalEvaluationProperty>"
    let declared = origin.map { ", from origin: \($0)" } ?? ""
    let passed = origin == nil ? "" : ", from: origin"
    return """
        /// \(words)
        @inlinable public func \(name)(\(label) amount: \(value)\(declared)) -> \(result) {
          with(property.addEvaluation(.\(element)(.constant(amount)\(passed))))
        }

        /// \(words)
        ///
        /// The amount is computed from the frame before this change.
        @inlinable public func \(name)(
          \(label) amount: @escaping FrameAdditionalEvaluation.\(value)Evaluation\(declared)
        ) -> \(result) {
          with(property.addEvaluation(.\(element)(.evaluated(amount)\(passed))))
        }

      """
  }
}
