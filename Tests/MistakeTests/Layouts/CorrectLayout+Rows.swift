// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension CorrectLayout {
  /// Rows of tables.
  static let rows = [
    CorrectLayout("Rows that are as high as their texts") { stage in
      stage.rows {
        stage.text("A text of far more words than one line of a phone can show", in: $0)
      }
    },
    CorrectLayout("Rows of one height with the first line of a text") { stage in
      stage.rows(height: 44) { cell in
        let text = stage.label(
          "A message of many words of which only a few are shown", in: cell.contentView)
        stage.fill(text, 8)
      }
    },
    CorrectLayout("Rows of one height with the first two lines of a text") { stage in
      stage.rows(height: 72) { cell in
        let text = stage.label(
          "A message of many words of which a reader needs only the first ones to know what it is about",
          lines: 2, in: cell.contentView)
        stage.fill(text, 8)
      }
    },
    CorrectLayout("A row with two texts that one function places") { stage in
      stage.rows(height: 60) { cell in
        for (index, name) in ["Title", "Detail"].enumerated() {
          let text = stage.label(name, in: cell.contentView)
          NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
            text.topAnchor.constraint(
              equalTo: cell.contentView.topAnchor, constant: 6 + CGFloat(index) * 24),
          ])
        }
      }
    },
    CorrectLayout("A row that shows one of two texts in one place") { stage in
      stage.rows { cell in
        for isHidden in [false, true] {
          let text = stage.label(isHidden ? "Off" : "On", in: cell.contentView)
          text.isHidden = isHidden
          stage.fill(text, 12)
        }
      }
    },
    CorrectLayout("A row whose content view has constraints to its cell") { stage in
      stage.rows { cell in
        stage.text("Row", in: cell)
        cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
      }
    },
    CorrectLayout("A row with a selected background") { stage in
      stage.rows { cell in
        cell.backgroundView = UIView()
        cell.backgroundView?.translatesAutoresizingMaskIntoConstraints = true
        stage.text("Row", in: cell)
      }
    },
    CorrectLayout("A row with a view that fills its content view") { stage in
      stage.rows { cell in
        let card = stage.box("card", in: cell.contentView)
        stage.fill(card, 8)
        stage.fill(stage.label("Row", in: card), 8)
      }
    },
    CorrectLayout("A row with its content view as it is") { stage in
      stage.rows { cell in
        cell.contentView.backgroundColor = .systemYellow
        cell.contentView.translatesAutoresizingMaskIntoConstraints = true
        stage.text("Row", in: cell)
      }
    },
  ]
}
