// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinChecking
import QuoinUIKit

extension LayoutExpectation {
  /// Expects that no shown view leaves its superview by a point or more. Scrolled content is left
  /// out.
  ///
  /// - Parameter exceptions: Views that may, with their descendants.
  public static func insideSuperview(except exceptions: LayoutSelector...) -> LayoutExpectation {
    rule("outside-superview", as: "insideSuperview", except: exceptions)
  }

  /// Expects that no bar, notch or home indicator covers a visible text or control. Scrolled
  /// content is left out.
  ///
  /// - Parameter exceptions: Views that may be covered, with their descendants.
  public static func insideSafeArea(except exceptions: LayoutSelector...) -> LayoutExpectation {
    rule("unsafe-area", as: "insideSafeArea", except: exceptions)
  }

  /// Expects that no text or control covers a sibling with a text or a control by more than 2
  /// points on both axes.
  ///
  /// - Parameter exceptions: Views that may, with their descendants.
  public static func noOverlap(except exceptions: LayoutSelector...) -> LayoutExpectation {
    LayoutExpectation(named: "noOverlap") { layout in
      layout.without(exceptions) { isLeftOut in
        RuleCatalog.layoutRules.filter { $0.rule.id == "overlapping-views" }.flatMap { rule in
          // Both views of a pair count; the one below is the detail of the finding.
          let found = rule.findings(in: layout.checkedLayout).filter { finding in
            let lower = layout.checkedLayout.views.first { $0.identifier == finding.detail }
            return lower.map { !isLeftOut($0.view) } ?? true
          }
          return layout.findings(found, without: isLeftOut)
        }
      }
    }
  }

  /// Expects that each enabled control has at least a size, or room around it up to that size.
  /// Controls whose size the system sets are left out.
  ///
  /// - Parameter size: The minimum size in points, by default that of Apple's guidelines.
  public static func touchTargets(
    _ size: CGSize = CGSize(width: 44, height: 44)
  ) -> LayoutExpectation {
    LayoutExpectation(named: "touchTargets") { layout in
      layout.findings(TouchTarget().findings(in: layout.checkedLayout, minimum: size))
    }
  }

  private static func rule(
    _ id: String, as name: String, except exceptions: [LayoutSelector]
  ) -> LayoutExpectation {
    LayoutExpectation(named: name) { layout in
      layout.without(exceptions) { isLeftOut in
        RuleCatalog.layoutRules.filter { $0.rule.id == id }
          .flatMap { layout.findings(of: $0, without: isLeftOut) }
      }
    }
  }
}
