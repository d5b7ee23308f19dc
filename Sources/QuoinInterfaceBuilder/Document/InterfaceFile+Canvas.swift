// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText
import QuoinUIKit

extension InterfaceFile {
  /// The document as it is under some options: variations and the sizes of texts depend on them.
  ///
  /// Options that do not suit the file count for nothing and are a finding.
  func document(for options: SceneOptions) -> InterfaceDocument {
    if let objection = objection(to: options) {
      var document = document
      document.findings.append(
        FileFinding(
          code: .unsuitableOption, line: tree.root.line, column: tree.root.column,
          message: objection + " It does not count."))
      return document
    }
    let choice = choice(of: options)
    return choice.isEmpty
      ? document : DocumentReader.read(tree, as: document.kind, choosing: choice)
  }

  private func choice(of options: SceneOptions) -> CanvasChoice {
    let drawn = document.device
    var choice = CanvasChoice()
    choice.textSize = options.textSize.flatMap { TextSizeCategory($0) } ?? .standard
    let isLandscape = options.orientation.map { $0 == .landscape } ?? drawn?.isLandscape ?? false
    if let device = options.device {
      choice.device = DeviceDescription(
        id: device.identifier, isLandscape: isLandscape, isChosen: true)
    } else if var turned = drawn, turned.isLandscape != isLandscape {
      turned.isLandscape = isLandscape
      choice.device = turned
    }
    return choice
  }

  /// Why the scenes of the file cannot be laid out under some options, in two sentences of which
  /// the second says what to do; nil when they can.
  ///
  /// Scenes made under such options are made as if device, orientation and text size were not set.
  public func objection(to options: SceneOptions) -> String? {
    switch platform {
    case .macOS: desktopObjection(options)
    case .watchOS:
      options.device == nil && options.orientation == nil && options.textSize == nil
        ? nil
        : "The file is for watchOS, which has no Auto Layout. Leave device, orientation and text "
          + "size out."
    case .tvOS: televisionObjection(options)
    case .iOS: touchObjection(options)
    }
  }

  private func desktopObjection(_ options: SceneOptions) -> String? {
    if let device = options.device {
      return "The file is for macOS and not for \(device.name). "
        + "Leave the device out; a size can be given."
    }
    if options.orientation != nil {
      return "The file is for macOS, where windows are not turned. Leave the orientation out."
    }
    guard options.textSize != nil else { return nil }
    return "The file is for macOS, which has no text sizes. Leave the text size out."
  }

  private func televisionObjection(_ options: SceneOptions) -> String? {
    if let device = options.device, device.family != .tv {
      return "The file is for tvOS and not for \(device.name). Choose Apple TV."
    }
    if options.orientation == .portrait {
      return "The file is for tvOS, where the screen is not turned. Leave the orientation out."
    }
    guard options.textSize != nil else { return nil }
    return "The file is for tvOS, which has no text sizes. Leave the text size out."
  }

  private func touchObjection(_ options: SceneOptions) -> String? {
    if let device = options.device, device.family == .tv || device.family == .watch {
      return "The file is for iOS and not for \(device.name). Choose an iPhone or an iPad."
    }
    if let size = options.textSize, size != .unspecified, TextSizeCategory(size) == nil {
      return "There is no text size '\(size.rawValue)'. Choose one of UIContentSizeCategory."
    }
    guard options.orientation != nil, options.device == nil,
      document.device.flatMap({ DeviceTable.device($0.id) }) == nil
    else { return nil }
    return "The file names no known device that could be turned. Choose a device too."
  }
}

extension TextSizeCategory {
  /// The step of a category, nil for a name that is none.
  init?(_ category: UIContentSizeCategory) {
    self.init(name: category.rawValue)
  }
}
