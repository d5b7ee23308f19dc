// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// The views that are reported as ambiguous, beside those that Interface Builder marked in files.
@MainActor struct FlagComparison {
  /// The reason that a report and a mark differ.
  enum Reason: String, CaseIterable {
    case unchecked = "marked, though the file asks not to report it"
    case conflict = "marked, in a layout with required constraints that conflict"
    case staleMark = "marked, but determined with any contents: the mark is out of date"
    case unknownContents = "marked, and ambiguous with contents that the file does not state"
    case contents = "marked, and ambiguous with other contents, all of which are known"
    case staleFrames = "not marked, where stored frames are not what the constraints give"
    case program = "not marked, and determined with the content of a class of the program"
    case unmarked = "not marked, for no known reason"

    /// Whether the file marks the view.
    var isMarked: Bool {
      switch self {
      case .unchecked, .conflict, .staleMark, .unknownContents, .contents: true
      case .staleFrames, .program, .unmarked: false
      }
    }

    /// Whether solving proves that the difference says nothing about the report.
    var isSetAside: Bool { self != .contents && self != .unmarked }
  }

  struct Difference: CustomStringConvertible {
    var file: String
    var view: String
    var reason: Reason

    var description: String { "\(file) \(view): \(reason.rawValue)" }
  }

  private(set) var agreeing = 0
  private(set) var differences: [Difference] = []

  /// The share of reported views that are marked.
  var precision: Double { share(besides: .unmarked) }
  /// The share of marked views that are reported.
  var recall: Double { share(besides: .contents) }

  /// The share of reported views that are marked, with no difference set aside.
  var rawPrecision: Double { rawShare { !$0.isMarked } }
  /// The share of marked views that are reported, with no difference set aside.
  var rawRecall: Double { rawShare { $0.isMarked } }

  private func rawShare(besides isCounted: (Reason) -> Bool) -> Double {
    let other = differences.filter { isCounted($0.reason) }.count
    return agreeing + other == 0 ? 0 : Double(agreeing) / Double(agreeing + other)
  }

  private func share(besides reason: Reason) -> Double {
    let other = differences.filter { $0.reason == reason }.count
    return agreeing + other == 0 ? 0 : Double(agreeing) / Double(agreeing + other)
  }

  /// The number of views that differ for each reason.
  var table: [(reason: Reason, count: Int)] {
    Reason.allCases.map { reason in (reason, differences.filter { $0.reason == reason }.count) }
  }

  mutating func add(_ file: InterfaceFile, named name: String) {
    let scenes = file.scenes()
    lazy var changed = reportedViews(in: file, .changed)
    lazy var ofPrograms = reportedViews(in: file, .ofPrograms)
    for scene in scenes {
      // Scenes of macOS are judged as they are laid out.
      scene.layout()
      let reported = Set(scene.ambiguities().map(\.view))
      let marked = Set(scene.descriptions.filter(\.isMarkedAmbiguous).map(\.id))
      agreeing += reported.intersection(marked).count
      let odd = reported.symmetricDifference(marked)
      guard !odd.isEmpty else { continue }
      for view in odd.sorted() {
        let reason =
          marked.contains(view)
          ? reasonOfMark(view, in: scene, changed)
          : reasonOfReport(view, in: scene, ofPrograms)
        differences.append(Difference(file: name, view: view, reason: reason))
      }
    }
  }

  private func reportedViews(
    in file: InterfaceFile, _ contents: JudgedContents
  ) -> Set<String> {
    var options = SceneOptions()
    options.judgedContents = contents
    return Set(file.scenes(options: options).flatMap { $0.ambiguities().map(\.view) })
  }

  private func reasonOfMark(
    _ view: String, in scene: LoadedScene, _ changed: Set<String>
  ) -> Reason {
    let description = scene.descriptions.first { $0.id == view }
    if description?.ambiguityCheck != .always { return .unchecked }
    if let root = scene.root(of: view), !root.layoutReport().conflicts.isEmpty { return .conflict }
    guard changed.contains(view) else { return .staleMark }
    return scene.root(of: view).map(scene.hasUnknownContents) == true
      ? .unknownContents : .contents
  }

  private func reasonOfReport(
    _ view: String, in scene: LoadedScene, _ ofPrograms: Set<String>
  ) -> Reason {
    if !ofPrograms.contains(view) { return .program }
    guard let root = scene.root(of: view) else { return .unmarked }
    return scene.hasStaleFrames(below: root) ? .staleFrames : .unmarked
  }
}

extension LoadedScene {
  /// The descriptions of the views, in their order.
  var descriptions: [ViewDescription] { views.compactMap { description(of: $0) } }

  /// The layout root around a view.
  func root(of id: String) -> UIView? {
    guard let view = view(id) else { return nil }
    return roots.last { view.isDescendant(of: $0) }
  }

  /// Whether a view below a root has content whose size no file states: the title of a button, what is
  /// typed into a field, text in another font than the system's, a symbol, or the content of a class
  /// of the program. Only the stored size of the view shows it.
  func hasUnknownContents(below root: UIView) -> Bool {
    views.contains { view in
      guard view.isDescendant(of: root), let description = description(of: view),
        description.children.isEmpty
      else { return false }
      let look = description.appearance
      let isControl = ["button", "textField", "textView"].contains(description.element)
      let isOtherFont = description.element == "label" && !look.isSystemFont
      return isControl || isOtherFont || look.isSymbol || description.customClass != nil
    }
  }

  /// Whether a view below a root was not drawn: the file marks it as misplaced, stores no frame of it,
  /// or one that differs from the solved one by more than a point.
  func hasStaleFrames(below root: UIView) -> Bool {
    views.contains { view in
      guard view !== root, view.isDescendant(of: root), let description = description(of: view)
      else { return false }
      if description.isMisplaced { return true }
      guard !description.translatesMask, !description.isHidden else { return false }
      guard let stored = description.frame else { return true }
      let frame = comparableFrame(of: view)
      let pairs = [
        (Double(frame.minX), stored.x), (Double(frame.minY), stored.y),
        (Double(frame.width), stored.width), (Double(frame.height), stored.height),
      ]
      return pairs.contains { abs($0 - $1) > 1.01 }
    }
  }
}
