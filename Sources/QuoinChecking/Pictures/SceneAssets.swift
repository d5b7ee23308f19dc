// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinAssets
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// The catalogs that belong to a file, for its pictures.
@MainActor package final class SceneAssets {
  private let catalogs: AssetCatalogs
  /// The maximum number of bytes of images in a picture.
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

  /// The tint of a program whose catalogs have the accent colour of new projects in Xcode; nil
  /// without one.
  func accent(in environment: AssetEnvironment) -> RenderedColor? {
    color(named: "AccentColor", environment)
  }

  /// Returns a bar button with its image, which bars draw in the tint colour.
  func withImage(_ item: RenderedBarItem, in environment: AssetEnvironment) -> RenderedBarItem {
    guard let name = item.symbol, catalogs.imageSet(named: name) != nil else { return item }
    var item = item
    item.image = image(named: name, environment)
    item.image?.isTemplate = true
    return item
  }

  private func replace(
    _ color: inout RenderedColor?, _ file: FileColor?, _ environment: AssetEnvironment
  ) {
    guard let name = file?.name, let found = self.color(named: name, environment) else { return }
    color = found
  }

  /// Returns a colour of the catalogs, which may refer to one of the system; nil for an unknown one.
  func color(named name: String, _ environment: AssetEnvironment) -> RenderedColor? {
    switch catalogs.color(named: name, in: environment) {
    case nil: nil
    case .parts(let red, let green, let blue, let alpha):
      RenderedColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name):
      RenderedColor(systemNamed: name, in: environment) ?? .ofIOS(name, in: environment)
    }
  }

  func image(named name: String, _ environment: AssetEnvironment) -> RenderedImage? {
    let key = ImageKey(name: name, environment: environment)
    if let image = known[key] { return image }
    let found = catalogs.image(named: name, in: environment, remark: { remark($0) })
    let image = found.flatMap { embedded($0) } ?? symbol(named: name)
    known[key] = .some(image)
    return image
  }

  /// The shape of a symbol, in the tint of its view.
  private func symbol(named name: String) -> RenderedImage? {
    catalogs.symbolSet(named: name)?.shape.map { shape in
      RenderedImage(
        bytes: shape.document, format: .svg, width: 20 * shape.ratio, height: 20, isTemplate: true)
    }
  }

  private func embedded(_ found: AssetImage) -> RenderedImage? {
    let format: RenderedImage.Format
    switch found.file.format {
    case .png: format = .png
    case .jpeg: format = .jpeg
    case .svg, .pdf: format = .svg
    case .heif, .gif:
      remark("\(found.file.path): pictures show a drawing in place of \(found.file.format) files")
      return nil
    }
    guard var bytes = found.file.content() else { return nil }
    if found.file.format == .pdf {
      guard let drawing = PDFDrawing.svg(of: bytes) else {
        remark(
          "\(found.file.path): pictures show a drawing in place of a PDF page with more than shapes"
        )
        return nil
      }
      bytes = drawing
    }
    guard ImageHeader.isComplete(bytes, found.file.format) else {
      remark("\(found.file.path) ends before its image is complete")
      return nil
    }
    if format == .svg, let reason = Self.objection(toDrawing: bytes) {
      remark("\(found.file.path) \(reason)")
      return nil
    }
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
      isTemplate: found.isTemplate, isMirrored: found.isMirrored,
      slices: found.slices.map { RenderedImage.Slices($0) })
  }

  /// The reason that a drawing is not shown; nil for one that is.
  private static func objection(toDrawing bytes: [UInt8]) -> String? {
    do throws(VectorImage.Problem) {
      _ = try VectorImage(bytes)
      return nil
    } catch {
      switch error {
      case .unreadable: return "is not an SVG that a picture can show"
      case .tooManyReferences: return "refers to its elements more often than a picture can show"
      }
    }
  }

  private func remark(_ sentence: String) {
    if !remarks.contains(sentence) { remarks.append(sentence) }
  }
}

extension RenderedImage.Slices {
  fileprivate init(_ slices: AssetImage.Slices) {
    self.init(
      insets: LayoutInsets(
        top: slices.top, left: slices.left, bottom: slices.bottom, right: slices.right),
      centerWidth: slices.centerWidth, centerHeight: slices.centerHeight,
      isTiled: slices.isTiled)
  }
}

extension AssetEnvironment {
  /// Creates the assets that are available to a scene of a file.
  @MainActor init(_ scene: LoadedScene) {
    let root = scene.roots.first
    self.init(root?.traitCollection ?? UITraitCollection())
    let device = scene.device.flatMap { SceneDevice(named: $0) }
    idiom =
      switch scene.platform {
      case .macOS: .mac
      case .tvOS: .tv
      case .watchOS: .watch
      case .iOS: device?.family.idiom == .pad ? .pad : .phone
      }
    if let device { scale = Double(device.scale) }
    isRightToLeft = root?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
