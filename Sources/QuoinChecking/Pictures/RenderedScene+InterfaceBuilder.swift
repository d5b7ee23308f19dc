// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
package import QuoinExplanation
package import QuoinInterfaceBuilder
import QuoinLayout
package import QuoinRender
package import QuoinUIKit

extension RenderedScene {
  /// Creates a scene from one of a file after layout, with the ids and coordinates of the file.
  ///
  /// - Parameters:
  ///   - options: The number of fixes that are tried for each problem.
  ///   - assets: The catalogs with the colours and images of the file.
  @MainActor package init(
    _ scene: LoadedScene, in file: InterfaceFile, explained options: ExplanationOptions = .short,
    assets: SceneAssets? = nil
  ) {
    let report = scene.report().certain
    self.init(
      scene, in: file, report: report, explained: ExplainedProblems(report, options),
      assets: assets)
  }

  /// Creates a scene from one of a file after layout, with problems that are in words already.
  @MainActor package init(
    _ scene: LoadedScene, in file: InterfaceFile, report: ViewLayoutReport,
    explained: ExplainedProblems, assets: SceneAssets? = nil
  ) {
    let environment = AssetEnvironment(scene)
    let screen = RenderedScreen(scene, assets, environment)
    let contents =
      scene.platform == .iOS ? FileContents(file, scene, assets, environment) : nil
    let naming = SceneNaming(
      view: { view in
        guard let id = scene.identifier(of: view) else { return nil }
        let kind = ViewKind(scene.elementKind(of: view))
        let inFile = scene.appearance(of: view)
        var environment = environment
        environment.isDark = view.traitCollection.userInterfaceStyle == .dark
        var appearance = RenderedAppearance(
          inFile, kind: kind, platform: scene.platform, in: environment)
        assets?.apply(to: &appearance, of: inFile, in: environment)
        if kind == .datePicker, scene.platform == .iOS {
          appearance.fields = RenderedDateField.fields(of: inFile)
        }
        if appearance.tintColor == nil, kind.showsTint {
          appearance.tintColor =
            scene.tint(around: view, assets, environment) ?? assets?.accent(in: environment)
        }
        contents?.read(id, view, into: &appearance)
        var facts = SceneNaming.ViewFacts(
          id: id, name: scene.reportName(of: view), givenName: scene.givenName(of: view),
          className: scene.className(of: view) ?? "UIView", kind: kind,
          appearance: appearance,
          frame: scene.frame(of: view).standardized.layoutRect)
        facts.contentShift = screen?.contentShift(of: view, in: scene) ?? 0
        for index in facts.appearance.sectionTitles.indices {
          facts.appearance.sectionTitles[index].place.y += facts.contentShift
        }
        return facts
      },
      guide: scene.identifier(of:),
      constraint: scene.identifier(of:))
    let isWindow = file.document.scenes.contains { description in
      description.id == scene.id && description.controller?.element == "window"
    }
    self.init(
      id: scene.id, name: scene.name, device: scene.device,
      platform: Platform(scene.platform),
      size: scene.size.layoutSize,
      windowTitle: isWindow ? scene.name : nil, roots: scene.roots,
      constraints: scene.constraints, naming: naming, report: report, explained: explained)
    hasRoundScreen = scene.device.flatMap { SceneDevice(named: $0) }?.hasRoundScreen ?? false
    self.screen = screen
    accent = assets?.accent(in: environment)
    isDark = environment.isDark
    hasHighContrast = environment.hasHighContrast
    canvasOrigin = scene.canvasOrigin.map { LayoutPoint(x: Double($0.x), y: Double($0.y)) }
  }
}

extension LoadedScene {
  /// The tint colour of the nearest view around a view that has one.
  @MainActor fileprivate func tint(
    around view: UIView, _ assets: SceneAssets?, _ environment: AssetEnvironment
  ) -> RenderedColor? {
    var next = view.superview
    while let outer = next {
      if let look = appearance(of: outer), look.tintColor != nil {
        var appearance = RenderedAppearance(
          look, kind: .plain, platform: platform, in: environment)
        assets?.apply(to: &appearance, of: look, in: environment)
        return appearance.tintColor
      }
      next = outer.superview
    }
    return nil
  }
}

extension ViewKind {
  /// Whether views of the kind show the tint colour of their ancestors.
  fileprivate var showsTint: Bool {
    switch self {
    case .button, .image, .slider, .progress, .stepper, .navigationBar, .toolbar, .tabBar,
      .textField, .datePicker:
      true
    default: false
    }
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
