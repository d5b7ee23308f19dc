// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A colour space of a PDF document (ISO 32000-1, 8.6), by how its colours become those of sRGB.
indirect enum PDFColorSpace {
  case gray
  case rgb
  case cmyk
  /// An ink, whose amount a function converts into a colour of another space.
  case separation(PDFFunction, PDFColorSpace)
  /// A pattern, or a gradient.
  case pattern

  /// Reads a colour space; nil for one of another kind, such as Lab.
  init?(_ value: PDFValue?, _ resources: [String: PDFValue], in file: PDFFile, depth: Int = 0) {
    guard depth < 8 else { return nil }
    if let name = file.name(value) {
      switch name {
      case "DeviceGray", "CalGray", "G": self = .gray
      case "DeviceRGB", "CalRGB", "RGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        guard let named = file.dictionary(resources["ColorSpace"])[name] else { return nil }
        self.init(named, [:], in: file, depth: depth + 1)
      }
      return
    }
    let parts = file.array(value)
    switch parts.first.flatMap({ file.name($0) }) {
    case "ICCBased" where parts.count > 1:
      switch file.number(file.dictionary(parts[1])["N"]) {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: return nil
      }
    case "Separation" where parts.count > 3:
      guard let space = PDFColorSpace(parts[2], resources, in: file, depth: depth + 1),
        let function = PDFFunction(parts[3], in: file)
      else { return nil }
      self = .separation(function, space)
    case let name?: self.init(.name(name), resources, in: file, depth: depth + 1)
    case nil: return nil
    }
  }

  /// Returns the colour in hexadecimal digits, as SVG writes it; black without enough numbers.
  func color(_ parts: [Double]) -> String {
    let parts = parts.map { $0.clamped(to: 0...1) }
    switch self {
    case .gray where parts.count >= 1: return Self.hexadecimal([parts[0], parts[0], parts[0]])
    case .rgb where parts.count >= 3: return Self.hexadecimal(Array(parts[0..<3]))
    case .cmyk where parts.count >= 4:
      return Self.hexadecimal(parts[0..<3].map { (1 - $0) * (1 - parts[3]) })
    case .separation(let function, let space) where parts.count >= 1:
      return space.color(function.values(at: parts[0]))
    default: return "#000000"
    }
  }

  private static func hexadecimal(_ parts: [Double]) -> String {
    "#"
      + parts.map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
