// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

extension LayoutExpectation {
  static let agreementName = "agreesWithPlatform"

  /// Expects that the frames of the platform are those that Quoin's engine computes from the
  /// constraints. With the environment variable `QUOIN_COMPARE=1` each call of `expectLayout`
  /// expects it.
  ///
  /// Without UIKit it finds views that a program gives another frame than their constraints do.
  ///
  /// - Parameter tolerance: The maximum difference of an edge or a length, in points.
  public static func agreesWithPlatform(within tolerance: CGFloat = 0.5) -> LayoutExpectation {
    LayoutExpectation(named: agreementName) { layout in
      layout.views.views.compactMap { entry in
        guard entry.parent != nil else { return nil }
        let shown = LayoutEngineChoice.platform.frame(of: entry.view)
        let computed = LayoutEngineChoice.quoin.frame(of: entry.view)
        let different = FrameNumber.differing(shown, computed, within: tolerance)
        guard let first = different.first else { return nil }
        let name = layout.shortName(of: entry.view)
        let parts = different.map { number in
          "\(name).\(number) is \(LengthText.points(number.value(in: shown))) on the platform, "
            + "\(LengthText.points(number.value(in: computed))) by Quoin"
        }
        return ExpectationFinding(
          key: entry.path, message: parts.joined(separator: "; "),
          expectedFrame: ExpectedFrame(path: entry.path, frame: computed)
        ) {
          layout.reasons(for: first.attribute, of: entry.view) + [
            "if no program sets the frame, please report this text with the view as an issue of Quoin"
          ]
        }
      }
    }
  }
}
