// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinRender
import QuoinUIKit
import Testing

@MainActor @Suite struct SnapshotTests {
  /// The view of the readme: a box 16 from both sides, half as high as it is wide, in the middle of
  /// 320 × 480.
  private func greeting() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 16),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    view.layoutIfNeeded()
    return view
  }

  @Test("The views of a program are described by name and frame")
  func theViewsOfAProgramAreDescribedByNameAndFrame() {
    // 320 − 2 × 16 = 288 wide, 144 high, (480 − 144) / 2 = 168 from the top.
    #expect(
      RenderedFile(file: "Greeting", scenes: [RenderedScene(greeting())]).outline == """
        Greeting
          root, 320 × 480
            UIView root  (0 0; 320 480)
              UIView box  (16 168; 288 144)

        """)
  }

  @Test("A view whose name has a line break is one line")
  func lineBreakInName() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.accessibilityIdentifier = "first\nsecond"
    view.layoutIfNeeded()
    let outline = RenderedFile(file: "Names", scenes: [RenderedScene(view)]).outline
    // File, scene and view.
    #expect(outline.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    #expect(outline.contains("    UIView first second  (0 0; 320 480)\n"))
  }

  @Test("Constraints have the coordinates of their sides")
  func constraintsComeWithThePlacesOfTheirSides() throws {
    let scene = RenderedScene(greeting())
    let leading = try #require(scene.constraints.first { $0.first.attribute == .leading })
    #expect(leading.first.item == "box")
    #expect(leading.first.value == 16)
    #expect(leading.second?.value == 0)
    let height = try #require(scene.constraints.first { $0.first.attribute == .height })
    #expect(height.first.value == 144)
    #expect(height.multiplier == 0.5)
    #expect(scene.conflicts.isEmpty)
    #expect(scene.ambiguities.isEmpty)
  }

  @Test("Leading is on the right in a right-to-left view")
  func leadingIsOnTheRightWherePeopleReadFromTheRight() throws {
    let view = greeting()
    view.semanticContentAttribute = .forceRightToLeft
    view.subviews.first?.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    let scene = RenderedScene(view)
    let leading = try #require(scene.constraints.first { $0.first.attribute == .leading })
    #expect(leading.first.value == 304)
    #expect(leading.second?.value == 320)
  }

  @Test("Conflicts and ambiguities name constraints and views")
  func conflictsAndAmbiguitiesNameConstraintsAndViews() throws {
    let view = greeting()
    let box = try #require(view.subviews.first)
    let width = box.widthAnchor.constraint(equalToConstant: 400)
    width.identifier = "too wide"
    width.isActive = true
    view.constraints.first { $0.firstAttribute == .centerY }?.isActive = false
    view.layoutIfNeeded()
    let scene = RenderedScene(view)
    let conflict = try #require(scene.conflicts.first)
    #expect(scene.conflicts.count == 1)
    #expect(conflict.constraints.count == 3)
    #expect(conflict.broken == "too wide")
    #expect(scene.constraints.filter(\.isConflicting).count == 3)
    #expect(scene.ambiguities.map(\.view) == ["box"])
    #expect(scene.ambiguities.map(\.attribute) == [.y])
  }

  @Test("An excluded constraint is in the scene as a problem, and drawn as one in conflict")
  func excludedConstraint() throws {
    let view = greeting()
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.isSeparateLayoutRoot = true
    let inner = UIView(frame: cell.bounds)
    inner.accessibilityIdentifier = "inner"
    cell.addSubview(inner)
    view.addSubview(cell)
    let box = try #require(view.subviews.first)
    let height = inner.heightAnchor.constraint(equalTo: box.heightAnchor)
    height.identifier = "far"
    height.isActive = true
    view.layoutIfNeeded()
    let scene = RenderedScene(view)
    #expect(scene.problems.map(\.code) == ["outside-constraint"])
    #expect(scene.problems.map(\.constraint) == ["far"])
    #expect(scene.problems.first?.message.contains("inner is outside of the layout") == true)
    #expect(scene.constraints.filter(\.isConflicting).map(\.id) == ["far"])
  }

  @Test("Controls are described by their content, without their subviews")
  func controlsAreDescribedByWhatTheyShowWithoutTheirInsides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "Hello"
    label.font = .systemFont(ofSize: 13, weight: .bold)
    label.textAlignment = .right
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    let toggle = UISwitch()
    let slider = UISlider()
    slider.maximumValue = 4
    slider.value = 1
    for part in [label, button, field, toggle, slider] { view.addSubview(part) }
    view.layoutIfNeeded()
    let views = RenderedScene(view).views.dropFirst()
    #expect(views.map(\.kind) == [.label, .button, .textField, .toggle, .slider])
    let looks = views.map(\.appearance)
    #expect(looks[0].font == RenderedFont(size: 13, weight: 700))
    #expect(looks[0].alignment == .right)
    #expect(looks[1].text == "Go")
    #expect(looks[2].placeholder == "Name" && looks[2].hasBorder)
    #expect(looks[3].isOn == false)
    #expect(looks[4].fraction == 0.25)
  }
}
