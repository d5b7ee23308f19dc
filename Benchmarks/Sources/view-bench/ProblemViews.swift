// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import LayoutProblems
internal import QuoinSolver
internal import QuoinUIKit

/// A problem whose variables are the numbers of views, as views and constraints.
///
/// Variables 4i to 4i + 3 are x, y, width and height of view i. View 0 is the root, at the origin
/// of a container that has the size of the inputs; all others are its subviews.
@MainActor struct ProblemViews {
  let container: UIView
  private(set) var views: [UIView] = []
  /// The constraints, in the order of ``Plan/numbers``.
  private(set) var constraints: [NSLayoutConstraint] = []

  /// The numbers of the root's variables.
  private enum RootVariable {
    static let width = 2
    static let height = 3
  }

  /// The constraints of a problem as attributes of views.
  @MainActor struct Plan {
    fileprivate let sums: [ConstraintSum]
    fileprivate let priorities: [UILayoutPriority]
    /// The numbers of the constraints in the problem, without those of the root's origin, which
    /// constraints to the container replace.
    let numbers: [Int]

    init(_ problem: Problem) {
      let list = problem.constraints
      numbers = (0..<list.count).filter { !ConstraintSum(list, $0).isOriginOfRoot }
      sums = numbers.map { ConstraintSum(list, $0) }
      priorities = numbers.map { UILayoutPriority(Float(list.priorities[$0])) }
    }
  }

  /// Makes views and constraints by a plan. A program would have the plan in its source. nil when a
  /// constraint is not between two attributes.
  ///
  /// - Parameter isActive: whether the constraints are activated.
  init?(_ problem: Problem, _ plan: Plan, isActive: Bool = true) {
    container = UIView(frame: .zero)
    for _ in 0..<problem.variableCount / 4 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      if let root = views.first { root.addSubview(view) } else { container.addSubview(view) }
      views.append(view)
    }
    resize(to: problem.inputs.map(\.value), of: problem)
    let isInput = Set(problem.inputs.map(\.variable))
    var active = [
      views[0].leftAnchor.constraint(equalTo: container.leftAnchor),
      views[0].topAnchor.constraint(equalTo: container.topAnchor),
    ]
    if isInput.contains(RootVariable.width) {
      active.append(views[0].widthAnchor.constraint(equalTo: container.widthAnchor))
    }
    if isInput.contains(RootVariable.height) {
      active.append(views[0].heightAnchor.constraint(equalTo: container.heightAnchor))
    }
    let count = active.count
    for index in plan.sums.indices {
      guard let constraint = plan.sums[index].constraint(views) else { return nil }
      constraint.priority = plan.priorities[index]
      active.append(constraint)
    }
    if isActive { NSLayoutConstraint.activate(active) }
    active.removeFirst(count)
    constraints = active
  }

  /// Sets the size of the container to the inputs. Without an input for the height, it is larger
  /// than any layout.
  func resize(to values: [Double], of problem: Problem) {
    container.frame.size.width = values.first.map { CGFloat($0) } ?? 0
    container.frame.size.height = values.count > 1 ? CGFloat(values[1]) : 100_000
  }

  /// Releases views and constraints, which the container retains.
  mutating func forget() {
    views = []
    constraints = []
  }

  /// Lays out and reads all frames.
  func layOut(into frames: inout [CGRect]) {
    container.layoutIfNeeded()
    read(into: &frames)
  }

  /// Reads all frames.
  func read(into frames: inout [CGRect]) {
    frames.removeAll(keepingCapacity: true)
    for view in views { frames.append(view.frame) }
  }
}

/// A constraint of a problem as two attributes of views.
@MainActor private struct ConstraintSum {
  /// An attribute of a view, as many times as its sum has its origin, or its length.
  private struct Use {
    var view: Int
    var isVertical: Bool
    var origin = 0.0
    var length = 0.0
  }

  /// nil for a sum of more than two attributes.
  private let first: Use?
  private let second: Use?
  private let relation: LinearRelation
  private let constant: CGFloat

  init(_ list: ConstraintList, _ index: Int) {
    relation = list.relations[index]
    constant = CGFloat(list.constants[index])
    var uses: [Use] = []
    for term in list.terms(index) {
      let (view, number) = Int(list.variables[term]).quotientAndRemainder(dividingBy: 4)
      let isVertical = number % 2 == 1
      let index =
        uses.firstIndex { $0.view == view && $0.isVertical == isVertical } ?? uses.count
      if index == uses.count { uses.append(Use(view: view, isVertical: isVertical)) }
      if number < 2 {
        uses[index].origin += list.coefficients[term]
      } else {
        uses[index].length += list.coefficients[term]
      }
    }
    first = uses.count <= 2 ? uses.first : nil
    second = uses.count == 2 ? uses[1] : nil
  }

  var isOriginOfRoot: Bool {
    guard let first, second == nil else { return false }
    return first.view == 0 && first.origin == 1 && first.length == 0
  }

  func constraint(_ views: [UIView]) -> NSLayoutConstraint? {
    guard let first else { return nil }
    if first.origin == 0 {
      guard first.length == 1, second?.origin ?? 0 == 0 else { return nil }
      return sizeConstraint(first, second, views)
    }
    guard first.origin == 1, let second, second.origin == -1, first.isVertical == second.isVertical
    else { return nil }
    if first.isVertical {
      guard let one = views[first.view].verticalAnchor(first.length),
        let other = views[second.view].verticalAnchor(-second.length)
      else { return nil }
      return relate(one, other)
    }
    guard let one = views[first.view].horizontalAnchor(first.length),
      let other = views[second.view].horizontalAnchor(-second.length)
    else { return nil }
    return relate(one, other)
  }

  private func relate<Kind>(
    _ first: NSLayoutAnchor<Kind>, _ second: NSLayoutAnchor<Kind>
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual: first.constraint(lessThanOrEqualTo: second, constant: constant)
    case .equal: first.constraint(equalTo: second, constant: constant)
    case .greaterThanOrEqual: first.constraint(greaterThanOrEqualTo: second, constant: constant)
    }
  }

  private func sizeConstraint(
    _ first: Use, _ second: Use?, _ views: [UIView]
  ) -> NSLayoutConstraint {
    let dimension = views[first.view].dimension(isVertical: first.isVertical)
    guard let second else {
      return switch relation {
      case .lessThanOrEqual: dimension.constraint(lessThanOrEqualToConstant: constant)
      case .equal: dimension.constraint(equalToConstant: constant)
      case .greaterThanOrEqual: dimension.constraint(greaterThanOrEqualToConstant: constant)
      }
    }
    let other = views[second.view].dimension(isVertical: second.isVertical)
    let multiplier = CGFloat(-second.length)
    return switch relation {
    case .lessThanOrEqual:
      dimension.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    case .equal:
      dimension.constraint(equalTo: other, multiplier: multiplier, constant: constant)
    case .greaterThanOrEqual:
      dimension.constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    }
  }
}

extension UIView {
  fileprivate func dimension(isVertical: Bool) -> NSLayoutDimension {
    isVertical ? heightAnchor : widthAnchor
  }

  /// The anchor at the near edge and so many lengths.
  fileprivate func horizontalAnchor(_ lengths: Double) -> NSLayoutXAxisAnchor? {
    switch lengths {
    case 0: leftAnchor
    case 0.5: centerXAnchor
    case 1: rightAnchor
    default: nil
    }
  }

  fileprivate func verticalAnchor(_ lengths: Double) -> NSLayoutYAxisAnchor? {
    switch lengths {
    case 0: topAnchor
    case 0.5: centerYAnchor
    case 1: bottomAnchor
    default: nil
    }
  }
}
