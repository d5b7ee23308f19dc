// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// The arguments of every command that lays out scenes: the screen, the texts and the direction.
struct SurroundingsArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The size of each scene in points, such as 375x667, in place of the one in the file.",
      valueName: "WxH"),
    transform: SizeArgument.size)
  var size: CGSize?

  @Option(
    help: ArgumentHelp(
      """
      The device in place of the one in the file: its screen, its safe area, its size classes. \
      quoin devices lists names and ids.
      """, valueName: "NAME"),
    transform: DeviceArgument.device)
  var device: SceneDevice?

  @Option(help: "The orientation of the device, in place of the one in the file.")
  var orientation: SceneOrientation?

  @Option(
    help: ArgumentHelp(
      "The size of texts in a text style: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.",
      valueName: "CATEGORY"),
    transform: TextSizeArgument.textSize)
  var textSize: UIContentSizeCategory?

  @Option(help: "The reading direction, where views do not force one.")
  var direction: DirectionArgument?

  /// The options that replace the environment that the files state.
  @MainActor var options: SceneOptions {
    SceneOptions(
      size: size, direction: direction?.direction, device: device,
      orientation: orientation, textSize: textSize)
  }
}
