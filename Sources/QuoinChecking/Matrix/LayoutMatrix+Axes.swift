// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinInterfaceBuilder
public import QuoinUIKit

extension LayoutMatrix {
  /// Returns the matrix with further devices.
  public func devices(_ devices: SceneDevice...) -> LayoutMatrix {
    adding(devices.map(MatrixDevice.named), to: \.deviceValues, named: "devices")
  }

  /// Returns the matrix with further devices.
  ///
  /// - Parameter names: Names of devices, such as `iPhone 15`. With a name that no device has,
  ///   nothing is laid out, and users of the matrix fail with the names that are closest.
  public func devices(_ names: String...) -> LayoutMatrix {
    var matrix = adding(
      names.compactMap { SceneDevice(named: $0).map(MatrixDevice.named) }, to: \.deviceValues,
      named: names.isEmpty ? "devices" : nil)
    matrix.objections += names.filter { SceneDevice(named: $0) == nil }.map { name in
      let close = SceneDevice.names(closeTo: name, atMost: 3)
      let advice =
        close.isEmpty
        ? "SceneDevice.all has the names that are known"
        : "did you mean \(close.map { "“\($0)”" }.joined(separator: ", "))?"
      return "no device has the name “\(name)”; \(advice)"
    }
    return matrix
  }

  /// Returns the matrix with further orientations.
  public func orientations(_ orientations: MatrixOrientation...) -> LayoutMatrix {
    adding(orientations.flatMap(\.values), to: \.orientationValues, named: "orientations")
  }

  /// Returns the matrix with further reading directions.
  public func directions(_ directions: MatrixDirection...) -> LayoutMatrix {
    adding(directions.flatMap(\.values), to: \.directionValues, named: "directions")
  }

  /// Returns the matrix with further text sizes.
  public func textSizes(_ sizes: UIContentSizeCategory...) -> LayoutMatrix {
    adding(sizes, to: \.textSizeValues, named: "text sizes")
  }

  /// Returns the matrix with further numbers of pixels per point.
  public func scales(_ scales: CGFloat...) -> LayoutMatrix {
    var matrix = adding(
      scales.filter { $0.isFinite && $0 > 0 }, to: \.scaleValues,
      named: scales.isEmpty ? "scales" : nil)
    matrix.objections += scales.filter { !($0.isFinite && $0 > 0) }
      .map { "a screen cannot have \($0) pixels per point" }
    return matrix
  }

  /// Returns the matrix with further widths of a part of a screen.
  ///
  /// - Parameter widths: Widths in points. The height is that which fits the content.
  public func sizes(_ widths: CGFloat...) -> LayoutMatrix {
    adding(sizes: widths.map { MatrixSize(width: $0) })
  }

  /// Returns the matrix with further sizes of a part of a screen.
  ///
  /// - Parameter sizes: Sizes in points.
  public func sizes(_ sizes: CGSize...) -> LayoutMatrix {
    adding(sizes: sizes.map { MatrixSize(width: $0.width, height: $0.height) })
  }

  /// Returns the matrix with further texts in place of those of the views.
  ///
  /// - Parameter variants: Variants of texts; `.original` is the texts of the views.
  public func strings(_ variants: StringsVariant?...) -> LayoutMatrix {
    var matrix = adding(variants, to: \.stringsValues, named: "strings")
    for case .catalog(let catalog)? in variants {
      if let objection = catalog.objection { matrix.objections.append(objection) }
    }
    return matrix
  }

  /// Returns the matrix with further samples for the maker of the views.
  public func samples(_ samples: [LayoutSample]) -> LayoutMatrix {
    adding(samples, to: \.sampleValues, named: "samples")
  }

  /// The matrix with all combinations of its values, whatever their number. Other matrices with
  /// more than 64 combinations use only enough of them to contain each pair of values of two axes.
  public var full: LayoutMatrix {
    var matrix = self
    matrix.isFull = true
    return matrix
  }

  private func adding(sizes: [MatrixSize]) -> LayoutMatrix {
    let isValid = { (size: MatrixSize) in
      let height = size.height ?? 0
      return size.width.isFinite && size.width >= 0 && height.isFinite && height >= 0
    }
    var matrix = adding(
      sizes.filter(isValid), to: \.sizeValues, named: sizes.isEmpty ? "sizes" : nil)
    matrix.objections += sizes.filter { !isValid($0) }.map { "a view cannot be \($0.name)" }
    return matrix
  }

  /// Returns the matrix with further values of an axis, each once. An axis that is named without
  /// values leaves nothing to lay out.
  private func adding<Value: Equatable>(
    _ values: [Value], to axis: WritableKeyPath<LayoutMatrix, [Value]>, named name: String?
  ) -> LayoutMatrix {
    var matrix = self
    for value in values where !matrix[keyPath: axis].contains(value) {
      matrix[keyPath: axis].append(value)
    }
    if values.isEmpty, let name { matrix.objections.append("the list of \(name) is empty") }
    return matrix
  }
}

extension Optional where Wrapped == StringsVariant {
  /// The texts of the views or of the file.
  public static var original: StringsVariant? { nil }
}
