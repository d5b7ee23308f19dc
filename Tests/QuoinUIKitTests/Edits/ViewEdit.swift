// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An edit of a tree of views: what kind of edit, and a seed for all that it chooses.
///
/// An edit chooses among what it finds, so that it means something in any tree and a script without
/// some of its edits is a script.
struct ViewEdit: Hashable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case addView, removeView, moveView, reorderViews
    case addConstraint, deactivate, activate, changeConstant, changePriority
    case pin, row, equalGaps, grid, chain, symmetry, duplicate, scaledDuplicate
    case resizeRoot, changeFrame, changeTranslation, changeDirection
    case changeText, changeContent, changePriorities
    case changeMargins, changeMarginRules, changeSafeArea
    case addGuide, removeGuide
    case arrange, stopArranging, hide, changeStack, changeSpacing
    case place, placeAgain, placeGuide, relate, changeControl
    case measure
  }

  var kind: Kind
  var seed: UInt64
}

/// The most frequent kind of edits in a script.
enum ViewEditTheme: CaseIterable {
  case everything, stacks, redundancy, texts, screens

  /// The kinds of edits, each as often as it is made.
  var kinds: [ViewEdit.Kind] {
    switch self {
    case .everything: ViewEdit.Kind.allCases + Array(repeating: .resizeRoot, count: 3)
    case .stacks:
      ViewEdit.Kind.allCases
        + repeated(5, [.arrange, .stopArranging, .hide, .changeStack, .changeSpacing, .changeText])
    case .redundancy:
      ViewEdit.Kind.allCases
        + repeated(
          3, [.pin, .row, .equalGaps, .grid, .chain, .duplicate, .scaledDuplicate, .deactivate])
        + repeated(8, [.changeConstant, .resizeRoot])
    case .screens:
      repeated(8, [.place]) + repeated(3, [.placeAgain, .relate, .changeText, .changeControl])
        + repeated(2, [.placeGuide, .hide, .resizeRoot, .changeConstant, .deactivate])
        + [
          .removeView, .moveView, .activate, .changePriority, .changePriorities, .changeMargins,
          .changeSafeArea, .changeStack, .changeSpacing, .stopArranging, .arrange, .removeGuide,
          .changeDirection, .changeMarginRules,
        ]
    case .texts:
      ViewEdit.Kind.allCases
        + repeated(6, [.changeText, .changeMargins, .changeMarginRules, .changeSafeArea, .measure])
    }
  }

  /// The kinds of edits that build a tree.
  var buildingKinds: [ViewEdit.Kind] {
    let usual: [ViewEdit.Kind] = [.addView, .addView, .addConstraint, .changeMargins]
    return switch self {
    case .everything: usual + [.pin, .row, .equalGaps, .grid, .chain, .symmetry, .arrange]
    case .stacks: usual + repeated(3, [.arrange, .changeStack]) + [.row, .pin]
    case .redundancy:
      usual + [.addView, .addView, .pin, .pin, .row, .equalGaps, .grid, .chain, .symmetry]
    case .screens: [.place]
    case .texts: usual + [.pin, .row, .symmetry, .changeText, .arrange]
    }
  }

  private func repeated(_ count: Int, _ kinds: [ViewEdit.Kind]) -> [ViewEdit.Kind] {
    Array(repeating: kinds, count: count).flatMap { $0 }
  }
}
