// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import CWidgetInput
import Foundation
import QuoinGTK
import QuoinUIKit
import Testing

@MainActor @Suite("The focus of the keyboard", .serialized)
struct FocusTests {
  @Test("The first responder has the focus, and loses it when it resigns")
  func focus() throws {
    try Stage.run { stage in
      let (first, second) = (UITextField(), UITextField())
      stage.add(first, second)
      try stage.settle()
      let widget = try stage.widget(of: second)
      second.becomeFirstResponder()
      #expect(Program.turn { quoin_widget_has_focus(widget) })
      #expect(second.isEditing)
      second.resignFirstResponder()
      #expect(Program.turn { !quoin_widget_has_focus(widget) })
      #expect(!second.isEditing)
    }
  }

  /// Two rows of controls of different heights, a box with two more, and a button below, which is the
  /// backmost view.
  private func fill(_ stage: Stage) -> [(String, UIView)] {
    let box = UIView(frame: CGRect(x: 20, y: 120, width: 320, height: 60))
    let places: [(String, UIView, CGRect, UIView)] = [
      ("save", UIButton(type: .system), CGRect(x: 20, y: 220, width: 80, height: 34), stage.root),
      ("family", UITextField(), CGRect(x: 190, y: 18, width: 150, height: 34), stage.root),
      ("switch", UISwitch(), CGRect(x: 250, y: 66, width: 60, height: 30), stage.root),
      ("name", UITextField(), CGRect(x: 20, y: 20, width: 150, height: 40), stage.root),
      ("amount", UISlider(), CGRect(x: 20, y: 70, width: 150, height: 30), stage.root),
      ("right", UIButton(type: .system), CGRect(x: 200, y: 10, width: 80, height: 34), box),
      ("left", UIButton(type: .system), CGRect(x: 20, y: 12, width: 80, height: 40), box),
    ]
    for (name, view, frame, superview) in places {
      view.frame = frame
      (view as? UIButton)?.setTitle(name, for: .normal)
      superview.addSubview(view)
    }
    stage.root.addSubview(box)
    return places.map { ($0.0, $0.1) }
  }

  private func focused(_ views: [(String, UIView)]) -> String? {
    views.first { Program.widget(of: $0.1).map { quoin_widget_has_focus($0) } ?? false }?.0
  }

  @Test("The tab key visits controls in reading order, and with shift in the other one")
  func tabOrder() throws {
    let usual = quoin_settings_read()
    defer { quoin_settings_write(usual) }
    for isRightToLeft in [false, true] {
      var settings = usual
      settings.is_right_to_left = isRightToLeft
      quoin_settings_write(settings)
      try Stage.run { stage in
        let views = fill(stage)
        try stage.settle()
        let any = try stage.widget(of: views[0].1)
        let rows = [["name", "family"], ["amount", "switch"], ["left", "right"], ["save"]]
        let expected = rows.flatMap { isRightToLeft ? $0.reversed() : $0 }
        views.first { $0.0 == expected[0] }?.1.becomeFirstResponder()
        #expect(Program.turn { focused(views) == expected[0] })
        var visited: [String?] = []
        for isBackward in [false, true] {
          for _ in expected {
            visited.append(input_press_tab(any, isBackward) ? focused(views) : nil)
          }
        }
        // After the last control comes the first, and before the first the last.
        #expect(visited == expected.dropFirst() + expected.prefix(1) + expected.reversed())
      }
    }
  }
}
#endif
