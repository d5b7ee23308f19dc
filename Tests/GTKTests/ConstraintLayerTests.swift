// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CWidgetInput
import Foundation
import QuoinUIKit
import Testing

@testable import QuoinGTK

@MainActor @Suite("Constraints over windows", .serialized)
struct ConstraintLayerTests {
  private func run(_ body: (Stage) throws -> Void) throws {
    WidgetHost.shared.showsConstraints = true
    defer { WidgetHost.shared.showsConstraints = false }
    try Stage.run { try body($0) }
  }

  private func isRed(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
    red - max(green, blue) > 60
  }

  private func isBlue(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
    blue - red > 60
  }

  private func picture(of stage: Stage) throws -> WindowPicture {
    WindowPicture(of: try stage.widget(of: stage.root))
  }

  @Test("Constraints are blue, those of a conflict red, and they follow the layout")
  func colors() throws {
    try run { stage in
      let box = UIView()
      stage.add(box)
      let width = box.widthAnchor.constraint(equalToConstant: 80)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 60),
        box.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
        box.heightAnchor.constraint(equalToConstant: 60), width,
      ])
      try stage.settle()
      let first = try picture(of: stage)
      #expect(first.count(where: isBlue) > 100)
      #expect(first.count(where: isRed) == 0)
      // The line for the width is drawn 6 points above the lower edge, from the left to the right.
      let line = first.cut(x: 62, y: 152, width: 20, height: 4)
      #expect(line.count(where: isBlue) >= 20)
      width.constant = 200
      try stage.settle()
      #expect(try picture(of: stage).difference(from: first) > 0)
      let other = box.widthAnchor.constraint(equalToConstant: 300)
      other.isActive = true
      try stage.settle()
      #expect(Program.turn { ((try? picture(of: stage))?.count(where: isRed) ?? 0) > 100 })
      other.isActive = false
      try stage.settle()
      #expect(Program.turn { (try? picture(of: stage))?.count(where: isRed) == 0 })
    }
  }

  @Test("The pointer goes to what is below the constraints")
  func pointer() throws {
    try run { stage in
      let button = UIButton(type: .system)
      button.setTitle("Below", for: .normal)
      stage.add(button)
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
        button.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -20),
        button.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
      ])
      try stage.settle()
      let widget = try stage.widget(of: button)
      let (x, y) = (Double(button.frame.minX) + 4, Double(button.frame.midY))
      #expect(Program.turn { input_widget_at(widget, x, y) == widget })
    }
  }

  @Test("Windows without the setting draw none")
  func isOff() throws {
    try Stage.run { stage in
      let box = UIView()
      stage.add(box)
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(equalToConstant: 200),
        box.heightAnchor.constraint(equalToConstant: 60),
      ])
      try stage.settle()
      #expect(try picture(of: stage).count(where: isBlue) == 0)
    }
  }
}
#endif
