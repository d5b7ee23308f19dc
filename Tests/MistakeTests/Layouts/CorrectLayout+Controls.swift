// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension CorrectLayout {
  /// Controls of one size, and views that are placed by baselines.
  static let controls = [
    CorrectLayout("A switch at the end of a row") { stage in
      let (name, toggle) = (stage.label("Wi-Fi"), stage.add(UISwitch(), "toggle"))
      stage.corner(name)
      NSLayoutConstraint.activate([
        toggle.centerYAnchor.constraint(equalTo: name.centerYAnchor),
        toggle.trailingAnchor.constraint(equalTo: stage.safe.trailingAnchor, constant: -16),
      ])
    },
    CorrectLayout("A switch that gives a row its height") { stage in
      let row = stage.box("row")
      let toggle = stage.add(UISwitch(), "toggle", in: row)
      stage.top(row)
      NSLayoutConstraint.activate([
        toggle.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
        toggle.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8),
        toggle.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      ])
    },
    CorrectLayout("A switch in a column of a stack view that fills") { stage in
      let toggle = stage.add(UISwitch(), "toggle")
      stage.top(stage.stack([stage.label("Wi-Fi"), toggle], .vertical))
    },
    CorrectLayout("A small switch and a stepper between inequalities") { stage in
      let (toggle, stepper) = (stage.add(UISwitch(), "toggle"), stage.add(UIStepper(), "stepper"))
      toggle.transform = CGAffineTransform(scaleX: 0.75, y: 0.75)
      stage.corner(toggle)
      NSLayoutConstraint.activate([
        stepper.topAnchor.constraint(equalTo: toggle.bottomAnchor, constant: 8),
        stepper.leadingAnchor.constraint(equalTo: toggle.leadingAnchor),
        stepper.trailingAnchor.constraint(lessThanOrEqualTo: stage.safe.trailingAnchor),
        stepper.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
    },
    CorrectLayout("A spinner in the middle of all of the screen") { stage in
      let spinner = stage.add(UIActivityIndicatorView(style: .large), "spinner")
      stage.fill(spinner)
      spinner.startAnimating()
    },
    CorrectLayout("A spinner as large as the button that it replaces") { stage in
      let spinner = stage.add(UIActivityIndicatorView(style: .medium), "spinner")
      stage.center(spinner)
      stage.square(spinner, 44)
    },
    CorrectLayout("A spinner in a dark panel of its own") { stage in
      let spinner = stage.add(UIActivityIndicatorView(style: .large), "spinner")
      spinner.backgroundColor = .black.withAlphaComponent(0.7)
      spinner.layer.cornerRadius = 10
      stage.center(spinner)
      stage.square(spinner, 80)
    },
    CorrectLayout("A switch in a closed row") { stage in
      let toggle = stage.add(UISwitch(), "toggle")
      stage.corner(toggle)
      toggle.heightAnchor.constraint(equalToConstant: 0).isActive = true
    },
    CorrectLayout("An icon on the baseline of a title") { stage in
      let (icon, title) = (stage.image("icon", 14, 14), stage.label("Title"))
      NSLayoutConstraint.activate([
        icon.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        title.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        icon.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      ])
    },
    CorrectLayout("An icon a little higher than its title at the top") { stage in
      let (icon, title) = (stage.image("icon", 24, 24), stage.label("Title"))
      NSLayoutConstraint.activate([
        icon.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        title.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 16),
        icon.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
      ])
    },
    CorrectLayout("A line on a baseline at the bottom") { stage in
      let (line, text) = (stage.box("line"), stage.label("Text"))
      line.backgroundColor = .black
      stage.center(text)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: text.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: text.trailingAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
        line.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 2),
      ])
    },
    CorrectLayout("A title by its baseline below the top") { stage in
      let title = stage.label("Title", size: 34)
      NSLayoutConstraint.activate([
        title.firstBaselineAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 40),
        title.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
      ])
    },
    CorrectLayout("A photo behind the status bar") { stage in
      let photo = stage.image("photo", 400, 300)
      photo.contentMode = .scaleAspectFill
      NSLayoutConstraint.activate([
        photo.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        photo.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        photo.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        photo.heightAnchor.constraint(equalToConstant: 200),
      ])
    },
  ]
}
