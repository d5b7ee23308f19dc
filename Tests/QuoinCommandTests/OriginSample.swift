// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A file with a conflict in which one origin of requirements takes part.
struct OriginSample: Sendable, CustomStringConvertible {
  /// The name of the stored output.
  var name: String
  var views: String
  var constraints: String
  /// The note about the origin.
  var hint: String?
  /// The arithmetic.
  var sum: String

  var description: String { name }
  var text: String { SampleFile.xib(views: views, constraints: constraints) }

  private static func view(
    _ id: String, element: String = "view", _ attributes: String = "", inside: String = ""
  ) -> String {
    "<\(element) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"20\"/>\(inside)</\(element)>"
  }

  private static func length(
    _ item: String, _ attribute: String, _ constant: Double, relation: String = "equal"
  ) -> String {
    "<constraint firstItem=\"\(item)\" firstAttribute=\"\(attribute)\" relation=\"\(relation)\" "
      + "constant=\"\(constant)\" id=\"\(item)-\(attribute)-\(Int(constant))\"/>"
  }

  private static func edge(
    _ item: String, _ other: String, _ attribute: String, _ constant: Double
  ) -> String {
    "<constraint firstItem=\"\(item)\" firstAttribute=\"\(attribute)\" secondItem=\"\(other)\" "
      + "secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(item)-\(attribute)\"/>"
  }

  /// Origins that a file can have in a conflict. The root is 320 × 200.
  static let all: [OriginSample] = [
    OriginSample(
      name: "Program", views: view("box"),
      constraints: length("box", "width", 50) + length("box", "width", 60), hint: nil,
      sum: "box is to be 50 wide, but also 60 wide: 10 too little"),
    OriginSample(
      name: "AutoresizingMask",
      views: "<view id=\"box\"><rect key=\"frame\" x=\"10\" y=\"10\" width=\"100\" height=\"20\"/>"
        + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"
        + "</view>",
      constraints: length("box", "width", 60),
      // The headline names the mask.
      hint: nil,
      sum: "the autoresizing mask makes box 100 wide, but box is to be 60 wide: 40 too much"),
    OriginSample(
      // Two views of 50 with a gap of 8 in a stack view that is to be 90 wide.
      name: "StackView",
      views: view(
        "row", element: "stackView", "spacing=\"8\"",
        inside: "<subviews>\(view("a"))\(view("b"))</subviews><constraints>"
          + length("a", "width", 50) + length("b", "width", 50) + "</constraints>"),
      constraints: length("row", "width", 90),
      hint: "made by stack view UIStackView row (spacing 8, fill)",
      sum: "50 + 8 + 50 = 108, but row is to be 90 wide: 18 too much"),
    OriginSample(
      // The margins of a view without a controller are 16 in this layout.
      name: "Margins",
      views: "<view id=\"box\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>",
      constraints:
        "<constraint firstItem=\"box\" firstAttribute=\"left\" secondItem=\"root\" "
        + "secondAttribute=\"leftMargin\" id=\"l\"/><constraint firstItem=\"root\" "
        + "firstAttribute=\"rightMargin\" secondItem=\"box\" secondAttribute=\"right\" id=\"r\"/>"
        + length("box", "width", 290),
      hint: "the margins of UIView root leave out 16 on the left and 16 on the right",
      sum: "16 + 290 + 16 = 322, but root is 320 wide: 2 too much"),
    OriginSample(
      name: "Sign", views: view("box"), constraints: length("box", "height", -5), hint: nil,
      sum: "no height is negative, but box.height is to be -5: 5 too much"),
  ]
}
