// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the methods of the builders with two items, which differ only in their names and in the
/// attributes that they relate.
enum BuilderMethods: String, CaseIterable {
  case relational = "RelationalConstraintBuilder"
  case baselines = "BaselineConstraintBuilder"
  case distributive = "DistributiveConstraintBuilder"

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
          words: "Puts the leading edge of the item after the trailing edge of the other one."),
        Method(
          name: "topBottom", pairs: ["AttributePair(first: .top, second: .bottom)"],
          words: "Puts the top edge of the item below the bottom edge of the other one."),
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
      Custom(name: "xAxis", type: "XAxisAnchor", words: "a position of the item on the x axis"),
      Custom(name: "yAxis", type: "YAxisAnchor", words: "a position of the item on the y axis"),
      Custom(name: "dimension", type: "DimensionAnchor", words: "a length of the item"),
    ]
  }

  private func both(_ attributes: String..., name: String? = nil) -> Method {
    let capitalized = attributes.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let words = attributes.map { "`\($0)`" }.joined(separator: ", ")
    return Method(
      name: name ?? attributes[0] + capitalized.joined(),
      pairs: attributes.map { ".both(.\($0))" },
      words:
        "Relates \(words) of the item to \(attributes.count == 1 ? "that" : "those") of the other item."
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

    """
  }

  private func method(_ method: Custom) -> String {
    """
      /// Relates \(method.words) to one of the other item.
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
        multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
      ) -> Self {
    """
  }

  private var terms: String {
    """
    ConstraintTerms(
          relation: relation, constant: constant, multiplier: multiplier, priority: priority,
          isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column))
    """
  }
}
