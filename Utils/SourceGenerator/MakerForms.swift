// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the declarations that differ between the elements of a chain in names alone: the
/// capabilities of properties, the states that have them, and the methods of makers.
enum MakerForms: String, CaseIterable {
  case acceptances = "States/AcceptedElements.swift"
  case capabilities = "States/LayoutPropertyCapabilities.swift"
  case conformances = "States/IndividualProperty+Capabilities.swift"
  case runs = "Sequential/SequentialProperty+Lines.swift"
  case grids = "Matrical/MatricalProperty+Points.swift"
  case horizontalLines = "Making/LayoutMaker+HorizontalLines.swift"
  case verticalLines = "Making/LayoutMaker+VerticalLines.swift"
  case topPoints = "Making/LayoutMaker+TopPoints.swift"
  case middlePoints = "Making/LayoutMaker+MiddlePoints.swift"
  case bottomPoints = "Making/LayoutMaker+BottomPoints.swift"
  case pointAtFractions = "Making/LayoutMaker+PointAtFractions.swift"
  case moving = "Making/LayoutMaker+Moving.swift"
  case pinching = "Making/LayoutMaker+Pinching.swift"
  case expanding = "Making/LayoutMaker+Expanding.swift"
  case evaluations = "Elements/FrameAdditionalEvaluation.swift"
  case evaluationClosures = "Elements/FrameAdditionalEvaluation+Closures.swift"

  /// The file with the declarations.
  var file: GeneratedFile {
    GeneratedFile(
      "Sources/NotAutoLayout/\(rawValue)", by: Self.self, parts.joined(separator: "\n"))
  }

  private var parts: [String] {
    let elements = MakerElement.lines + MakerElement.points
    switch self {
    case .acceptances:
      return acceptances(MakerElement.linesOfHorizontalAxis, "Width", of: "Horizontal")
        + acceptances(MakerElement.linesOfVerticalAxis, "Height", of: "Vertical")
    case .capabilities:
      return elements.map(Self.capability) + MakerLength.allCases.map(\.capability)
    case .conformances:
      return elements.map(Self.conformance) + MakerLength.allCases.map(\.conformance)
    case .runs:
      return [
        Self.conformance(
          of: "SequentialProperty", to: MakerElement.lines,
          where: "Direction == SequentialProperty.Undecided, Extent == SequentialProperty.Unsized"
        ) { element in
          let direction = element.kind == .horizontal ? "Column" : "Row"
          return
            "SequentialProperty.State<SequentialProperty.\(direction), SequentialProperty.Unsized>"
        }
      ]
    case .grids:
      return [
        Self.conformance(
          of: "MatricalProperty", to: MakerElement.points, where: "Stage == MatricalProperty.Unset"
        ) { _ in "MatricalProperty.Anchor" }
      ]
    case .horizontalLines: return MakerElement.linesOfHorizontalAxis.map(Self.calls)
    case .verticalLines: return MakerElement.linesOfVerticalAxis.map(Self.calls)
    case .topPoints: return MakerElement.points(of: "Top").map(Self.calls)
    case .middlePoints: return MakerElement.points(of: "Middle").map(Self.calls)
    case .bottomPoints: return MakerElement.points(of: "Bottom").map(Self.calls)
    case .pointAtFractions: return [Self.calls(.pointAtFractions)]
    case .moving: return [MakerEvaluation.calls(of: MakerEvaluation.moving)]
    case .pinching: return [MakerEvaluation.calls(of: MakerEvaluation.pinching)]
    case .expanding: return [MakerEvaluation.calls(of: MakerEvaluation.expanding)]
    case .evaluations: return [MakerEvaluation.declaration, MakerEvaluation.changes]
    case .evaluationClosures: return [MakerEvaluation.closureForms]
    }
  }

  /// The protocols of the states of an axis that accept its lines and its length.
  private func acceptances(
    _ lines: [MakerElement], _ length: String, of axis: String
  ) -> [String] {
    let elements = lines.map { ($0.name, $0.words) } + [(length, "the \(length.lowercased())")]
    return elements.map { name, words in
      """
      /// A state that accepts \(words).
      public protocol Accepts\(name): \(axis)State {
        /// The state with \(words).
        associatedtype After\(name): \(axis)State = \(axis)Axis.Complete
      }

      """
    }
  }

  private static func capability(_ element: MakerElement) -> String {
    let at =
      element.hasFraction
      ? "at \(fraction(element)), _ element: LayoutElement.\(element.kind.rawValue)"
      : "_ element: LayoutElement.\(element.kind.rawValue)"
    return """
      /// The state of a chain that still accepts a position of \(element.words).
      public protocol LayoutPropertyCanStore\(element.name)Type: LayoutMakerPropertyType {
        /// The state of the chain with that position.
        associatedtype WillSet\(element.name)Property: LayoutMakerPropertyType
        /// Returns the state of the chain with that position added.
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

  /// The conformance of the first state of a run or grid to the capabilities of the elements that it
  /// may begin with.
  private static func conformance(
    of property: String, to elements: [MakerElement], where requirements: String,
    result: (MakerElement) -> String
  ) -> String {
    let accepted = elements.filter { !$0.hasFraction }
    let protocols = accepted.map { "LayoutPropertyCanStore\($0.name)Type" }
    let methods = accepted.map { element in
      let kind = element.kind.rawValue
      let anchors = [anchor(element.horizontal, ""), anchor(element.vertical, "")].compactMap(
        \.self)
      return """
          @inlinable public func store\(element.name)(_ element: LayoutElement.\(kind)) -> \(result(element)) {
            adding(.\(kind.lowercased())(\(anchors.joined(separator: ", ")), element))
          }

        """
    }
    return """
      extension \(property).State: \(protocols.joined(separator: ",\n  "))
      where \(requirements) {
      \(methods.joined(separator: "\n"))}

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
        /// Sets \(element.words) to a position in the bounds of the parent.
        @inlinable public func set\(name)(\(declared)to position: \(element.value)) -> \(result) {
          with(property.store\(name)(\(passed).constant(position)))
        }

        /// Sets \(element.words) to a position that a closure computes from the guides of the parent.
        @inlinable public func set\(name)(
          \(declared)by position: @escaping (ViewLayoutGuides) -> \(element.value)
        ) -> \(result) {
          with(property.store\(name)(\(passed).byParent(position)))
        }

        /// Pins \(element.words) to a position that a closure computes from another view.
        ///
        /// The other view is referenced weakly.
        @inlinable public func pin\(name)(
          \(declared)to reference: View?, with position: @escaping (\(pin)) -> \(element.value)
        ) -> \(result) {
          with(
            property.store\(name)(
              \(passed)LayoutElement.\(kind).pinned(to: reference, isImmediate: isImmediate, position)))
        }

        /// Pins \(element.words) to a position that is computed from another view, which
        /// the first closure returns.
        @inlinable public func pin\(name)(
          \(declared)by reference: @escaping () -> View?, with position: @escaping (\(pin)) -> \(element.value)
        ) -> \(result) {
          with(property.store\(name)(\(passed).byReference(referenceGetter: reference, position)))
        }
      \(closureAfterTo(element, result))\(byPoint(element, result))}

      """
  }

  /// The unavailable form with a closure after the label `to`.
  private static func closureAfterTo(_ element: MakerElement, _ result: String) -> String {
    guard element.hasMessages else { return "" }
    return """

        /// Unavailable: pass a closure after the label `by`.
        @available(*, unavailable, message: "a closure goes with the label by")
        @_disfavoredOverload
        public func set\(element.name)(
          to position: @escaping (ViewLayoutGuides) -> \(element.value)
        ) -> \(result) {
          set\(element.name)(by: position)
        }

      """
  }

  /// The form in the documentation of version 3.3 that places a line by a point on it.
  private static func byPoint(_ element: MakerElement, _ result: String) -> String {
    guard element.kind != .point, !element.hasFraction, !element.isMirrored else { return "" }
    let coordinate = element.kind == .horizontal ? "x" : "y"
    return """

        /// Sets \(element.words) to the \(coordinate) coordinate of a point that is computed from the guides of the parent.
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
}
