// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinAssets
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

/// The catalogs that belong to a file, for its pictures.
@MainActor package final class SceneAssets {
  private let catalogs: AssetCatalogs
  /// The most bytes of images in a picture.
  private let budget: Int
  private var usedBytes = 0
  /// The files in that number: one that several scenes show is embedded once.
  private var countedFiles: Set<String> = []
  /// The images that were read; nil for those that cannot be shown.
  private var known: [ImageKey: RenderedImage?] = [:]

  private struct ImageKey: Hashable {
    var name: String
    var environment: AssetEnvironment
  }

  /// The reasons that colours and images cannot be shown, each once.
  package private(set) var remarks: [String]

  /// - Parameter budget: the most bytes of images in a picture.
  package init(_ catalogs: AssetCatalogs, budget: Int = 2_000_000) {
    self.catalogs = catalogs
    self.budget = budget
    remarks = catalogs.remarks
  }

  /// Replaces named colours and images of a view by those of the catalogs.
  func apply(
    to appearance: inout RenderedAppearance, of file: ViewAppearance?,
    in environment: AssetEnvironment
  ) {
    guard let file, !catalogs.isEmpty else { return }
    replace(&appearance.textColor, file.textColor, environment)
    replace(&appearance.backgroundColor, file.backgroundColor, environment)
    replace(&appearance.tintColor, file.tintColor, environment)
    guard let name = file.imageName, !file.isSymbol else { return }
    appearance.image = image(named: name, environment)
  }

  private func replace(
    _ color: inout RenderedColor?, _ file: FileColor?, _ environment: AssetEnvironment
  ) {
    guard let name = file?.name, let found = catalogs.color(named: name, in: environment) else {
      return
    }
    switch found {
    case .parts(let red, let green, let blue, let alpha):
      color = RenderedColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name): color = RenderedColor(systemNamed: name) ?? color
    }
  }

  private func image(named name: String, _ environment: AssetEnvironment) -> RenderedImage? {
    let key = ImageKey(name: name, environment: environment)
    if let image = known[key] { return image }
    let found = catalogs.image(named: name, in: environment, remark: { remark($0) })
    let image = found.flatMap { embedded($0) }
    known[key] = .some(image)
    return image
  }

  private func embedded(_ found: AssetImage) -> RenderedImage? {
    let format: RenderedImage.Format
    switch found.file.format {
    case .png: format = .png
    case .jpeg: format = .jpeg
    case .svg, .pdf, .heif:
      remark("\(found.file.path): pictures show a drawing in place of \(found.file.format) files")
      return nil
    }
    guard let bytes = found.file.content() else { return nil }
    let isCounted = countedFiles.contains(found.file.path)
    guard isCounted || usedBytes + bytes.count <= budget else {
      remark(
        "\(found.file.path): its \(bytes.count) bytes are more than is left of the \(budget) for images "
          + "in a picture")
      return nil
    }
    if !isCounted {
      usedBytes += bytes.count
      countedFiles.insert(found.file.path)
    }
    return RenderedImage(
      bytes: bytes, format: format, width: found.width, height: found.height,
      isTemplate: found.isTemplate, isMirrored: found.isMirrored)
  }

  private func remark(_ sentence: String) {
    if !remarks.contains(sentence) { remarks.append(sentence) }
  }
}

extension AssetEnvironment {
  /// Creates the assets that are available to a scene of a file.
  @MainActor init(_ scene: LoadedScene) {
    let device = scene.device.flatMap { SceneDevice(named: $0) }
    let idiom: Idiom =
      switch scene.platform {
      case .macOS: .mac
      case .tvOS: .tv
      case .watchOS: .watch
      case .iOS: device?.family.idiom == .pad ? .pad : .phone
      }
    self.init(idiom: idiom)
    if let device { scale = Double(device.scale) }
    isRightToLeft = scene.roots.first?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
