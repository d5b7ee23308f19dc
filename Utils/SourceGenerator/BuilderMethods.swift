// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the methods of the builders, which differ only in their names and in the attributes that
/// they relate, and for each an unavailable form for a number without its label.
enum BuilderMethods: String, CaseIterable {
  case relational = "RelationalConstraintBuilder"
  case baselines = "BaselineConstraintBuilder"
  case distributive = "DistributiveConstraintBuilder"
  case single = "SelfConstraintBuilder"

  private struct Method {
    var name: String
    var pairs: [String]
    var words: String
  }

  private var methods: [Method] {
    switch self {
    case .relational:
      return [
        both("leading"), both("trailing"), both("leading", "trailing"), both("top"),
        both("bottom"), both("top", "bottom"), both("leading", "trailing", "top", "bottom"),
        both("centerX"), both("centerY"), both("centerX", "centerY", name: "centerXY"),
        both("width"), both("height"), both("width", "height"),
      ]
    case .baselines:
      return [both("firstBaseline"), both("lastBaseline")]
    case .distributive:
      return [
        Method(
          name: "leadingTrailing", pairs: ["AttributePair(first: .leading, second: .trailing)"],
          words: "Places the leading edge of the item after the trailing edge of the other item."),
        Method(
          name: "topBottom", pairs: ["AttributePair(first: .top, second: .bottom)"],
          words: "Places the top edge of the item below the bottom edge of the other item."),
      ]
    case .single:
      return [
        Method(
          name: "width", pairs: [".width"],
          words: "Limits the width to a number of points, or makes it equal to it."),
        Method(
          name: "height", pairs: [".height"],
          words: "Limits the height to a number of points, or makes it equal to it."),
        Method(
          name: "widthHeight", pairs: [".width", ".height"],
          words: "Limits width and height to one number of points, or makes them equal to it."),
      ]
    }
  }

  private struct Custom {
    var name: String
    var type: String
    var words: String
  }

  private var customMethods: [Custom] {
    guard self == .relational else { return [] }
    return [
      Custom(name: "xAxis", type: "XAxisAnchor", words: "a horizontal position"),
      Custom(name: "yAxis", type: "YAxisAnchor", words: "a vertical position"),
      Custom(name: "dimension", type: "DimensionAnchor", words: "a length"),
    ]
  }

  private func both(_ attributes: String..., name: String? = nil) -> Method {
    let capitalized = attributes.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let names = attributes.map { "`\($0)`" }
    let beginning = names.count == 1 ? [] : [names.dropLast().joined(separator: ", ")]
    let words = beginning + names.suffix(1)
    return Method(
      name: name ?? attributes[0] + capitalized.joined(),
      pairs: attributes.map { ".both(.\($0))" },
      words:
        "Relates \(words.joined(separator: " and ")) of the item to the same "
        + "\(names.count == 1 ? "attribute" : "attributes") of the other item."
    )
  }

  /// The file with the methods.
  var file: GeneratedFile {
    let all = methods.map(method) + customMethods.map(method)
    return GeneratedFile(
      "Sources/SwiftAutoLayout/Builders/\(rawValue)+Methods.swift", by: Self.self,
      """
      import QuoinLayout
      import QuoinPlatform

      extension \(rawValue) {
      \(all.joined(separator: "\n"))}

      """)
  }

  private func method(_ method: Method) -> String {
    """
      /// \(method.words)
      @discardableResult
      public func \(method.name)(
        _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    \(rest)
        add([\(method.pairs.joined(separator: ", "))], \(terms))
      }

      @available(*, unavailable, message: "name the number: \(method.name)(constant: …)")
      @discardableResult public func \(method.name)(_ number: CGFloat) -> Self { unavailable() }

      @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
      @discardableResult public func \(method.name)(
        _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
      ) -> Self { unavailable() }

    """
  }

  private func method(_ method: Custom) -> String {
    """
      /// Relates \(method.words) of the item to \(method.words) of the other item.
      @discardableResult
      public func \(method.name)(
        _ firstAnchor: \(method.type), to secondAnchor: \(method.type),
        relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    \(rest)
        add([AttributePair(first: firstAnchor.attribute, second: secondAnchor.attribute)], \(terms))
      }

    """
  }

  /// The end of the list of parameters.
  private var rest: String {
    """
        \(self == .single ? "" : "multiplier: CGFloat = 1, ")priority: PlatformLayoutPriority = .required, activate: Bool = true,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
      ) -> Self {
    """
  }

  private var terms: String {
    """
    ConstraintTerms(
          relation: relation, constant: constant, \(self == .single ? "" : "multiplier: multiplier, ")priority: priority,
          isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column))
    """
  }
}
