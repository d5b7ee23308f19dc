// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinInterfaceBuilder
import QuoinPreview
import QuoinUIKit

extension PreviewQuery {
  /// Reads the values of a request by the rules of the options of the same names.
  ///
  /// - Throws: A ``PreviewRefusal`` with the sentence of the option.
  @MainActor init(_ values: [String: String]) throws(PreviewRefusal) {
    var options = SceneOptions()
    options.size = try Self.size(values)
    options.device = try Self.value("device", values) { try DeviceArgument.device($0) }
    options.textSize = try Self.value("text", values) { try TextSizeArgument.textSize($0) }
    options.orientation = try Self.word("orientation", values, SceneOrientation.init(argument:))
    options.direction = try Self.word("direction", values, DirectionArgument.init(argument:))?
      .direction
    let appearance = try Self.word("appearance", values, AppearanceArgument.init(argument:))
    options.settings.appearance = appearance?.style
    options.settings.contrast = appearance?.contrast
    let key = Self.layoutNames.compactMap { name in
      values[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
    self.init(
      file: values["file"] ?? "", scene: values["id"] ?? "", options: options,
      showsConstraints: values["constraints"] == "1", key: key.joined(separator: "\n"))
  }

  /// Checks the values of a request about a program, and returns them in the words of the program:
  /// whole names, and a size as two numbers.
  @MainActor static func programValues(
    _ values: [String: String]
  ) throws(PreviewRefusal) -> [String: String] {
    let query = try PreviewQuery(values)
    var checked = values.filter { !$0.value.isEmpty && !["file", "size"].contains($0.key) }
    checked["device"] = query.options.device?.name
    checked["text"] = query.options.textSize?.rawValue
    checked["width"] = query.options.size.map { "\(Double($0.width))" }
    checked["height"] = query.options.size.map { "\(Double($0.height))" }
    return checked
  }

  /// The largest side of a scene in points. A page requests sizes while it is dragged, so an
  /// accidental size must not need much memory.
  private static let largest: CGFloat = 10_000

  private static func size(_ values: [String: String]) throws(PreviewRefusal) -> CGSize? {
    let text: String
    switch (values["width"], values["height"], values["size"]) {
    case (let width?, let height?, _): text = "\(width)x\(height)"
    case (nil, nil, let size?) where !size.isEmpty: text = size
    case (nil, nil, _): return nil
    default: throw PreviewRefusal(400, "A width needs a height, and a height a width.")
    }
    let size = try read(text) { try SizeArgument.size($0) }
    guard (1...largest).contains(size.width), (1...largest).contains(size.height) else {
      throw PreviewRefusal(400, CommandError.invalidSize(text).sentence)
    }
    return size
  }

  /// The value of a name; nil where it is missing or empty.
  private static func value<Value>(
    _ name: String, _ values: [String: String], _ transform: (String) throws -> Value
  ) throws(PreviewRefusal) -> Value? {
    guard let text = values[name], !text.isEmpty else { return nil }
    return try read(text, transform)
  }

  private static func word<Value>(
    _ name: String, _ values: [String: String], _ transform: (String) -> Value?
  ) throws(PreviewRefusal) -> Value? {
    guard let text = values[name], !text.isEmpty else { return nil }
    guard let value = transform(text) else {
      throw PreviewRefusal(400, "'\(text)' is not a value of '\(name)'.")
    }
    return value
  }

  private static func read<Value>(
    _ text: String, _ transform: (String) throws -> Value
  ) throws(PreviewRefusal) -> Value {
    do {
      return try transform(text)
    } catch {
      throw PreviewRefusal(400, (error as? ValidationError)?.message ?? "\(error)")
    }
  }
}
