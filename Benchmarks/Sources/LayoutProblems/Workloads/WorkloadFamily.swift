// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Layouts of one kind and any size, with the sizes that are measured.
public struct WorkloadFamily: Sendable {
  /// The name of the family.
  public let name: String
  /// The sizes that are measured.
  public let sizes: [Int]
  private let condition: SizeCondition
  private let make: @Sendable (Int) -> Problem

  private init(
    _ name: String, _ sizes: [Int], _ condition: SizeCondition = .anySize,
    _ make: @escaping @Sendable (Int) -> Problem
  ) {
    self.name = name
    self.sizes = sizes
    self.condition = condition
    self.make = make
  }

  /// The layout of a size, nil when the family has none of this size.
  public func problem(size: Int) -> Problem? { condition.holds(size) ? make(size) : nil }

  /// All families.
  public static let all: [WorkloadFamily] = [
    WorkloadFamily("W1", [1], .one) { _ in WorkloadBuilder.form() },
    WorkloadFamily("W2a", [1, 100, 1000]) { WorkloadBuilder.cells($0) },
    WorkloadFamily("W2b", [1, 10, 30, 100, 1000]) { WorkloadBuilder.feed(cells: $0) },
    WorkloadFamily("W3", [10, 30, 100, 1000, 5000, 20000]) { WorkloadBuilder.row(views: $0) },
    WorkloadFamily("W4", [15, 63, 255, 1023, 4095, 16383], .fullTree) {
      WorkloadBuilder.tree(views: $0)
    },
    WorkloadFamily("W5", [10, 30, 100, 300, 1000, 3000]) { WorkloadBuilder.table(rows: $0) },
    WorkloadFamily("W6", [10, 33, 100, 333]) { WorkloadBuilder.churn(rows: $0) },
    WorkloadFamily("W7ge", animatedTrees, .fullTree) {
      WorkloadBuilder.animatedInput(views: $0, .global)
    },
    WorkloadFamily("W7gr", animatedTrees, .fullTree) {
      WorkloadBuilder.animation(views: $0, .global)
    },
    WorkloadFamily("W7le", animatedTrees, .fullTree) {
      WorkloadBuilder.animatedInput(views: $0, .local)
    },
    WorkloadFamily("W7lr", [63, 255] + animatedTrees + [4095], .fullTree) {
      WorkloadBuilder.animation(views: $0, .local)
    },
    WorkloadFamily("W8", [10, 30, 100]) { WorkloadBuilder.ladder(views: $0) },
    WorkloadFamily("W9s", [50, 150]) { WorkloadBuilder.looseStack(views: $0) },
    WorkloadFamily("W9g", [10, 17]) { WorkloadBuilder.grid(side: $0) },
    WorkloadFamily("W9l", [100, 300]) { WorkloadBuilder.labels(count: $0) },
  ]

  private static let animatedTrees = [1023]

  /// The sizes for which there is a layout.
  private enum SizeCondition {
    case one
    case anySize
    /// The numbers of views of trees that split.
    case fullTree

    func holds(_ size: Int) -> Bool {
      switch self {
      case .one: size == 1
      case .anySize: size > 0
      case .fullTree: (WorkloadBuilder.depth(views: size) ?? 0) > 1
      }
    }
  }
}
