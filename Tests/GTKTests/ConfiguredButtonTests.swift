// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import CWidgetInput
import Foundation
import QuoinGTK
import QuoinUIKit
import Testing

@MainActor @Suite("Buttons with configurations", .serialized)
struct ConfiguredButtonTests {
  private typealias Configuration = UIButton.Configuration

  private func texts(of widget: OpaquePointer) -> String { String(cString: input_texts(widget)) }

  private func area(_ text: String, in widget: OpaquePointer) -> CGRect {
    let place = input_text_area(widget, text)
    return CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
  }

  @Test("The content size of a button with title, subtitle and image is what its widget measures")
  func contentSizes() throws {
    let changes: [(inout Configuration) -> Void] = [
      { $0.title = "Title" },
      {
        $0.title = "Title"
        $0.subtitle = "And a longer subtitle"
      },
      {
        $0.title = "Title"
        $0.image = UIImage(systemName: "star.fill")
        $0.imagePadding = 9
      },
      {
        $0.title = "Title"
        $0.subtitle = "Below"
        $0.image = UIImage(systemName: "star.fill")
        $0.imagePlacement = .top
        $0.imagePadding = 5
        $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 21, trailing: 2)
      },
      { $0.showsActivityIndicator = true },
    ]
    let styles: [Configuration] = [
      .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(),
      .borderedProminent(),
    ]
    try Stage.run { stage in
      for style in styles {
        for change in changes {
          var configuration = style
          change(&configuration)
          let button = UIButton(configuration: configuration)
          // Measured before it has a widget of its own.
          let size = button.intrinsicContentSize
          stage.add(button)
          try stage.settle()
          let widget = try stage.widget(of: button)
          let natural = quoin_widget_measure(widget, -1)
          #expect(size == CGSize(width: natural.width, height: natural.height))
          #expect(button.frame.size == size)
          button.removeFromSuperview()
        }
      }
    }
  }

  @Test("Insets are around the content, and paddings between its parts")
  func distances() throws {
    try Stage.run { stage in
      var configuration = Configuration.filled()
      configuration.title = "Title"
      configuration.subtitle = "A subtitle"
      configuration.titlePadding = 6
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 20, bottom: 30, trailing: 40)
      let button = UIButton(configuration: configuration)
      stage.add(button)
      try stage.settle()
      let widget = try stage.widget(of: button)
      #expect(texts(of: widget) == "Title\nA subtitle")
      let isPlaced = Program.turn { area("Title", in: widget).minY == 10 }
      #expect(isPlaced)
      let (title, subtitle) = (area("Title", in: widget), area("A subtitle", in: widget))
      #expect(title.minX == 20 && subtitle.minX == 20)
      #expect(subtitle.minY - title.maxY == 6)
      #expect(button.frame.height - subtitle.maxY == 30)
      #expect(button.frame.width - subtitle.maxX == 40)
    }
  }

  @Test(
    "The image is on the side that the configuration says",
    arguments: [
      (NSDirectionalRectEdge.leading, 20.0, 0.0), (.trailing, 0, 0), (.top, 0, 20), (.bottom, 0, 0),
    ])
  func sides(side: NSDirectionalRectEdge, left: Double, top: Double) throws {
    try Stage.run { stage in
      var configuration = Configuration.plain()
      configuration.title = "A title"
      configuration.contentInsets = .zero
      configuration.showsActivityIndicator = true
      configuration.imagePlacement = side
      let button = UIButton(configuration: configuration)
      stage.add(button)
      try stage.settle()
      // The spinner is 20 points wide and high.
      let widget = try stage.widget(of: button)
      let isRow = side == .leading || side == .trailing
      let placed = Program.turn {
        let text = area("A title", in: widget)
        return isRow ? text.minX == left : text.minY == top
      }
      #expect(placed, "\(area("A title", in: widget))")
    }
  }

  @Test("A change of the configuration is shown, and the button can be clicked")
  func changes() throws {
    try Stage.run { stage in
      let button = UIButton(configuration: .gray())
      var count = 0
      button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
      button.configuration?.title = "One"
      stage.add(button)
      try stage.settle()
      let widget = try stage.widget(of: button)
      let height = button.frame.height
      button.configuration?.title = "Two"
      button.configuration?.subtitle = "More"
      #expect(Program.turn { texts(of: widget) == "Two\nMore" && button.frame.height > height })
      try stage.settle()
      input_click(widget)
      #expect(count == 1)
    }
  }

  @Test("A background of the program is behind the title, and that of the tint in filled buttons")
  func backgrounds() throws {
    try Stage.run { stage in
      var configuration = Configuration.filled()
      configuration.title = "Title"
      configuration.baseBackgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let button = UIButton(configuration: configuration)
      stage.add(button)
      try stage.settle()
      let widget = try stage.widget(of: button)
      @MainActor func color() -> [Int] {
        WindowPicture(of: widget).color(
          x: Int(button.frame.midX), y: Int(button.frame.minY) + 4)
      }
      #expect(Program.turn { color() == [255, 0, 0] }, "\(color())")
      button.configuration?.baseBackgroundColor = nil
      button.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      #expect(Program.turn { color() == [0, 255, 0] }, "\(color())")
    }
  }

  @Test("The title lies on the baseline that layout has", arguments: [false, true])
  func baselines(hasImageAbove: Bool) throws {
    try Stage.run { stage in
      var configuration = Configuration.gray()
      configuration.title = "Title"
      configuration.subtitle = "Subtitle"
      configuration.image = UIImage(systemName: "star.fill")
      configuration.imagePlacement = hasImageAbove ? .top : .leading
      let button = UIButton(configuration: configuration)
      stage.add(button)
      button.firstBaselineAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100)
        .isActive = true
      try stage.settle()
      let widget = try stage.widget(of: button)
      // A label of the same font has the same line.
      let label = UILabel()
      label.text = "Title"
      label.font = button.titleLabel?.font
      stage.add(label)
      try stage.settle()
      let line = try stage.widget(of: label)
      let ascent = quoin_widget_baseline(line, -1, quoin_widget_measure(line, -1).height)
      #expect(
        Program.turn {
          let top = button.frame.minY + area("Title", in: widget).minY
          return abs(Double(top) + ascent - 100) <= 1
        })
    }
  }
}
#endif
