// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDevices
package import QuoinInterfaceBuilder
package import QuoinUIKit

/// Finds the frames of a scene as code without constraints, and compares them with the scene.
@MainActor package struct FrameProof {
  let file: InterfaceFile
  let scene: ConvertedScene
  /// The directions in which the code is the same as the scene.
  let directions: [UIUserInterfaceLayoutDirection]

  package init(
    _ file: InterfaceFile, _ scene: ConvertedScene,
    directions: [UIUserInterfaceLayoutDirection] = ProofSetting.directions
  ) {
    self.file = file
    self.scene = scene
    self.directions = directions
  }

  /// The settings from which rules are read: the sizes of devices, in both directions, and those of
  /// devices with other safe areas.
  private var samples: [ProofSetting] {
    // Texts are rounded to the pixels of a device, which are those of the file.
    let device = file.scene(scene.id)?.device.flatMap(SceneDevice.init(identifier:))
    let isThreefold = (device?.scale ?? 2) == 3
    let devices = (isThreefold ? ["retina5_5", "retina6_12"] : ["retina4_7", "retina6_1"]).flatMap {
      device in directions.compactMap { ProofSetting.device(device, $0) }
    }
    return hasCases
      ? ProofSetting.allClasses(ProofSetting.all(directions: directions))
      : ProofSetting.all(directions: directions) + devices
  }

  /// Whether constraints depend on size classes.
  private var hasCases: Bool { scene.roots.contains { $0.sizeCases != [nil] } }

  /// The settings of the comparison: 20 sizes between those of the smallest phone and the largest
  /// tablet, none of which rules are read from.
  private var settings: [ProofSetting] {
    let settings = (0..<20).map { index in
      // Steps that have no factor in common with 20 spread widths over all heights.
      let (width, height) = (Double(index * 7 % 20), Double(index * 13 % 20))
      return ProofSetting(
        size: CGSize(width: 331 + width * 53, height: 489 + height * 46),
        direction: directions[index % directions.count])
    }
    return hasCases ? ProofSetting.allClasses(settings) : settings
  }

  /// The rules of each root, or the views that have none.
  package func rules() -> Result<[[FrameCase]], FrameRefusals> {
    var found: [[FrameCase]] = []
    var refused = FrameRefusals()
    for root in scene.roots {
      let samples = samples.compactMap { FrameSample(file, scene, root, $0) }
      do throws(FrameRefusal) {
        var cases: [FrameCase] = []
        for condition in root.sizeCases {
          let search = FrameSearch(
            root.constrained(with: condition), samples.filter { $0.isIncluded(in: condition) })
          if search.samples.isEmpty, let condition {
            throw FrameRefusal(view: 0, reason: "no device has the size classes \(condition.name)")
          }
          cases.append(try search.rules(with: condition))
        }
        if let first = cases.first,
          cases.allSatisfy({ ($0.rules, $0.contents) == (first.rules, first.contents) })
        {
          cases = [FrameCase(rules: first.rules, contents: first.contents)]
        }
        found.append(cases.contains { !$0.rules.isEmpty } ? cases : [])
      } catch {
        refused.sentences.append((root.views[error.view].line, sentence(about: error, root)))
      }
    }
    return refused.sentences.isEmpty ? .success(found) : .failure(refused)
  }

  private func sentence(about refusal: FrameRefusal, _ root: ConvertedRoot) -> String {
    let printer = ClassPrinter(root: root, scene: scene, style: OutputStyle(.notAutoLayout))
    let name = printer.names.views[refusal.view]
    let list = refusal.constraints.prefix(3).map {
      "\(AnchorText.text($0, printer.names))" + ($0.id.isEmpty ? "" : " (\($0.id))")
    }
    let rest = refusal.constraints.count - list.count
    let words = list.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return "'\(name == "self" ? printer.className : name)' has no frame as code: \(refusal.reason)"
      + (list.isEmpty
        ? "." : "; by \(list.count + rest == 1 ? "the constraint" : "constraints") \(words).")
  }

  /// Places the views of a copy by rules, and compares it with the scene.
  package func check(_ cases: [[FrameCase]]) -> ProofResult {
    var result = ProofResult()
    result.viewCount = scene.roots.reduce(0) { $0 + $1.views.count }
    result.constraintCount = scene.roots.reduce(0) { $0 + $1.constraints.count }
    result.writtenCount = cases.reduce(0) { $0 + ($1.first?.rules.count ?? 0) }
    for setting in settings {
      guard let before = file.scene(scene.id, options: setting.options),
        let after = file.scene(scene.id, options: setting.options)
      else { continue }
      result.settingCount += 1
      before.layout()
      after.layout()
      after.addGuides()
      let samples = scene.roots.map { FrameSample(after, $0, setting) }
      // Stacks lay out with constraints, in code too.
      NSLayoutConstraint.deactivate(
        after.constraints.filter { constraint in
          !samples.contains { $0.isInStack(constraint) }
        })
      for (sample, cases) in zip(samples, cases) {
        for part in cases where sample.isIncluded(in: part.condition) { place(part, sample) }
      }
      after.layout()
      result.differences += ConversionProof.differences(before, after, scene, setting)
      let old = scene.roots.map { FrameSample(before, $0, setting) }
      for (index, cases) in cases.enumerated() {
        for rule in cases.flatMap(\.contents) {
          let sizes = [old[index], samples[index]].map { $0.contentSize(of: rule.view) }
          // UIKit rounds the size that constraints say to pixels.
          guard
            max(abs(sizes[0].width - sizes[1].width), abs(sizes[0].height - sizes[1].height)) >= 1
          else { continue }
          result.differences.append(
            .init(
              setting: setting, view: scene.roots[index].views[rule.view].id,
              before: CGRect(origin: .zero, size: sizes[0]),
              after: CGRect(origin: .zero, size: sizes[1])))
        }
      }
    }
    return result
  }

  private func place(_ part: FrameCase, _ sample: FrameSample) {
    var sample = sample
    for rule in part.rules {
      for content in part.contents where content.view == sample.root.views[rule.view].parent {
        guard case .share = content.width else { continue }
        sample.contentWidths[content.view] = sample.length(
          of: content.view, true, by: content.width)
      }
      guard let view = sample.views[rule.view] else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
      // The height of a text follows from its width.
      let x = sample.span(of: rule.view, isHorizontal: true, by: rule.horizontal)
      view.frame = CGRect(x: x.start, y: 0, width: x.length, height: view.frame.height)
      let y = sample.span(of: rule.view, isHorizontal: false, by: rule.vertical)
      view.frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
    for rule in part.contents {
      (sample.views[rule.view] as? UIScrollView)?.contentSize = CGSize(
        width: sample.length(of: rule.view, true, by: rule.width),
        height: sample.length(of: rule.view, false, by: rule.height))
    }
  }
}

/// The views of a scene that frames in code do not place.
package struct FrameRefusals: Error {
  /// The line of each view, and the form that stands against it.
  package var sentences: [(line: Int, text: String)] = []
}

extension FrameSample {
  /// Whether a constraint relates views in one stack.
  fileprivate func isInStack(_ constraint: NSLayoutConstraint) -> Bool {
    func index(_ item: Any?) -> Int? {
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return view.flatMap { view in views.firstIndex { $0 === view } }
    }
    guard let first = index(constraint.firstItem) else { return false }
    let second = index(constraint.secondItem)
    guard constraint.secondItem == nil || second != nil else { return false }
    return root.isInStack(first, second)
  }

  /// The span that a rule gives a view in its parent.
  func span(of view: Int, isHorizontal: Bool, by rule: AxisRule) -> AxisSpan {
    let positions = rule.lines.map { line in
      line.position(
        in: span(line.reference, of: view, isHorizontal, isDirectional: rule.isDirectional),
        isMirrored: isHorizontal && rule.isDirectional && isMirrored(root.views[view].parent ?? 0))
    }
    var result = AxisSpan(start: positions[0], length: 0)
    if positions.count > 1 {
      result.length = positions[1] - positions[0]
    } else {
      result.length = rule.length.flatMap { length(of: view, isHorizontal, by: $0) } ?? 0
      result.start -= rule.lines[0].line * result.length
    }
    return oriented(result, in: root.views[view].parent ?? 0, isHorizontal, rule.isDirectional)
  }
}
