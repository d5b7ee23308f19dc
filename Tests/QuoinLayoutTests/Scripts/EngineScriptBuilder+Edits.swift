// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension EngineScriptBuilder {
  /// One edit that makes no required constraint false in most layouts.
  mutating func editCalmly() {
    switch int(0...11) {
    case 0...2: moveRuler(isEven: true)
    case 3...5: resizeRoot()
    case 6: changePriority()
    case 7: addDuplicate()
    case 8: removeConstraint()
    case 9: changeItem()
    case 10: hideOrShow()
    default: changeOptionalConstant()
    }
  }

  /// One edit, as programs make them between two layouts.
  mutating func edit() {
    switch int(0...19) {
    case 18, 19: moveRuler(isEven: chance(1, of: 3))
    case 0...3: changeConstant()
    case 4: changeConstantAndBack()
    case 5: changePriority()
    case 6: removeConstraint()
    case 7: addDuplicate()
    case 8: addAnyConstraint()
    case 9: replaceConstraint()
    case 10, 11: changeItem()
    case 12, 13: resizeRoot()
    case 14: removeItem()
    case 15: move()
    case 16: hideOrShow()
    default: addShape(in: anyItem())
    }
  }

  /// Often makes an equality false that followed from others.
  private mutating func changeConstant() {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    let old = constraints[index].constraint.constant
    setConstant(at: index, to: old < 0 ? -distance() : distance())
  }

  private mutating func changeOptionalConstant() {
    let optional = constraints.indices.filter { constraints[$0].constraint.priority < 1000 }
    guard let index = optional.randomElement(using: &random) else { return }
    setConstant(at: index, to: distance())
  }

  /// Gives other places to views that are pinned in equal steps: again in equal steps, or any.
  private mutating func moveRuler(isEven: Bool) {
    guard let pins = rulers.randomElement(using: &random) else { return resizeRoot() }
    let (start, step) = (distance(), distance())
    for (count, number) in pins.enumerated() {
      guard let index = constraints.firstIndex(where: { $0.number == number }) else { continue }
      let place = isEven ? start + Double(count) * step : Double(int(0...200))
      setConstant(at: index, to: place)
    }
  }

  /// A constant that is another one for a while.
  private mutating func changeConstantAndBack() {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    let old = constraints[index].constraint.constant
    setConstant(at: index, to: old + distance())
    if chance(1, of: 2) { addLayout() }
    setConstant(at: index, to: old)
  }

  private mutating func setConstant(at index: Int, to constant: Double) {
    constraints[index].constraint.constant = constant
    steps.append(.setConstant(constraints[index].number, constant))
  }

  private mutating func changePriority() {
    let optional = constraints.indices.filter { constraints[$0].constraint.priority < 1000 }
    guard let index = optional.randomElement(using: &random) else { return }
    let priority = optionalPriority()
    constraints[index].constraint.priority = priority
    steps.append(.setPriority(constraints[index].number, priority))
  }

  private mutating func removeConstraint() {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    steps.append(.removeConstraint(constraints.remove(at: index).number))
  }

  /// Puts a constraint like another one in its place, as a program does that cannot change it.
  private mutating func replaceConstraint() {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    let (number, old) = constraints.remove(at: index)
    steps.append(.removeConstraint(number))
    var new = old
    new.priority = old.priority == 1000 && chance(1, of: 2) ? optionalPriority() : old.priority
    if chance(1, of: 2) { new.constant += distance() }
    add(new)
  }

  private mutating func changeItem() {
    guard let index = items.indices.randomElement(using: &random) else { return }
    if items[index].parent == nil { return resizeRoot() }
    guard items[index].item.kind == .view else { return }
    var item = LayoutItem()
    describe(&item)
    item.isScrollView = items[index].item.isScrollView
    item.autoresizing = items[index].item.autoresizing
    items[index].item = item
    steps.append(.update(items[index].number, item))
  }

  private mutating func resizeRoot() {
    var item = items[0].item
    if chance(1, of: 4) {
      item = LayoutItem()
      describeRoot(&item)
    } else {
      item.givenSize = LayoutSize(width: Double(int(100...800)), height: Double(int(100...800)))
    }
    items[0].item = item
    steps.append(.update(items[0].number, item))
  }

  private mutating func removeItem() {
    guard let number = items.dropFirst().randomElement(using: &random)?.number else { return }
    steps.append(.removeItem(number))
    let leaving = subtree(of: number)
    items.removeAll { leaving.contains($0.number) }
    forgetConstraints { !leaving.isDisjoint(with: $0) }
  }

  private mutating func move() {
    guard let index = items.indices.dropFirst().randomElement(using: &random) else { return }
    let parents = items[..<index].filter { $0.item.kind == .view }
    guard let parent = parents.randomElement(using: &random)?.number,
      parent != items[index].parent
    else { return }
    let number = items[index].number
    steps.append(.move(number, to: parent))
    items[index].parent = parent
    let moving = subtree(of: number)
    forgetConstraints {
      let isInside = $0.map(moving.contains)
      return isInside.contains(true) && isInside.contains(false)
    }
  }

  /// Takes the constraints of an item out, or puts those back that are out.
  private mutating func hideOrShow() {
    guard hidden.isEmpty else {
      let back = hidden
      hidden = []
      for (number, constraint) in back { add(constraint, number: number) }
      return
    }
    let number = anyItem()
    hidden = constraints.filter { $0.constraint.items.contains(number) }
    constraints.removeAll { $0.constraint.items.contains(number) }
    for (number, _) in hidden { steps.append(.removeConstraint(number)) }
  }

  /// The engine removes constraints together with items.
  private mutating func forgetConstraints(where isGone: ([Int]) -> Bool) {
    constraints.removeAll { isGone($0.constraint.items) }
    hidden.removeAll { isGone($0.constraint.items) }
  }

  private func subtree(of number: Int) -> Set<Int> {
    var found: Set<Int> = [number]
    // Parents come before their children.
    for item in items where item.parent.map(found.contains) ?? false { found.insert(item.number) }
    return found
  }
}
