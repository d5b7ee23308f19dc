// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A function of one number (ISO 32000-1, 7.10): between two values, pieces of such functions, or
/// samples.
struct PDFFunction {
  private enum Kind {
    case exponential(start: [Double], end: [Double], exponent: Double)
    case stitched([PDFFunction], bounds: [Double], encode: [Double])
    case sampled([UInt8], count: Int, encode: [Double], decode: [Double])
  }

  private let kind: Kind
  private let domain: ClosedRange<Double>

  /// The most pieces of a function.
  static let mostPieces = 64
  /// The cost of a function, in bytes of the budget of its document: pieces can be made of the same
  /// pieces again.
  private static let cost = 64

  /// Reads a function; nil for one of another kind or with damage.
  init?(_ value: PDFValue?, in file: PDFFile, depth: Int = 0) {
    let object = file.object(value)
    let domain = file.numbers(object.dictionary["Domain"])
    guard depth < 8, domain.count == 2, domain[0] <= domain[1],
      (domain[1] - domain[0]).isFinite, file.budget.spend(Self.cost)
    else { return nil }
    self.domain = domain[0]...domain[1]
    switch file.number(object.dictionary["FunctionType"]) {
    case 0:
      guard let kind = Self.sampled(object, in: file) else { return nil }
      self.kind = kind
    case 2:
      func values(_ key: String, _ usual: Double) -> [Double] {
        let numbers = file.numbers(object.dictionary[key])
        return numbers.isEmpty ? [usual] : numbers
      }
      kind = .exponential(
        start: values("C0", 0), end: values("C1", 1),
        exponent: file.number(object.dictionary["N"]) ?? 1)
    case 3:
      guard let kind = Self.stitched(object, in: file, depth: depth) else { return nil }
      self.kind = kind
    default: return nil
    }
  }

  private static func stitched(_ object: PDFObject, in file: PDFFile, depth: Int) -> Kind? {
    let values = file.array(object.dictionary["Functions"])
    let bounds = file.numbers(object.dictionary["Bounds"])
    let encode = file.numbers(object.dictionary["Encode"])
    guard (1...mostPieces).contains(values.count), bounds.count == values.count - 1,
      encode.count >= 2 * values.count
    else { return nil }
    var functions: [PDFFunction] = []
    for value in values {
      guard let function = PDFFunction(value, in: file, depth: depth + 1) else { return nil }
      functions.append(function)
    }
    return .stitched(functions, bounds: bounds, encode: encode)
  }

  private static func sampled(_ object: PDFObject, in file: PDFFile) -> Kind? {
    let range = file.numbers(object.dictionary["Range"])
    let size = file.numbers(object.dictionary["Size"])
    guard size.count == 1, size[0] >= 1, size[0] <= 1e6, range.count >= 2,
      file.number(object.dictionary["BitsPerSample"]) == 8, let data = file.data(of: object)
    else { return nil }
    let count = Int(size[0])
    guard data.count >= count * (range.count / 2) else { return nil }
    let encode = file.numbers(object.dictionary["Encode"])
    let decode = file.numbers(object.dictionary["Decode"])
    return .sampled(
      data, count: count, encode: encode.count == 2 ? encode : [0, Double(count - 1)],
      decode: decode.count == range.count ? decode : range)
  }

  /// Returns the numbers at a place of the domain, all of them finite.
  func values(at input: Double) -> [Double] {
    let x = input.clamped(to: domain)
    let values: [Double]
    switch kind {
    case .exponential(let start, let end, let exponent):
      let share = exponent == 1 ? x : pow(x, exponent)
      // The difference of two large numbers would be infinite.
      values = zip(start, end).map { (1 - share) * $0 + share * $1 }
    case .stitched(let functions, let bounds, let encode):
      let index = bounds.firstIndex { x < $0 } ?? bounds.count
      let low = index == 0 ? domain.lowerBound : bounds[index - 1]
      let high = index == bounds.count ? domain.upperBound : bounds[index]
      let share = high > low ? (x - low) / (high - low) : 0
      let place = (1 - share) * encode[2 * index] + share * encode[2 * index + 1]
      values = functions[index].values(at: place)
    case .sampled(let data, let count, let encode, let decode):
      values = samples(at: x, data, count, encode, decode)
    }
    return values.map { $0.isFinite ? $0 : 0 }
  }

  private func samples(
    at x: Double, _ data: [UInt8], _ count: Int, _ encode: [Double], _ decode: [Double]
  ) -> [Double] {
    let length = domain.upperBound - domain.lowerBound
    let part = length > 0 ? (x - domain.lowerBound) / length : 0
    let place = ((1 - part) * encode[0] + part * encode[1]).clamped(to: 0...Double(count - 1))
    let index = Int(place)
    let (next, share) = (min(index + 1, count - 1), place - Double(index))
    let outputs = decode.count / 2
    return (0..<outputs).map { output in
      let low = Double(data[index * outputs + output]) / 255
      let high = Double(data[next * outputs + output]) / 255
      let value = low + share * (high - low)
      return (1 - value) * decode[2 * output] + value * decode[2 * output + 1]
    }
  }
}
