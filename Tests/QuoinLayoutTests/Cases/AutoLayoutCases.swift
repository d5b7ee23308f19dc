// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinLayout
import Testing

/// The worked cases of Auto Layout's rules, from a file.
@LongTests @Suite struct AutoLayoutCases {
  nonisolated private static let document = CaseDocument.readable

  @Test("The file of cases can be read")
  func fileIsReadable() throws {
    let document = try CaseDocument.shared.get()
    #expect(!document.cases.isEmpty)
    #expect(document.unreadable.isEmpty)
  }

  @Test(
    "A case gives the expected frames, ranges and conflicts, at each step and in each order",
    arguments: document.cases.filter { $0.obstacle == nil }, ActivationOrder.allCases)
  func caseHolds(layoutCase: LayoutCase, order: ActivationOrder) throws {
    var layout = try CaseLayout(layoutCase, order: order)
    check(layout, layoutCase, layoutCase.expect, "\(layoutCase.testDescription), \(order)")
    for (index, step) in (layoutCase.steps ?? []).enumerated() {
      try layout.apply(step.operations)
      check(
        layout, layoutCase, step.expect,
        "\(layoutCase.testDescription), \(order), step \(index + 1)")
    }
  }

  private func check(
    _ layout: CaseLayout, _ layoutCase: LayoutCase, _ expectation: CaseExpectation,
    _ place: String
  ) {
    CaseCheck(layout: layout, scale: layoutCase.scale, place: place).check(expectation)
  }

  @Test("Cases that an engine cannot express are few, and counted by their reason")
  func casesBeyondTheEngineAreCounted() {
    let reasons = Dictionary(grouping: Self.document.cases.compactMap(\.obstacle)) { $0 }
    let counts = reasons.sorted { $0.key < $1.key }.map { "\($0.value.count) \($0.key)" }
    let count = reasons.values.reduce(0) { $0 + $1.count }
    print(
      "AutoLayoutCases: \(Self.document.cases.count - count) run by the engine,",
      "\(count) only through views: \(counts.joined(separator: ", "))")
    #expect(count * 4 < Self.document.cases.count)
  }

  @Test(
    "A constraint that Auto Layout rejects is rejected for the listed reason",
    arguments: document.invalidConstraints)
  func invalidConstraintIsRejected(constraint: ListedConstraint) throws {
    #expect(try constraint.errorName() == constraint.error)
  }

  @Test("A constraint that Auto Layout accepts is accepted", arguments: document.validConstraints)
  func validConstraintIsAccepted(constraint: ListedConstraint) throws {
    #expect(try constraint.errorName() == nil)
  }
}

extension LayoutCase: CustomTestStringConvertible {
  var testDescription: String { "\(n) \(name)" }

  /// The reason that the engine cannot express the case. Format strings are turned into constraints
  /// by QuoinUIKit; for stack views the runner does that itself.
  var obstacle: String? {
    if vfl != nil { return "with format strings (read by QuoinUIKit)" }
    let operands = (constraints ?? []).flatMap { [$0.a, $0.b ?? ""] }
    if operands.contains(where: { $0.contains("readableContentGuide") }) {
      return "with a readable content guide (kept by QuoinUIKit)"
    }
    return nil
  }
}

extension ListedConstraint: CustomTestStringConvertible {
  var testDescription: String {
    var text = "\(a ?? "nothing") \(rel ?? "==") \(b ?? "")"
    if let m { text += " * \(m.value)" }
    if let c { text += " + \(c.value)" }
    if let p { text += " @\(p.value)" }
    return text
  }

  /// The name of the error that the constraint meets, at construction or when it is given to an
  /// engine.
  func errorName() throws -> String? {
    let atConstruction = try rulesError()
    if a != nil { #expect(try engineError() == atConstruction, "\(testDescription)") }
    return atConstruction
  }

  private func rulesError() throws -> String? {
    let relation = try LayoutRelation(caseName: rel)
    let first = try a.map { try attribute($0).1 } ?? .width
    let second = try b.map { try attribute($0).1 } ?? .notAnAttribute
    do {
      try LayoutConstraintRules.validate(
        firstAttribute: first, relation: relation, secondAttribute: second,
        hasFirstItem: a != nil, hasSecondItem: b != nil, multiplier: m?.value ?? 1,
        constant: c?.value ?? 0, priority: p?.value ?? 1000)
      return nil
    } catch {
      return String(String(describing: error).prefix { $0 != "(" })
    }
  }

  private func engineError() throws -> String? {
    var engine = LayoutEngine()
    let root = try engine.addItem(LayoutItem())
    let items = [
      "root": root,
      "a": try engine.addItem(LayoutItem(parent: root)),
      "b": try engine.addItem(LayoutItem(parent: root)),
    ]
    func operand(_ text: String) throws -> LayoutOperand {
      let (name, attribute) = try attribute(text)
      return .attribute(try #require(items[name]), attribute)
    }
    let constraint = LayoutConstraint(
      try operand(a ?? ""), try LayoutRelation(caseName: rel), try b.map(operand),
      multiplier: m?.value ?? 1, constant: c?.value ?? 0, priority: p?.value ?? 1000)
    do {
      try engine.addConstraint(constraint)
      return nil
    } catch {
      return String(String(describing: error).prefix { $0 != "(" })
    }
  }

  private func attribute(_ text: String) throws -> (String, LayoutAttribute) {
    guard case .attribute(let item, _, let attribute) = try CaseOperand(text) else {
      throw CaseProblem("not an attribute: \(text)")
    }
    return (item, attribute)
  }
}
