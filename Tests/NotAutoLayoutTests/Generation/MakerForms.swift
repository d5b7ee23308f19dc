// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes what differs between the elements of a chain in nothing but names: the capabilities of
/// properties, the states that have them, and the calls of makers.
enum MakerForms: String, CaseIterable {
  case capabilities = "States/LayoutPropertyCapabilities.swift"
  case conformances = "States/IndividualProperty+Capabilities.swift"
  case runs = "Sequential/SequentialProperty+Lines.swift"
  case grids = "Matrical/MatricalProperty+Points.swift"
  case lines = "Making/LayoutMaker+Lines.swift"
  case points = "Making/LayoutMaker+Points.swift"
  case rejectedLines = "Making/LayoutMaker+RejectedLines.swift"
  case rejectedPoints = "Making/LayoutMaker+RejectedPoints.swift"
  case rejectedLengths = "Making/LayoutMaker+RejectedLengths.swift"
  case evaluations = "Making/LayoutMaker+Evaluations.swift"
  case evaluationClosures = "Elements/FrameAdditionalEvaluation+Closures.swift"
  case names = "States/IndividualProperty+Names.swift"

  /// The whole file.
  var text: String {
    """
    // Copyright (c) 2026 The Quoin authors
    // SPDX-License-Identifier: MIT

    // Written by MakerForms of the tests; to write it anew:
    // QUOIN_UPDATE=1 swift test --filter GeneratedMakerTests
    // swift-format-ignore-file

    \(parts.joined(separator: "\n"))
    """
  }

  private var parts: [String] {
    let elements = MakerElement.linesOfAxes + MakerElement.points
    switch self {
    case .capabilities:
      return elements.map(Self.capability) + MakerLength.allCases.map(\.capability)
    case .conformances:
      return elements.map(Self.conformance) + MakerLength.allCases.map(\.conformance)
    case .runs:
      return MakerElement.linesOfAxes.filter { !$0.hasFraction }.map(Self.runConformance)
    case .grids:
      return MakerElement.points.filter { !$0.hasFraction }.map(Self.gridConformance)
    case .lines: return MakerElement.linesOfAxes.map(Self.calls)
    case .points: return MakerElement.points.map(Self.calls)
    case .rejectedLines:
      return [Self.rejections(MakerElement.linesOfAxes.map(Self.rejectedCalls))]
    case .rejectedPoints: return [Self.rejections(MakerElement.points.map(Self.rejectedCalls))]
    case .rejectedLengths:
      return [Self.rejections(MakerLength.allCases.map(\.rejectedCalls))]
    case .evaluations: return MakerEvaluation.parts
    case .evaluationClosures: return MakerEvaluation.closureForms
    case .names: return [PublishedGrammar.names]
    }
  }

  private static func capability(_ element: MakerElement) -> String {
    let at =
      element.hasFraction
      ? "at \(fraction(element)), _ element: LayoutElement.\(element.kind.rawValue)"
      : "_ element: LayoutElement.\(element.kind.rawValue)"
    return """
      /// A property which takes \(element.words).
      public protocol LayoutPropertyCanStore\(element.name)Type: LayoutMakerPropertyType {
        /// The property after that.
        associatedtype WillSet\(element.name)Property: LayoutMakerPropertyType
        /// The property with the element.
        func store\(element.name)(\(at)) -> WillSet\(element.name)Property
      }

      """
  }

  private static func fraction(_ element: MakerElement) -> String {
    switch element.kind {
    case .horizontal: "line: Line.Horizontal"
    case .vertical: "line: Line.Vertical"
    case .point: "point: Point"
    }
  }

  private static func conformance(_ element: MakerElement) -> String {
    let requirements = [
      element.horizontal.map { "Horizontal: Accepts\($0)" },
      element.vertical.map { "Vertical: Accepts\($0)" },
    ].compactMap { $0 }.joined(separator: ", ")
    let horizontal = element.horizontal.map { "Horizontal.After\($0)" } ?? "Horizontal"
    let vertical = element.vertical.map { "Vertical.After\($0)" } ?? "Vertical"
    let kind = element.kind.rawValue
    var arguments = [
      anchor(element.horizontal, element.kind == .point ? "point.x" : "line.value"),
      anchor(element.vertical, element.kind == .point ? "point.y" : "line.value"),
    ].compactMap { $0 }
    arguments.append("element")
    let at = element.hasFraction ? "at \(fraction(element)), " : ""
    let inlinable = element.hasFraction ? "" : "@inlinable "
    return """
      extension IndividualProperty.State: LayoutPropertyCanStore\(element.name)Type
      where \(requirements) {
        \(inlinable)public func store\(element.name)(
          \(at)_ element: LayoutElement.\(kind)
        ) -> IndividualProperty.State<\(horizontal), \(vertical)> {
          adding(.\(kind.lowercased())(\(arguments.joined(separator: ", "))))
        }
      }

      """
  }

  private static func runConformance(_ element: MakerElement) -> String {
    let kind = element.kind.rawValue
    let direction = element.kind == .horizontal ? "Column" : "Row"
    return """
      extension SequentialProperty.State: LayoutPropertyCanStore\(element.name)Type
      where Direction == SequentialProperty.Undecided, Extent == SequentialProperty.Unsized {
        @inlinable public func store\(element.name)(
          _ element: LayoutElement.\(kind)
        ) -> SequentialProperty.State<SequentialProperty.\(direction), SequentialProperty.Unsized> {
          adding(.\(kind.lowercased())(.\(element.name.lowercased()), element))
        }
      }

      """
  }

  private static func gridConformance(_ element: MakerElement) -> String {
    let anchors = [anchor(element.horizontal, ""), anchor(element.vertical, "")].compactMap { $0 }
    return """
      extension MatricalProperty.State: LayoutPropertyCanStore\(element.name)Type
      where Stage == MatricalProperty.Unset {
        @inlinable public func store\(element.name)(
          _ element: LayoutElement.Point
        ) -> MatricalProperty.Anchor {
          adding(.point(\(anchors.joined(separator: ", ")), element))
        }
      }

      """
  }

  private static func anchor(_ line: String?, _ fraction: String) -> String? {
    guard let line else { return nil }
    return line == "Horizontal" || line == "Vertical"
      ? ".fraction(\(fraction))" : ".\(line.lowercased())"
  }

  private static func calls(_ element: MakerElement) -> String {
    let name = element.name
    let result = "LayoutMaker<Property.WillSet\(name)Property>"
    let (declared, passed) = at(element)
    let pin = "ViewPinGuides.\(element.kind.rawValue)"
    let kind = element.kind.rawValue
    return """
      extension LayoutMaker where Property: LayoutPropertyCanStore\(name)Type {
        /// Puts \(element.words) at a position in the bounds of the parent.
        @inlinable public func set\(name)(\(declared)to position: \(element.value)) -> \(result) {
          with(property.store\(name)(\(passed).constant(position)))
        }

        /// Puts \(element.words) at a position that the guides of the parent give.
        @inlinable public func set\(name)(
          \(declared)by position: @escaping (ViewLayoutGuides) -> \(element.value)
        ) -> \(result) {
          with(property.store\(name)(\(passed).byParent(position)))
        }

        /// Puts \(element.words) at a position that the guides of another view give. The view is held weakly.
        @inlinable public func pin\(name)(
          \(declared)to reference: View?, with position: @escaping (\(pin)) -> \(element.value)
        ) -> \(result) {
          with(
            property.store\(name)(
              \(passed)LayoutElement.\(kind).pinned(to: reference, isImmediate: isImmediate, position)))
        }

        /// Puts \(element.words) at a position that the guides of the view give which the getter finds.
        @inlinable public func pin\(name)(
          \(declared)by reference: @escaping () -> View?, with position: @escaping (\(pin)) -> \(element.value)
        ) -> \(result) {
          with(property.store\(name)(\(passed).byReference(referenceGetter: reference, position)))
        }

        /// A closure goes with `by`.
        @available(*, unavailable, message: "a closure goes with the label by")
        @_disfavoredOverload
        public func set\(name)(
          \(declared)to position: @escaping (ViewLayoutGuides) -> \(element.value)
        ) -> \(result) {
          set\(name)(\(passed)by: position)
        }
      \(byPoint(element, result))}

      """
  }

  /// The form of version 3.3's documentation, where a line is said by a point on it.
  private static func byPoint(_ element: MakerElement, _ result: String) -> String {
    guard element.kind != .point, !element.hasFraction,
      !["Leading", "Trailing"].contains(element.name)
    else { return "" }
    let coordinate = element.kind == .horizontal ? "x" : "y"
    return """

        /// Puts \(element.words) through a point that the guides of the parent give.
        @_disfavoredOverload
        @inlinable public func set\(element.name)(
          by point: @escaping (ViewLayoutGuides) -> Point
        ) -> \(result) {
          with(property.store\(element.name)(.byParent { point($0).\(coordinate) }))
        }

      """
  }

  private static func at(_ element: MakerElement) -> (declared: String, passed: String) {
    guard element.hasFraction else { return ("", "") }
    return element.kind == .point
      ? ("at \(fraction(element)), ", "at: point, ") : ("at \(fraction(element)), ", "at: line, ")
  }

  private static func rejections(_ calls: [String]) -> String {
    """
    // What a chain cannot say a second time is answered by a sentence at the call. The calls return
    // the maker as it is, so that the rest of the chain is checked as well.

    extension LayoutMaker where Property: IndividualPropertyState {
    \(calls.joined(separator: "\n"))}

    """
  }

  private static func rejectedCalls(_ element: MakerElement) -> String {
    let name = element.name
    let (declared, _) = at(element)
    let pin = "ViewPinGuides.\(element.kind.rawValue)"
    let parameters = [
      ("set", "to position: \(element.value)"),
      ("set", "by position: @escaping (ViewLayoutGuides) -> \(element.value)"),
      ("pin", "to reference: View?, with position: @escaping (\(pin)) -> \(element.value)"),
      (
        "pin",
        "by reference: @escaping () -> View?, with position: @escaping (\(pin)) -> \(element.value)"
      ),
    ]
    return MakerRejection.all(element.horizontal, element.vertical).flatMap { rejection in
      parameters.map { verb, parameters in
        rejection.call("\(verb)\(name)", "\(declared)\(parameters)")
      }
    }.joined(separator: "\n")
  }
}
