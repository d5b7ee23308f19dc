// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// A tree of views that is edited at random, and can be compared with a copy that was never laid out
/// before.
@MainActor struct ViewEditSession {
  let root: UIView
  /// Chooses for the present edit.
  var random: SeededGenerator
  /// Whether all views are of classes of the library, as in most programs.
  let isPlain: Bool
  /// Views that are or were in the tree, the root first.
  var views: [UIView]
  /// Margins as they were set, by the number of the view.
  var margins: [Int: EditedMargins] = [:]
  /// The guides of views that constraints were about.
  var ownGuides: [ObjectIdentifier: OwnGuide] = [:]
  /// Guides that are in the tree.
  var guides: [UILayoutGuide] = []
  /// In order of activation; some may have become inactive since.
  var active: [NSLayoutConstraint] = []
  /// Constraints that were deactivated and may be activated again.
  var inactive: [NSLayoutConstraint] = []
  /// The edits, for messages.
  var log: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(state: seed)
    isPlain = seed % 3 != 0
    let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    root = isPlain ? UIView(frame: frame) : EditedView(frame: frame)
    ViewProbe.setScale([0, 1, 2, 3].randomElement(using: &random), of: root)
    views = [root]
  }

  mutating func make(_ edit: ViewEdit) {
    random = SeededGenerator(state: edit.seed)
    switch edit.kind {
    case .addView: addView()
    case .removeView: removeView()
    case .moveView: moveView()
    case .reorderViews: reorderViews()
    case .addConstraint: addConstraint()
    case .deactivate: deactivate()
    case .activate: activate()
    case .changeConstant: changeConstant()
    case .changePriority: changePriority()
    case .pin: pin()
    case .row: addRow()
    case .equalGaps: addEqualGaps()
    case .grid: addGrid()
    case .chain: addChain()
    case .symmetry: addSymmetry()
    case .duplicate: addDuplicate()
    case .scaledDuplicate: addScaledDuplicate()
    case .resizeRoot: resizeRoot()
    case .changeFrame: changeFrame()
    case .changeTranslation: changeTranslation()
    case .changeDirection: changeDirection()
    case .changeText: changeText()
    case .changeContent: changeContent()
    case .changePriorities: changePriorities()
    case .changeMargins: changeMargins()
    case .changeMarginRules: changeMarginRules()
    case .changeSafeArea: changeSafeArea()
    case .addGuide: addGuide()
    case .removeGuide: removeGuide()
    case .arrange: arrange()
    case .stopArranging: stopArranging()
    case .hide: hide()
    case .changeStack: changeStack()
    case .changeSpacing: changeSpacing()
    case .place: place()
    case .placeAgain: placeAgain()
    case .placeGuide: placeGuide()
    case .relate: relate()
    case .changeControl: changeControl()
    case .measure: measure()
    }
  }

  // MARK: Choices

  mutating func chance(_ part: Int, of all: Int) -> Bool {
    Int.random(in: 0..<all, using: &random) < part
  }

  mutating func one<Choices: Collection>(of choices: Choices) -> Choices.Element? {
    choices.randomElement(using: &random)
  }

  /// A constant: mostly whole, sometimes a third or a tenth, which no binary number is.
  mutating func length(_ range: ClosedRange<Int> = -20...120) -> CGFloat {
    let whole = CGFloat(Int.random(in: range, using: &random))
    let part: [CGFloat] = [1, 1, 1, 1.0 / 3, 0.1, 0.5]
    return whole * (one(of: part) ?? 1)
  }

  /// The views in the tree, without the root.
  var inner: [UIView] { views.dropFirst().filter { $0.isDescendant(of: root) } }

  mutating func someView() -> UIView { one(of: [root] + inner) ?? root }

  /// A view that may get subviews of its own.
  mutating func someContainer() -> UIView {
    let containers = ([root] + inner).filter { !($0 is UILabel) && !($0 is UIStackView) }
    return one(of: containers) ?? root
  }

  /// A view whose subviews a pattern can place, and some of these: mostly new ones, of which no other
  /// constraint says anything.
  mutating func someFamily(_ count: ClosedRange<Int>) -> (parent: UIView, members: [UIView])? {
    let size = Int.random(in: count, using: &random)
    if inner.count < 16, chance(3, of: 4) {
      let parent = someContainer()
      return (parent, (0..<size).map { _ in addMember(to: parent) })
    }
    let parents = ([root] + inner).filter {
      $0.subviews.count >= size && !($0 is UIScrollView) && !($0 is UIStackView)
    }
    guard let parent = one(of: parents) else { return nil }
    let members = Array(parent.subviews.shuffled(using: &random).prefix(size))
    for view in members { view.translatesAutoresizingMaskIntoConstraints = false }
    return (parent, members)
  }

  mutating func area(_ kind: OwnGuide, of view: UIView) -> UILayoutGuide {
    let guide = kind.of(view)
    ownGuides[ObjectIdentifier(guide)] = kind
    return guide
  }

  func number(_ view: UIView) -> Int { views.firstIndex { $0 === view } ?? -1 }
  func numbers(_ views: [UIView]) -> String { views.map { "\(number($0))" }.joined(separator: " ") }
}

/// A guide that a view has without a program that adds it.
enum OwnGuide: String {
  case margins, safeArea, readable, content, frame

  @MainActor func of(_ view: UIView) -> UILayoutGuide {
    let scroll = view as? UIScrollView
    return switch self {
    case .margins: view.layoutMarginsGuide
    case .safeArea: view.safeAreaLayoutGuide
    case .readable: view.readableContentGuide
    case .content: scroll?.contentLayoutGuide ?? view.layoutMarginsGuide
    case .frame: scroll?.frameLayoutGuide ?? view.layoutMarginsGuide
    }
  }
}

/// Margins as a program set them.
enum EditedMargins {
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  @MainActor func set(on view: UIView) {
    switch self {
    case .sides(let insets): view.layoutMargins = insets
    case .directional(let insets): view.directionalLayoutMargins = insets
    }
  }
}

/// A view with a content size that can be changed.
final class EditedView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  override var intrinsicContentSize: CGSize { content }
}
