// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import MortarVFL
import Testing

/// The report about a statement that breaks a rule.
struct RuleCase: Sendable, CustomTestStringConvertible {
  /// The number of the specification's table, or of its acceptance items.
  let number: String
  let code: String
  let sentence: String
  let declare: @MainActor @Sendable (Tray) -> MortarGroup

  var testDescription: String { "\(number) \(code) \(sentence)" }
}

@MainActor @Suite("Rules of statements") struct RuleTests {
  @Test(
    "A statement that breaks a rule is reported and changes nothing",
    arguments: RuleCase.lists + RuleCase.spaces + RuleCase.ends)
  func breach(_ ruleCase: RuleCase) {
    let tray = Tray()
    var group: MortarGroup?
    let found = reports {
      group = ruleCase.declare(tray)
    }
    #expect(found.map(\.code) == [ruleCase.code])
    #expect(found.map(\.sentence) == [ruleCase.sentence])
    #expect(group?.isEmpty == true)
    #expect(tray.isUntouched)
  }

  @Test("The exceptions of Mortar give the reports their names")
  func names() {
    let tray = Tray()
    let found = reports {
      tray.root |> tray.a ^| tray.b
      tray.root |>> tray.a | tray.a
    }
    #expect(found.map(\.name) == ["Mortar VFL Operator Error", "Mortar VFL Parsing Error"])
  }

  @Test("A case of all dialects has the code that they share")
  func sharedCodes() {
    let (tray, guide) = (Tray(), UILayoutGuide())
    let found = reports {
      tray.stranger |>> tray.a
      guide |>> tray.a
      tray.root |>> tray.a | tray.a
      tray.root.m_leading |> tray.a <| tray.root.m_right
    }
    #expect(found.map(\.code) == ["M-16", "M-16", "M-V2", "M-13"])
    #expect(
      found.map(\.rule)
        == ["no-common-ancestor", "guide-without-owner", "M-V2", "mixed-directionality"])
  }

  @Test("The first broken rule is reported, in the order of the specification")
  func order() {
    let (tray, missing) = (Tray(), [UIView]())
    let codes = reports {
      tray.root |> tray.a | tray.a ^| tray.b
      tray.root |>> [tray.a, tray.a] | missing[~~0]
      tray.root |>> missing | tray.a[==tray.stranger]
      tray.root |>> tray.a[==tray.stranger] | tray.b[==tray.b]
      tray.root |>> tray.a[==tray.a] | 1 | 2
      tray.root |> tray.a[~~1] | 1 | 2
      tray.root |> tray.a[~~1] | 1
      tray.root.m_top |> tray.a | 1
      1 | tray.a <! tray.root.m_top
      tray.root.m_top |> tray.a[~~0] <| tray.root
      tray.stranger |>> tray.a[~~0]
    }.map(\.code)
    #expect(
      codes == [
        "M-V1", "M-V2", "M-V3", "M-V4a", "M-V4b", "M-V5", "M-V6", "M-V7", "M-V8", "M-V9", "M-V10",
      ])
  }

  @Test("An attribute that was rejected before is not reported again")
  func refusedAttribute() {
    let tray = Tray()
    let codes = reports { tray.root.m_left + tray.a.m_left |> tray.b[~~1] }.map(\.code)
    #expect(codes == ["M-8"])
    #expect(tray.isUntouched)
  }
}

@MainActor @Suite("Warnings about statements") struct WarningTests {
  private let tray = Tray()

  @Test("Fixed parts between two ends give a warning, and are made")
  func fixedParts() {
    let found = warnings { tray.root |>> tray.a[==120] | tray.b[==180] }
    #expect(found.map(\.code) == ["M-V11"])
    #expect(
      found.map(\.sentence) == [
        "tray |>> a[==120] | b[==180]: all parts are fixed between two ends, so the numbers have to "
          + "add up exactly; leave one part without a size, or give it a weight."
      ])
    #expect(tray.root.constraints.count == 3)
    #expect(tray.frame("b").maxX == 300)
  }

  #if !QUOIN_UIKIT && !QUOIN_APPKIT
  @Test("Fixed parts that do not add up are in conflict")
  func conflict() {
    var group: MortarGroup = []
    let found = warnings {
      group.append(contentsOf: tray.root |>> tray.a[==120] | tray.b[==150])
    }
    #expect(found.map(\.code) == ["M-V11"])
    #expect(group.layoutConstraints.filter(\.isActive).count == 5)
    tray.root.layoutIfNeeded()
    #expect(tray.root.layoutReport().conflicts.count == 1)
  }
  #endif

  @Test("Flexible parts, or a single end, give no warning")
  func nothingToWarnOf() {
    let found = warnings {
      tray.root |>> tray.a[==120] | tray.b
      tray.root |^^ tray.a[==120] | tray.b[~~1]
      tray.root |> tray.c[==120] | tray.d[==20]
      tray.root |^^ tray.c[>=120] | tray.d[==20]
      tray.root |>> tray.e[==120] | ~~1
    }
    #expect(found.isEmpty)
  }

  @Test("A warning without a handler is ignored")
  func ignored() {
    tray.root |>> tray.a[==300]
    #expect(tray.frame("a").width == 300)
  }
}

extension Tray {
  /// Whether no statement has had an effect.
  fileprivate var isUntouched: Bool {
    ([root, stranger] + views.map(\.1)).allSatisfy { view in
      view.translatesAutoresizingMaskIntoConstraints && view.constraints.isEmpty
        && view.layoutGuides.isEmpty
    } && root.subviews == views.map(\.1)
  }
}
#endif
