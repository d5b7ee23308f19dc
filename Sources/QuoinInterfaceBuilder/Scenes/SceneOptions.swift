// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The options for the scenes of a file: as stored in it, or for another device, size or text size.
public struct SceneOptions: Sendable {
  /// The size of the main root of each scene, in points, instead of the one in the file or of the
  /// device.
  public var size: CGSize?
  /// The reading direction of all views that do not force one.
  public var direction: UIUserInterfaceLayoutDirection? {
    get { settings.direction }
    set { settings.direction = newValue }
  }
  /// The device instead of the one that the file names. Views that fill the screen get its size.
  /// The safe area is that of a program running on it.
  public var device: SceneDevice? {
    get { settings.device }
    set { settings.device = newValue }
  }
  /// The orientation of the device; nil for that of the file.
  public var orientation: SceneOrientation? {
    get { settings.orientation }
    set { settings.orientation = newValue }
  }
  /// The size of texts in a text style; nil for `UIContentSizeCategory.large`, as on the canvas.
  public var textSize: UIContentSizeCategory? {
    get { settings.textSize }
    set { settings.textSize = newValue }
  }
  /// The device with its orientation and settings.
  package var settings: DeviceSettings
  /// Texts that replace those of the file, such as translations; nil for those of the file.
  package var texts: TextReplacement?
  /// The environments of layout roots that replace those that follow from the file, by the root's
  /// id.
  package var environments: [String: SceneEnvironment] = [:]
  /// Whether the stored size of a view without content of its own is used as its content size.
  /// Ambiguities are computed without such sizes.
  package var readsSizesBack = true
  /// The changes of content sizes of views when ambiguities are computed: of views of the program's
  /// own classes, or of all views. For tests of flags in files.
  package var judgedContents = JudgedContents.known
  /// Whether safe areas and margins are inferred from stored frames where these differ from the
  /// rules.
  package var infersInsets = true

  /// Creates options. For those that are nil, the file decides.
  ///
  /// ``InterfaceFile/objection(to:)`` returns the reason if they do not suit a file.
  public init(
    size: CGSize? = nil, direction: UIUserInterfaceLayoutDirection? = nil,
    device: SceneDevice? = nil, orientation: SceneOrientation? = nil,
    textSize: UIContentSizeCategory? = nil
  ) {
    self.init(
      DeviceSettings(
        device: device, orientation: orientation, direction: direction, textSize: textSize))
    self.size = size
  }

  /// Creates options for a device with its settings and its scale.
  package init(_ settings: DeviceSettings) { self.settings = settings }
}
