// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One edge of a view as a function of the size of its scene, in points.
package enum EdgeFunction: Sendable {
  case constant(Double)
  /// The sum of a function of the width and one of the height.
  case sum(width: AffinePieces, height: AffinePieces)
  /// Affine in regions with slanted borders.
  case regions(HalfPlaneTree<SizeForm>)

  /// The value at a size in points.
  package func value(width: Double, height: Double) -> Double {
    switch self {
    case .constant(let value): value
    case .sum(let ofWidth, let ofHeight): ofWidth.value(at: width) + ofHeight.value(at: height)
    case .regions(let tree):
      tree.leaf(width: width, height: height).value(width: width, height: height)
    }
  }

  /// The function as data of a page.
  ///
  /// A number is constant. A list is a sum: of the width, then of the height, each a number or a
  /// flat list of `from, constant, slope`. An object has the nodes `t` of a tree in preorder, `[0,
  /// w, h, bound]` for a split and `-n` for the leaf n of `l`, counted from 1.
  var json: JSONValue {
    switch self {
    case .constant(let value): .piece(value)
    case .sum(let ofWidth, let ofHeight):
      ofHeight.constant == 0
        ? .array([ofWidth.json])
        : .array([ofWidth.constant == 0 ? .number(0) : ofWidth.json, ofHeight.json])
    case .regions(let tree): Self.json(of: tree)
    }
  }

  private static func json(of tree: HalfPlaneTree<SizeForm>) -> JSONValue {
    var (nodes, leaves): ([JSONValue], [SizeForm]) = ([], [])
    func add(_ tree: HalfPlaneTree<SizeForm>) {
      switch tree {
      case .leaf(let form):
        let index = leaves.firstIndex(of: form) ?? leaves.count
        if index == leaves.count { leaves.append(form) }
        nodes.append(.number(-Double(index + 1)))
      case .split(let plane, let below, let above):
        nodes.append(
          .array([
            .number(0), .slope(plane.width), .slope(plane.height), .piece(plane.bound),
          ]))
        add(below)
        add(above)
      }
    }
    add(tree)
    let forms = leaves.map {
      JSONValue.array([.piece($0.constant), .slope($0.width), .slope($0.height)])
    }
    return .object([("t", .array(nodes)), ("l", .array(forms))])
  }
}

extension AffinePieces {
  /// A number, or a flat list of the border, the constant and the slope of each piece.
  var json: JSONValue {
    if let constant { return .piece(constant) }
    return .array(pieces.flatMap { [.piece($0.from), .piece($0.constant), .slope($0.slope)] })
  }
}

extension JSONValue {
  /// A length in points, to six decimals, for which the rounding of pages to pixels has a tolerance.
  static func piece(_ value: Double) -> JSONValue { rounded(value, unit: 1e6) }

  /// A factor of lengths. Where six decimals are exact, these suffice. Otherwise twelve keep the
  /// product exact enough for the rounding to pixels, which has a tolerance of 1e-6.
  static func slope(_ value: Double) -> JSONValue {
    let short = (value * 1e6).rounded() / 1e6
    return abs(short - value) < 1e-11 ? rounded(value, unit: 1e6) : rounded(value, unit: 1e12)
  }

  private static func rounded(_ value: Double, unit: Double) -> JSONValue {
    let result = (value * unit).rounded() / unit
    return .number(result == 0 ? 0 : result)
  }
}
