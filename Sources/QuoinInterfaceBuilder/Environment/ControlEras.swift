// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The generation of controls that the canvas of a macOS scene shows.
///
/// A new Xcode lays a scene out again when it is edited, not when the file is saved. So a file of
/// build 17000 or later may have scenes with older controls. From build 24000 on, the heights of
/// their controls, which depend on the look alone, distinguish them. Observed: one of the two
/// storyboards of Vienna, where 32 of 33 controls have the old heights and not a single one that is
/// next to them. In every build the distances that constraints state do so: see ``ShownEras``.
struct ControlEras {
  private let document: InterfaceDocument
  private var oldViews: Set<Int> = []

  init(_ document: InterfaceDocument) {
    self.document = document
    guard document.kind.platform == .macOS, let older = document.era.olderControls else { return }
    let sized = Set(
      document.constraints.compactMap { constraint -> Int? in
        guard constraint.second == nil, constraint.firstAttribute == .height,
          case .view(let index) = constraint.first
        else { return nil }
        return index
      })
    let byConstraints = ShownEras(document, older: older)
    for scene in document.scenes { read(scene, sized: sized, byConstraints) }
  }

  /// Returns the era of the controls that a view looks like.
  func era(of index: Int) -> InterfaceBuilderEra {
    isOld(index) ? document.era.olderControls ?? document.era : document.era
  }

  /// Whether a view looks like one of the builds before the file's.
  func isOld(_ index: Int) -> Bool { oldViews.contains(index) }

  private mutating func read(
    _ scene: SceneDescription, sized: Set<Int>, _ byConstraints: ShownEras
  ) {
    var shown: [Int: Bool] = [:]
    for index in scene.views {
      if let isOld = byConstraints.isOld(index) {
        shown[index] = isOld
      } else if document.era >= .xcode26, !sized.contains(index),
        let isOld = Self.isOld(document.views[index])
      {
        shown[index] = isOld
      }
    }
    let old = shown.values.count { $0 }
    let isOld = old > shown.count - old
    for index in scene.views where shown[index] ?? (isOld && hasKnownOldLook(index)) {
      oldViews.insert(index)
    }
  }

  /// Returns whether the insets of the older look are known. A scene that others show to be old is
  /// no evidence for a control whose insets would be a guess; from build 24000 on all controls have
  /// new sizes.
  private func hasKnownOldLook(_ index: Int) -> Bool {
    guard document.era < .xcode26, let older = document.era.olderControls else { return true }
    let view = document.views[index]
    let row = AlignmentTable.row(for: view, platform: .macOS, era: older, isOld: true)
    return !row.evidence.isGuess
  }

  /// Returns whether the height of a control is one of the older look; nil for an inconclusive
  /// height.
  private static func isOld(_ view: ViewDescription) -> Bool? {
    let variant = ControlVariant(of: view)
    guard let height = view.frame?.height, view.children.isEmpty,
      !["searchField", "tokenField"].contains(view.element)
    else { return nil }
    let name = variant.name == "untitledCheck" ? "check" : variant.name
    return heights.first { row in
      row.control == name && row.size == variant.size
    }.flatMap { row in
      row.old.contains(height) ? true : row.new == height ? false : nil
    }
  }

  private typealias Heights = (control: String, size: String?, old: [Double], new: Double)

  /// The heights of frames in points, in builds 17000 to 23999 and from 24000 on.
  private static let heights: [Heights] = [
    ("push", nil, [32], 24), ("push", "small", [27, 28], 20),
    ("check", nil, [18], 16), ("check", "small", [16], 14),
    ("radio", nil, [18], 16), ("radio", "small", [16], 14),
    ("popUp", nil, [25, 26], 24), ("popUp", "small", [22], 20),
    ("help", nil, [25], 24), ("field", nil, [21, 22], 24), ("comboBox", nil, [23, 25, 26], 24),
    ("slider", nil, [28], 16),
  ]
}

extension InterfaceBuilderEra {
  /// The last era with the macOS controls before those of this one; nil for the first look.
  fileprivate var olderControls: InterfaceBuilderEra? {
    if self >= .xcode26 { return .xcode16Late }
    return self >= .xcode12 ? .xcode11Late : nil
  }
}
