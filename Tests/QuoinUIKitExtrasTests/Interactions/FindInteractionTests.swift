// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Finding text in a view") struct FindInteractionTests {
  final class Session: UIFindSession {
    var directions: [UITextStorageDirection] = []
    override func highlightNextResult(in direction: UITextStorageDirection) {
      directions.append(direction)
    }
  }

  final class Finder: NSObject, UIFindInteractionDelegate {
    let session = Session()
    var log: [String] = []
    func findInteraction(
      _ interaction: UIFindInteraction, sessionFor view: UIView
    ) -> UIFindSession? { session }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      log.append("begin")
    }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      log.append("end")
    }
  }

  @Test("The delegate makes one session, which hears of steps until the panel is closed")
  func session() {
    let finder = Finder()
    let view = UIView()
    let interaction = UIFindInteraction(sessionDelegate: finder)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(interaction.activeFindSession == nil, "There is no view yet")
    view.addInteraction(interaction)
    interaction.presentFindNavigator(showingReplace: false)
    interaction.presentFindNavigator(showingReplace: true)
    interaction.findNext()
    interaction.findPrevious()
    interaction.dismissFindNavigator()
    interaction.findNext()
    #expect(finder.log == ["begin", "end"])
    #expect(finder.session.directions == [.forward, .backward])
    #expect(!interaction.isFindNavigatorVisible)
  }
}
