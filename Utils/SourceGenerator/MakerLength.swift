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
    case .frame: "Horizontal: AcceptsFrame, Vertical: AcceptsFrame"
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
}
