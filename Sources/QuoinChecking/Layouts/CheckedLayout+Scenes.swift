// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

extension CheckedLayout {
  /// Lays out a scene of a file.
  convenience init(
    _ loaded: LoadedScene, in file: CheckedFile, _ layoutConfiguration: LayoutConfiguration,
    remake: @escaping (LayoutConfiguration) -> CheckedLayout?
  ) {
    loaded.layout()
    var views: [CheckedView] = []
    var indices: [ObjectIdentifier: Int] = [:]
    let roots = Set(loaded.roots.map(ObjectIdentifier.init))
    for view in loaded.views {
      guard let description = loaded.description(of: view) else { continue }
      let isRoot = roots.contains(ObjectIdentifier(view))
      let parent = isRoot ? nil : view.superview.flatMap { indices[ObjectIdentifier($0)] }
      let outer = view.superview.flatMap { indices[ObjectIdentifier($0)] }.map { views[$0] }
      let root = parent.map { views[$0].root } ?? view
      indices[ObjectIdentifier(view)] = views.count
      views.append(
        CheckedView(
          view: view, identifier: description.id,
          name: loaded.reportName(of: view) ?? description.id,
          kind: ViewKind(loaded.elementKind(of: view)), text: description.appearance.text,
          frame: view.convert(view.bounds, to: root),
          isShown: !description.isHidden && description.appearance.alpha > 0
            && outer?.isShown ?? true,
          hasCustomClass: description.customClass != nil, root: root, parent: parent,
          description: description))
    }
    self.init(
      scene: loaded.id, layoutConfiguration: layoutConfiguration, views: views,
      roots: loaded.roots, platform: loaded.platform, loaded: loaded, file: file,
      configuration: file.configuration, remake: remake)
  }

  /// Lays out the scenes of a file in a configuration.
  static func layouts(
    of file: CheckedFile, in configuration: LayoutConfiguration
  ) -> [CheckedLayout] {
    file.file.scenes(options: configuration.options(for: file.file)).map {
      layout(of: $0, in: file, configuration)
    }
  }

  private static func layout(
    of scene: LoadedScene, in file: CheckedFile, _ configuration: LayoutConfiguration
  ) -> CheckedLayout {
    let id = scene.id
    return CheckedLayout(scene, in: file, configuration) { other in
      let options = other.options(for: file.file)
      guard file.file.objection(to: options) == nil else { return nil }
      return file.file.scene(id, options: options).map { layout(of: $0, in: file, other) }
    }
  }
}
