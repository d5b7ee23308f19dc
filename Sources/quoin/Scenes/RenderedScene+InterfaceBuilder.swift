// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

extension RenderedScene {
  /// Describes a scene of a file after layout, in the ids and coordinates of the file.
  @MainActor init(_ scene: LoadedScene, in file: InterfaceFile) {
    let naming = SceneNaming(
      view: { view in
        guard let id = scene.identifier(of: view) else { return nil }
        let kind = ViewKind(scene.elementKind(of: view))
        return SceneNaming.ViewFacts(
          id: id, className: scene.className(of: view) ?? "UIView", kind: kind,
          appearance: RenderedAppearance(
            scene.appearance(of: view), kind: kind, platform: scene.platform),
          frame: LayoutRect(scene.frame(of: view)))
      },
      guide: scene.identifier(of:),
      constraint: scene.identifier(of:))
    let isWindow = file.document.scenes.contains { description in
      description.id == scene.id && description.controller?.element == "window"
    }
    self.init(
      id: scene.id, name: scene.name, device: scene.device,
      platform: Platform(scene.platform),
      size: LayoutSize(width: Double(scene.size.width), height: Double(scene.size.height)),
      windowTitle: isWindow ? scene.name : nil, roots: scene.roots,
      constraints: scene.constraints, naming: naming)
    hasRoundScreen = scene.device.flatMap { SceneDevice(named: $0) }?.hasRoundScreen ?? false
  }
}

extension RenderedScene.Platform {
  fileprivate init(_ platform: InterfacePlatform) {
    switch platform {
    case .iOS, .watchOS: self = .iOS
    case .macOS: self = .macOS
    case .tvOS: self = .tvOS
    }
  }
}

extension LayoutRect {
  fileprivate init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension ViewKind {
  /// What an element looks like.
  fileprivate init(_ kind: ElementKind) {
    switch kind {
    case .plain, .clip, .grid, .split, .container: self = .plain
    case .label: self = .label
    case .button: self = .button
    case .popUpButton: self = .popUpButton
    case .checkBox: self = .checkBox
    case .radioButton: self = .radioButton
    case .image: self = .image
    case .textField: self = .textField
    case .searchField: self = .searchField
    case .comboBox: self = .comboBox
    case .textView: self = .textView
    case .toggle: self = .toggle
    case .slider: self = .slider
    case .segmented: self = .segments
    case .stepper: self = .stepper
    case .progress: self = .progress
    case .activity: self = .activity
    case .level: self = .level
    case .pageControl: self = .pageControl
    case .picker: self = .picker
    case .datePicker: self = .datePicker
    case .colorWell: self = .colorWell
    case .scroll: self = .scroll
    case .scroller: self = .scroller
    case .stack: self = .stack
    case .tab: self = .tab
    case .table: self = .table
    case .collection: self = .collection
    case .cell: self = .cell
    case .box: self = .box
    case .separator: self = .separator
    case .navigationBar: self = .navigationBar
    case .toolbar: self = .toolbar
    case .tabBar: self = .tabBar
    case .effect: self = .effect
    case .map: self = .map
    case .web: self = .web
    case .scene3D: self = .scene3D
    }
  }
}
