// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// The mirror image of a file, laid out in the other direction, gives the mirror image of the frames.
@MainActor @Suite("Interface Builder files, in a mirror") struct MirroredFileTests {
  /// The package's examples and the fixtures of these tests.
  nonisolated static let files: [URL] =
    Fixture.names.map(Fixture.url) + Fixture.examples

  @Test("Every example is among the files")
  func examplesAreFound() {
    #expect(Fixture.examples.count >= 6)
  }

  @Test(
    "The mirrored file in the other direction has mirrored frames",
    arguments: files, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func mirroredFile(_ url: URL, direction: UIUserInterfaceLayoutDirection) throws {
    let (scenes, images) = try #require(
      try scenes(Data(contentsOf: url), url.lastPathComponent, direction))
    #expect(scenes.count == images.count)
    for (scene, image) in zip(scenes, images) {
      #expect(SceneMirror(scene, image).differences(of: scene.views) == [])
    }
  }
}

extension MirroredFileTests {
  /// All files, in a run that does not read all of them every fifth, and the views that constraints position. The positions of other
  /// views are stored; where they were stale when the file was saved, they were measured in a
  /// superview of another width.
  @Test(
    "Real files have mirror images too", .thorough,
    .enabled(
      if: StoredFileFolders.areAvailable,
      "Real files are not mirrored: QUOIN_IB_FIXTURES names no folder of files."))
  func realFiles() throws {
    let stored = try StoredFrames.selected.get()
    var views = 0
    var differences: [String] = []
    let step = StoredFileSelection.isComplete ? 1 : 5
    for name in StoredFileSelection.every(step, of: stored.frames.keys.sorted()) {
      guard let location = stored.locations[name] else { continue }
      let original = try Data(contentsOf: location)
      guard let (scenes, images) = try scenes(original, name, .leftToRight) else { continue }
      for (scene, image) in zip(scenes, images) {
        let placed = scene.views.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        let mirror = SceneMirror(scene, image)
        guard mirror.hasEqualControls else { continue }
        views += placed.count
        differences += mirror.differences(of: placed).map {
          StoredFileSelection.isHeldOut(name) ? "a file that is held out" : "\(name): \($0)"
        }
      }
    }
    for difference in differences { print("  \(difference)") }
    #expect(views > 0)
    #expect(differences == [])
  }

  /// The scenes of a file, and those of its mirror image in the other direction; nil when the file
  /// has no mirror image.
  private func scenes(
    _ original: Data, _ name: String, _ direction: UIUserInterfaceLayoutDirection
  ) throws -> ([LoadedScene], [LoadedScene])? {
    let mirrored = try MirroredDocument(original)
    guard mirrored.multipliedPositions == 0 else { return nil }
    let opposite: UIUserInterfaceLayoutDirection =
      direction == .leftToRight ? .rightToLeft : .leftToRight
    return (
      try InterfaceFile(data: original, fileName: name).scenes(options: options(direction)),
      try InterfaceFile(data: mirrored.data, fileName: name).scenes(options: options(opposite))
    )
  }

  /// Insets are inferred from stored frames of a canvas that is read from left to right; in the
  /// mirrored file they would be on the other side.
  private func options(_ direction: UIUserInterfaceLayoutDirection) -> SceneOptions {
    var options = SceneOptions(direction: direction)
    options.infersInsets = false
    return options
  }
}

/// A scene and its mirror image, laid out.
@MainActor struct SceneMirror {
  private let scene: LoadedScene
  private let image: LoadedScene
  /// Whether the controls have the insets of one era. It is read from distances on a canvas from left
  /// to right, which a mirrored file has on the other side.
  let hasEqualControls: Bool

  init(_ scene: LoadedScene, _ image: LoadedScene) {
    self.scene = scene
    self.image = image
    hasEqualControls = image.views.allSatisfy { view in
      let original = image.identifier(of: view).flatMap(scene.view)?.layoutOverrides
      return original?.alignmentRectInsets == view.layoutOverrides?.alignmentRectInsets
    }
    // The tables of controls know no mirror image: their insets have sides.
    for view in image.views {
      guard let insets = view.layoutOverrides?.alignmentRectInsets else { continue }
      view.layoutOverrides?.alignmentRectInsets = UIEdgeInsets(
        top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    }
    scene.layout()
    image.layout()
  }

  /// The views whose frames are not mirror images, as text. Ambiguous frames have no mirror image and
  /// are left out.
  func differences(of views: [UIView]) -> [String] {
    views.compactMap { view in
      guard let difference = difference(of: view) else { return nil }
      let places = [view, view.superview, scene.identifier(of: view).flatMap(image.view)]
      return places.contains { $0?.hasAmbiguousLayout == true } ? nil : difference
    }
  }

  private func difference(of view: UIView) -> String? {
    guard let id = scene.identifier(of: view), let superview = view.superview,
      let other = image.view(id)
    else { return nil }
    let frame = view.exactFrame
    // The views of a scroll view are in its content, if constraints say how large that is.
    let widths = [(superview as? UIScrollView)?.contentSize.width, superview.exactFrame.width]
    let expected = widths.compactMap { $0 }.map { width in
      CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    let found = other.exactFrame
    let isNear = expected.contains { rectangle in
      zip(found.numbers, rectangle.numbers).allSatisfy { abs($0 - $1) < 0.001 }
    }
    return isNear ? nil : "\(id) is \(found.numbers), not \(expected[0].numbers)"
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}
