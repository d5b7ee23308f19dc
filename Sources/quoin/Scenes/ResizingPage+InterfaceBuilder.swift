// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinText
import QuoinUIKit

extension ResizingPage.Scene {
  /// Creates a page for a scene of a file in all sizes of a range.
  ///
  /// Its variants are the devices of the request. Without any, they are the two reading directions,
  /// where the options leave the direction open and it changes the scene.
  ///
  /// - Parameters:
  ///   - id: The id of the scene.
  ///   - options: The environment, which suits the file.
  ///   - measurer: The measurer of layout.
  /// - Returns: nil for a scene without a view.
  /// - Throws: A ``CommandError`` when the file does not suit a device.
  @MainActor init?(
    _ id: String, in file: InterfaceFile, options: SceneOptions, _ request: ResizingRequest,
    measurer: any TextMeasurer
  ) throws(CommandError) {
    func variant(_ name: String, _ options: SceneOptions) -> ResizingPage.Variant? {
      SceneSampler(id, in: file, options: options).map {
        ResizingPage.Variant(
          name: name, sampler: $0, range: request.range, measurer: measurer)
      }
    }
    var variants: [ResizingPage.Variant] = []
    for device in request.devices {
      var options = options
      options.device = device
      if let reason = file.objection(to: options) {
        throw .unsuitableOptions(file: file.name, reason: reason)
      }
      if let variant = variant(device.name, options) { variants.append(variant) }
    }
    if request.devices.isEmpty, let own = variant("Left to right", options) {
      variants = [own]
      if options.direction == .rightToLeft { variants[0].name = "Right to left" }
      var mirrored = options
      mirrored.direction = .rightToLeft
      if options.direction == nil, let other = variant("Right to left", mirrored),
        other.pieces.json != own.pieces.json
      {
        variants.append(other)
      }
    }
    guard let first = variants.first else { return nil }
    self.init(
      variants: variants,
      presets: request.devices.isEmpty ? Self.presets(for: first.scene.device) : [])
  }

  /// The screens of devices with the safe area of a device, in portrait, each once.
  private static func presets(
    for id: String?
  ) -> [(name: String, width: Double, height: Double)] {
    guard let device = id.flatMap({ SceneDevice(named: $0) }) else { return [] }
    let insets = device.safeAreaInsets(in: .portrait)
    return SceneDevice.all.filter {
      $0.family == device.family && $0.safeAreaInsets(in: .portrait) == insets
    }.map { device in
      let size = device.size(in: .portrait)
      return (device.name, Double(size.width), Double(size.height))
    }
  }
}
