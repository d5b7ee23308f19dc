// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import CWidgetInput
import Foundation
import QuoinGTK
import QuoinUIKit
import Testing

@MainActor @Suite("Controls in windows", .serialized)
struct ControlTests {
  private func text(of widget: OpaquePointer) -> String {
    input_text(widget).map { String(cString: $0) } ?? ""
  }

  /// Waits until a widget shows something.
  private func wait(_ condition: () -> Bool) -> Bool { Program.turn(until: condition) }

  @Test("A click runs the action of a button; one out of use cannot be clicked")
  func button() throws {
    try Stage.run { stage in
      let button = UIButton(type: .system)
      var count = 0
      button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
      button.addAction(UIAction { _ in count += 10 }, for: .primaryActionTriggered)
      button.setTitle("Count", for: .normal)
      stage.add(button)
      try stage.settle()
      let widget = try stage.widget(of: button)
      #expect(text(of: widget) == "Count")
      input_click(widget)
      #expect(count == 11)
      button.isEnabled = false
      button.setTitle("No", for: .normal)
      #expect(wait { !input_is_enabled(widget) && text(of: widget) == "No" })
    }
  }

  @Test("An action may remove its own button")
  func buttonRemovesItself() throws {
    try Stage.run { stage in
      let button = UIButton(type: .system)
      button.addAction(UIAction { _ in button.removeFromSuperview() }, for: .touchUpInside)
      stage.add(button)
      try stage.settle()
      input_click(try stage.widget(of: button))
      #expect(wait { Program.widget(of: button) == nil })
    }
  }

  @Test("Typed text arrives in the field, and text of the program in the widget")
  func field() throws {
    try Stage.run { stage in
      let field = UITextField()
      var texts: [String] = []
      field.addAction(UIAction { _ in texts.append(field.text ?? "") }, for: .editingChanged)
      stage.add(field)
      try stage.settle()
      let widget = try stage.widget(of: field)
      input_type(widget, "a")
      input_type(widget, "dé")
      input_delete(widget)
      #expect(texts == ["a", "adé", "ad"])
      field.text = "Grace"
      #expect(wait { text(of: widget) == "Grace" })
      #expect(texts.count == 3)
    }
  }

  @Test("An action that writes capitals sees one event for each key, and the cursor stays")
  func fieldThatChangesItself() throws {
    try Stage.run { stage in
      let field = UITextField()
      var count = 0
      let capitals = UIAction { _ in
        count += 1
        field.text = field.text?.uppercased()
      }
      field.addAction(capitals, for: .editingChanged)
      stage.add(field)
      try stage.settle()
      let widget = try stage.widget(of: field)
      for letter in ["a", "b", "c"] {
        input_type(widget, letter)
        #expect(wait { text(of: widget) == field.text })
      }
      #expect(field.text == "ABC")
      #expect(count == 3)
    }
  }

  private final class DigitsOnly: NSObject, UITextFieldDelegate {
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string.allSatisfy(\.isNumber) }
  }

  @Test("What the delegate refuses disappears from the widget")
  func refusedText() throws {
    try Stage.run { stage in
      let (field, delegate) = (UITextField(), DigitsOnly())
      field.delegate = delegate
      stage.add(field)
      try stage.settle()
      let widget = try stage.widget(of: field)
      for key in ["1", "x", "2"] { input_type(widget, key) }
      #expect(wait { text(of: widget) == "12" })
      #expect(field.text == "12")
    }
  }

  @Test("Views beside the text are in front of the field, and the text begins after them")
  func fieldSides() throws {
    try Stage.run { stage in
      let (field, picture, button) = (UITextField(), UIView(), UIButton(type: .system))
      picture.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      picture.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      button.setTitle("x", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      var count = 0
      button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
      field.leftView = picture
      field.rightView = button
      field.placeholder = "Name"
      stage.add(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 50),
        field.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 60),
        field.widthAnchor.constraint(equalToConstant: 200),
      ])
      try stage.settle()
      let widget = try stage.widget(of: field)
      let start = input_text_start(widget)
      // Modes say when views are shown; at first they never are.
      #expect(Program.widget(of: picture) == nil)
      field.leftViewMode = .always
      field.rightViewMode = .always
      #expect(
        wait { Program.widget(of: picture) != nil && input_text_start(widget) == start + 40 })
      #expect(
        wait {
          stage.shownFrame(of: picture).minX == 50 && stage.shownFrame(of: button).minX == 220
        })
      #expect(stage.shownFrame(of: picture).midY == stage.shownFrame(of: field).midY)
      let drawn = WindowPicture(of: widget)
      #expect(drawn.color(x: 70, y: Int(field.frame.midY)) == [255, 0, 0])
      input_click(try stage.widget(of: button))
      #expect(count == 1)
      input_type(widget, "Ada")
      #expect(field.text == "Ada")
      field.isHidden = true
      #expect(wait { Program.widget(of: picture) == nil })
      field.isHidden = false
      field.leftView = nil
      #expect(wait { input_text_start(widget) == start && Program.widget(of: button) != nil })
    }
  }

  @Test("The return key runs the action for the end of editing")
  func returnKey() throws {
    try Stage.run { stage in
      let field = UITextField()
      var count = 0
      field.addAction(UIAction { _ in count += 1 }, for: .editingDidEndOnExit)
      stage.add(field)
      try stage.settle()
      input_press_return(try stage.widget(of: field))
      #expect(count == 1)
    }
  }

  @Test("Values of switches, sliders, segments and steppers go both ways")
  func values() throws {
    try Stage.run { stage in
      let (toggle, slider, stepper) = (UISwitch(), UISlider(), UIStepper())
      let segments = UISegmentedControl(items: ["A", "B", "C"])
      slider.maximumValue = 10
      stepper.maximumValue = 2
      var count = 0
      let controls: [UIControl] = [toggle, slider, stepper, segments]
      for control in controls {
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        stage.add(control)
      }
      slider.widthAnchor.constraint(equalToConstant: 100).isActive = true
      try stage.settle()
      let widgets = try controls.map { try stage.widget(of: $0) }

      input_switch(widgets[0], true)
      input_slide(widgets[1], 4)
      input_choose(widgets[2], 1)
      input_choose(widgets[3], 2)
      #expect(toggle.isOn)
      #expect(slider.value == 4)
      #expect(stepper.value == 1)
      #expect(segments.selectedSegmentIndex == 2)
      #expect(count == 4)

      toggle.isOn = false
      slider.value = 7
      segments.selectedSegmentIndex = 0
      #expect(
        wait {
          !input_is_on(widgets[0]) && input_value(widgets[1]) == 7 && input_chosen(widgets[3]) == 0
        })
      segments.selectedSegmentIndex = UISegmentedControl.noSegment
      #expect(wait { input_chosen(widgets[3]) == -1 })
      input_choose(widgets[2], 1)
      input_choose(widgets[2], 1)
      #expect(stepper.value == 2)
      #expect(count == 5)
    }
  }

  @Test("A label and a progress bar show what changes")
  func passiveViews() throws {
    try Stage.run { stage in
      let (label, progress) = (UILabel(), UIProgressView())
      stage.add(label, progress)
      progress.widthAnchor.constraint(equalToConstant: 100).isActive = true
      try stage.settle()
      label.text = "25 %"
      progress.progress = 0.25
      let (shown, bar) = (
        try stage.widget(of: label), try stage.widget(of: progress)
      )
      #expect(wait { text(of: shown) == "25 %" && input_fraction(bar) == 0.25 })
      label.attributedText = NSAttributedString(
        string: "50 %", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
      #expect(wait { text(of: shown) == "50 %" })
    }
  }

  private final class Changes: NSObject, UITextViewDelegate {
    var texts: [String] = []

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "!" }
    func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
  }

  @Test("Text typed into a text view arrives, and a view that does not scroll grows with it")
  func textView() throws {
    try Stage.run { stage in
      let (view, delegate) = (UITextView(), Changes())
      view.delegate = delegate
      view.isScrollEnabled = false
      stage.add(view)
      view.widthAnchor.constraint(equalToConstant: 150).isActive = true
      try stage.settle()
      let (widget, height) = (try stage.widget(of: view), view.frame.height)
      input_type(widget, "One line")
      input_type(widget, "!")
      input_type(widget, "\nand another")
      #expect(delegate.texts == ["One line", "One line\nand another"])
      #expect(view.text == "One line\nand another")
      try stage.settle()
      #expect(view.frame.height > height)
      #expect(stage.shownFrame(of: view).size == view.frame.size)
    }
  }

  @Test("A text that was typed in can be made read-only when another field has the focus")
  func readOnlyText() throws {
    try Stage.run { stage in
      let (view, field) = (UITextView(), UITextField())
      stage.add(view, field)
      try stage.settle()
      let (widget, other) = (try stage.widget(of: view), try stage.widget(of: field))
      view.becomeFirstResponder()
      #expect(wait { quoin_widget_has_focus(widget) })
      input_type(widget, "Typed")
      field.becomeFirstResponder()
      #expect(wait { quoin_widget_has_focus(other) })
      view.isEditable = false
      try stage.settle()
      // The cursor of the text blinked until here.
      for _ in 1...5 { input_picture_free(input_draw(widget)) }
      #expect(view.text == "Typed")
    }
  }
}
#endif
