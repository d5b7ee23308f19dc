// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinGTK
import QuoinUIKit
import Testing

@MainActor @Suite("Sizes of widgets", .serialized)
struct MeasuringTests {
  @MainActor static let controls: [UIView] = {
    let label = UILabel()
    label.text = "A label"
    let button = UIButton(type: .system)
    button.setTitle("A button", for: .normal)
    return [
      label, button, UISwitch(), UIStepper(), UISegmentedControl(items: ["One", "Two and three"]),
    ]
  }()

  @Test("The content size of a control is the natural size of its widget")
  func contentSizes() throws {
    try Stage.run { stage in
      for view in Self.controls {
        stage.add(view)
        try stage.settle()
        let widget = try stage.widget(of: view)
        let natural = quoin_widget_measure(widget, -1)
        #expect(view.intrinsicContentSize.width == CGFloat(natural.width))
        #expect(view.intrinsicContentSize.height == CGFloat(natural.height))
        #expect(natural.width > 10 && natural.height > 10)
        #expect(view.frame.size == view.intrinsicContentSize)
        view.removeFromSuperview()
      }
    }
  }

  @Test("The height of a field, a slider and a bar is that of its widget, and the width is free")
  func contentHeights() throws {
    try Stage.run { stage in
      for view in [UISlider(), UIProgressView()] {
        stage.add(view)
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        try stage.settle()
        let widget = try stage.widget(of: view)
        #expect(
          view.intrinsicContentSize.height == CGFloat(quoin_widget_measure(widget, -1).height))
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
      }
      let field = UITextField()
      field.font = .systemFont(ofSize: 30)
      stage.add(field)
      try stage.settle()
      let widget = try stage.widget(of: field)
      #expect(field.intrinsicContentSize.height == CGFloat(quoin_widget_measure(widget, -1).height))
    }
  }

  @Test("A view measures the same before it is shown, while it is shown, and hidden")
  func measuresBeforeShowing() throws {
    let label = UILabel()
    label.text = "Some text in a larger font"
    label.font = .systemFont(ofSize: 23, weight: .bold)
    let before = label.intrinsicContentSize
    try Stage.run { stage in
      stage.add(label)
      try stage.settle()
      label.invalidateIntrinsicContentSize()
      #expect(label.intrinsicContentSize == before)
      label.isHidden = true
      try stage.settle()
      label.invalidateIntrinsicContentSize()
      #expect(label.intrinsicContentSize == before)
    }
  }

  @Test("A larger font and a heavier weight are larger in the widget as well")
  func fonts() {
    let label = UILabel()
    label.text = "Text"
    let sizes = [12, 17, 34].map { size in
      label.font = .systemFont(ofSize: size)
      return label.intrinsicContentSize
    }
    #expect(sizes[0].width < sizes[1].width && sizes[1].width < sizes[2].width)
    #expect(abs(sizes[2].height - 2 * sizes[1].height) <= 2)
    label.font = .systemFont(ofSize: 34, weight: .heavy)
    #expect(label.intrinsicContentSize.width > sizes[2].width)
  }

  @Test("Text wraps at the width of the label, whose height follows")
  func wraps() throws {
    try Stage.run { stage in
      let label = UILabel()
      label.text = "A text that is too long for a single line of this window, twice and more"
      label.numberOfLines = 0
      stage.add(label)
      let width = label.widthAnchor.constraint(equalToConstant: 120)
      width.isActive = true
      try stage.settle()
      let widget = try stage.widget(of: label)
      let narrow = label.frame.height
      #expect(narrow == CGFloat(quoin_widget_measure(widget, 120).height))
      width.constant = 240
      try stage.settle()
      #expect(label.frame.height < narrow)
      #expect(stage.shownFrame(of: label).size == label.frame.size)
    }
  }

  @Test("Label, field and button on one baseline have their letters there")
  func baselines() throws {
    try Stage.run { stage in
      let (label, field, button) = (UILabel(), UITextField(), UIButton(type: .system))
      label.text = "Name"
      label.font = .systemFont(ofSize: 24)
      field.text = "Ada"
      field.borderStyle = .roundedRect
      button.setTitle("Save", for: .normal)
      stage.add(label, field, button)
      let views: [UIView] = [label, field, button]
      for view in views {
        view.firstBaselineAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100)
          .isActive = true
      }
      try stage.settle()
      for view in views {
        let widget = try stage.widget(of: view)
        let shown = stage.shownFrame(of: view)
        let baseline = shown.minY + quoin_widget_baseline(widget, shown.width, shown.height)
        #expect(abs(baseline - 100) <= 1, "\(type(of: view)) at \(baseline), in \(shown)")
      }
    }
  }
}
#endif
