// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An element of a chain that has a size.
enum MakerLength: String, CaseIterable {
  case width = "Width"
  case height = "Height"
  case size = "Size"
  case frame = "Frame"

  private var kind: String {
    switch self {
    case .width, .height: "Length"
    case .size: "Size"
    case .frame: "Rect"
    }
  }

  private var requirements: String {
    switch self {
    case .width: "Horizontal: AcceptsWidth"
    case .height: "Vertical: AcceptsHeight"
    case .size: "Horizontal: AcceptsWidth, Vertical: AcceptsHeight"
    case .frame: "Horizontal == HorizontalAxis.Unset, Vertical == VerticalAxis.Unset"
    }
  }

  private var result: String {
    switch self {
    case .width: "IndividualProperty.State<Horizontal.AfterWidth, Vertical>"
    case .height: "IndividualProperty.State<Horizontal, Vertical.AfterHeight>"
    case .size: "IndividualProperty.State<Horizontal.AfterWidth, Vertical.AfterHeight>"
    case .frame: "IndividualProperty.Layout"
    }
  }

  var capability: String {
    """
    /// The state of a chain that still accepts the \(rawValue.lowercased()) of the view.
    public protocol LayoutPropertyCanStore\(rawValue)Type: LayoutMakerPropertyType {
      /// The state of the chain with the \(rawValue.lowercased()).
      associatedtype WillSet\(rawValue)Property: LayoutMakerPropertyType
      /// Returns the state of the chain with the \(rawValue.lowercased()) added.
      func store\(rawValue)(_ element: LayoutElement.\(kind)) -> WillSet\(rawValue)Property
    }

    """
  }

  var conformance: String {
    """
    extension IndividualProperty.State: LayoutPropertyCanStore\(rawValue)Type
    where \(requirements) {
      @inlinable public func store\(rawValue)(
        _ element: LayoutElement.\(kind)
      ) -> \(result) {
        adding(.\(rawValue.lowercased())(element))
      }
    }

    """
  }

  /// The calls of the element, without the labels' defaults.
  private var calls: [(name: String, parameters: String)] {
    switch self {
    case .width, .height:
      [
        ("set\(rawValue)", "to length: Float"),
        ("set\(rawValue)", "by length: @escaping (ViewLayoutGuides) -> Float"),
        ("fit\(rawValue)", "by length: Float = 0"),
      ]
    case .size:
      [
        ("setSize", "to size: Size"), ("setSize", "by size: @escaping (ViewLayoutGuides) -> Size"),
        ("fitSize", "by size: Size = .zero"),
      ]
        + ["aspectFit", "aspectFill"].flatMap {
          [
            ($0, "ratio: Float? = nil"),
            (
              $0,
              "ratio: Float? = nil, in guide: @escaping (ViewLayoutGuides) -> any LayoutGuideRepresentable"
            ),
            ($0, "ratio: Float? = nil, safeAreaOnly: Bool"),
          ]
        }
    case .frame:
      [
        ("setFrame", "to frame: Rect"),
        ("setFrame", "by frame: @escaping (ViewLayoutGuides) -> Rect"),
        ("stickOnParent", "withInsets insets: Insets = .zero"),
        ("stickOnParentSafeArea", "withInsets insets: Insets = .zero"),
      ]
    }
  }

  /// The calls, for the states that do not take the element.
  var rejectedCalls: String {
    calls.flatMap { name, parameters in
      rejections.map { $0.call(name, parameters) }
    }.joined(separator: "\n")
  }

  private var rejections: [MakerRejection] {
    switch self {
    case .width: MakerRejection.all("Width", nil)
    case .height: MakerRejection.all(nil, "Height")
    case .size: MakerRejection.all("Width", "Height")
    case .frame: MakerRejection.ofFrame
    }
  }
}
