// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension CaseStack {
  mutating func merge(_ change: CaseStack) {
    arranged = change.arranged ?? arranged
    axis = change.axis ?? axis
    distribution = change.distribution ?? distribution
    alignment = change.alignment ?? alignment
    spacing = change.spacing ?? spacing
    customSpacing = change.customSpacing ?? customSpacing
  }
}

/// The guides and constraints of a stack view, written down from the tables of the semantics
/// reference (9.2 and 9.3), without the code that arranges stack views.
struct CaseArrangement {
  private(set) var guides: [String] = []
  private(set) var constraints: [CaseConstraint] = []
  private let id: String
  private let stack: CaseStack
  private let views: [CaseView]
  private let visible: [CaseView]
  private let main: (start: String, end: String, size: String, middle: String)
  private let cross: (near: String, far: String, size: String, middle: String)

  init(of id: String, stack: CaseStack, views: [CaseView]) {
    self.id = id
    self.stack = stack
    self.views = views
    visible = views.filter { $0.hidden != true }
    let horizontal = ("leading", "trailing", "width", "centerX")
    let vertical = ("top", "bottom", "height", "centerY")
    let isHorizontal = stack.axis ?? "h" == "h"
    main = isHorizontal ? horizontal : vertical
    cross = isHorizontal ? vertical : horizontal
    addSpacings()
    addDistribution()
    addAlignment()
  }

  private var canvas: String { stack.marginsRelative == true ? "\(id).layoutMarginsGuide" : id }
  private var gap: Double { stack.spacing ?? 0 }

  private mutating func add(
    _ a: String, _ relation: String = "==", _ b: String? = nil, m: Double? = nil, c: Double = 0,
    p: Double = 1000
  ) {
    constraints.append(
      CaseConstraint(id: "\(id).\(constraints.count)", a: a, rel: relation, b: b, m: m, c: c, p: p))
  }

  private mutating func addGuide(_ name: String) -> String {
    let guide = "\(id)~\(name)"
    guides.append(guide)
    return guide
  }

  // MARK: Along the axis

  private mutating func addSpacings() {
    if let first = visible.first, let last = visible.last {
      add("\(canvas).\(main.start)", "==", "\(first.id).\(main.start)")
      add("\(canvas).\(main.end)", "==", "\(last.id).\(main.end)")
    }
    let isExact = !["equalSpacing", "equalCentering"].contains(stack.distribution)
    let isOnBaselines = stack.baselineRelative == true && stack.axis == "v"
    for (view, next) in zip(views, views.dropFirst()) {
      let isAtEnd = next.id == visible.first?.id || view.id == visible.last?.id
      let hidden = [view, next].filter { $0.hidden == true }.count
      let distance = (stack.customSpacing?[view.id] ?? gap) * (1 - Double(hidden) / 2)
      add(
        "\(next.id).\(isOnBaselines ? "firstBaseline" : main.start)", isExact ? "==" : ">=",
        "\(view.id).\(isOnBaselines ? "lastBaseline" : main.end)", c: isAtEnd ? 0 : distance)
    }
    for view in views where view.hidden == true { add("\(view.id).\(main.size)") }
  }

  private mutating func addDistribution() {
    switch stack.distribution {
    case "fillEqually": addEqualSizes()
    case "fillProportionally": addShares()
    case "equalSpacing": addGaps(from: main.end, to: main.start, priority: 1000)
    case "equalCentering": addGaps(from: main.middle, to: main.middle, priority: 149)
    default: break
    }
  }

  private mutating func addEqualSizes() {
    for view in visible.dropFirst() {
      add("\(view.id).\(main.size)", "==", "\(visible[0].id).\(main.size)")
    }
  }

  private mutating func addShares() {
    let index = main.size == "width" ? 0 : 1
    let sizes = visible.map { $0.intrinsic?[index] ?? 0 }
    let sized = sizes.filter { $0 > 0 }
    guard !sized.isEmpty else {
      addEqualSizes()
      return
    }
    let whole = sized.reduce(0, +) + gap * Double(visible.count - 1)
    let isRequired = sized.count == 1 && (visible.count == 1 || gap == 0)
    for (place, view) in visible.enumerated() {
      let priority = isRequired ? 1000 : 999 - Double(place)
      if sizes[place] > 0 {
        add(
          "\(view.id).\(main.size)", "==", "\(id).\(main.size)", m: sizes[place] / whole,
          p: priority)
      } else {
        add("\(view.id).\(main.size)", p: priority)
      }
    }
  }

  private mutating func addGaps(from start: String, to end: String, priority: Double) {
    var first: String?
    for (place, (view, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let guide = addGuide("gap\(place)")
      add("\(guide).\(main.start)", "==", "\(view.id).\(start)")
      add("\(guide).\(main.end)", "==", "\(next.id).\(end)")
      if let first {
        add("\(guide).\(main.size)", "==", "\(first).\(main.size)", p: priority)
      }
      first = first ?? guide
    }
    add("\(id).\(main.size)", p: 49)
  }

  // MARK: Across the axis

  private enum CrossLine {
    case near, far, middle
    case baseline(String)
  }

  private var line: CrossLine? {
    switch stack.alignment ?? "fill" {
    case "fill": nil
    case "leading", "top": .near
    case "trailing", "bottom": .far
    case "center": .middle
    case let name: .baseline(name)
    }
  }

  private mutating func addAlignment() {
    guard let first = views.first?.id else { return }
    guard let line else {
      for edge in [cross.near, cross.far] {
        for view in views.dropFirst() { add("\(first).\(edge)", "==", "\(view.id).\(edge)") }
        add("\(canvas).\(edge)", "==", "\(first).\(edge)")
      }
      return
    }
    let attribute =
      switch line {
      case .near: cross.near
      case .far: cross.far
      case .middle: cross.middle
      case .baseline(let name): name
      }
    for view in views.dropFirst() {
      add("\(first).\(attribute)", "==", "\(view.id).\(attribute)")
    }
    for view in views { add("\(view.id).\(cross.size)", p: 25) }
    let isNear = if case .near = line { true } else { false }
    let isFar = if case .far = line { true } else { false }
    guard views.count > 1 else {
      addSingle(first, isNear: isNear, isFar: isFar)
      if case .middle = line { add("\(canvas).\(cross.middle)", "==", "\(first).\(cross.middle)") }
      return
    }
    let span = addGuide("span")
    for view in visible {
      add(
        "\(span).\(cross.near)", isNear ? "==" : "<=", "\(view.id).\(cross.near)",
        p: isNear ? 999.5 : 1000)
      add(
        "\(span).\(cross.far)", isFar ? "==" : ">=", "\(view.id).\(cross.far)",
        p: isFar ? 999.5 : 1000)
    }
    add("\(canvas).\(cross.near)", "==", "\(isNear ? first : span).\(cross.near)")
    add("\(canvas).\(cross.far)", "==", "\(isFar ? first : span).\(cross.far)")
    if case .middle = line { add("\(canvas).\(cross.middle)", "==", "\(first).\(cross.middle)") }
    if case .baseline = line { add("\(id).\(cross.size)", p: 49) }
    add("\(span).\(cross.size)", p: 51)
  }

  private mutating func addSingle(_ view: String, isNear: Bool, isFar: Bool) {
    add("\(canvas).\(cross.near)", isNear ? "==" : "<=", "\(view).\(cross.near)")
    add("\(canvas).\(cross.far)", isFar ? "==" : ">=", "\(view).\(cross.far)")
    add("\(id).\(cross.size)", p: 49)
  }
}
