// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A function of one number (ISO 32000-1, 7.10): between two values, pieces of such functions, or
/// samples.
struct PDFFunction {
  private let file: PDFFile
  private let object: PDFObject
  private let domain: [Double]
  private let depth: Int

  /// Reads a function; nil for one of another kind.
  init?(_ value: PDFValue?, in file: PDFFile, depth: Int = 0) {
    object = file.object(value)
    let domain = file.numbers(object.dictionary["Domain"])
    guard depth < 8, domain.count >= 2, domain[0] <= domain[1],
      [0, 2, 3].contains(file.number(object.dictionary["FunctionType"]))
    else { return nil }
    (self.file, self.domain, self.depth) = (file, domain, depth)
  }

  /// Returns the numbers at a place of the domain; none where the function is damaged.
  func values(at input: Double) -> [Double] {
    let x = min(max(input, domain[0]), domain[1])
    switch file.number(object.dictionary["FunctionType"]) {
    case 2: return exponential(x)
    case 3: return stitched(x)
    default: return sampled(x)
    }
  }

  private func exponential(_ x: Double) -> [Double] {
    func values(_ key: String, _ usual: Double) -> [Double] {
      let numbers = file.numbers(object.dictionary[key])
      return numbers.isEmpty ? [usual] : numbers
    }
    let exponent = file.number(object.dictionary["N"]) ?? 1
    let share = exponent == 1 ? x : Self.power(max(x, 0), exponent)
    return zip(values("C0", 0), values("C1", 1)).map { $0 + share * ($1 - $0) }
  }

  /// Powers without a library: whole ones exactly, others as the nearest whole one.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    let count = Int(min(max(exponent.rounded(), 0), 32))
    return (0..<count).reduce(1) { result, _ in result * base }
  }

  private func stitched(_ x: Double) -> [Double] {
    let functions = file.array(object.dictionary["Functions"])
    let bounds = file.numbers(object.dictionary["Bounds"])
    let encode = file.numbers(object.dictionary["Encode"])
    guard !functions.isEmpty, bounds.count == functions.count - 1,
      encode.count >= 2 * functions.count
    else { return [] }
    let index = bounds.firstIndex { x < $0 } ?? bounds.count
    let low = index == 0 ? domain[0] : bounds[index - 1]
    let high = index == bounds.count ? domain[1] : bounds[index]
    let share = high > low ? (x - low) / (high - low) : 0
    let (start, end) = (encode[2 * index], encode[2 * index + 1])
    return PDFFunction(functions[index], in: file, depth: depth + 1)?
      .values(at: start + share * (end - start)) ?? []
  }

  private func sampled(_ x: Double) -> [Double] {
    let range = file.numbers(object.dictionary["Range"])
    guard let size = file.numbers(object.dictionary["Size"]).first, size >= 1, size <= 1e6,
      file.number(object.dictionary["BitsPerSample"]) == 8, let data = file.data(of: object)
    else { return [] }
    let (count, outputs) = (Int(size), range.count / 2)
    guard outputs > 0, data.count >= count * outputs, domain[1] > domain[0] else { return [] }
    let place = (x - domain[0]) / (domain[1] - domain[0]) * Double(count - 1)
    let index = min(max(Int(place), 0), count - 1)
    let (next, share) = (min(index + 1, count - 1), place - Double(index))
    return (0..<outputs).map { output in
      let low = Double(data[index * outputs + output]) / 255
      let high = Double(data[next * outputs + output]) / 255
      let value = low + share * (high - low)
      return range[2 * output] + value * (range[2 * output + 1] - range[2 * output])
    }
  }
}
