// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

/// K7 of the specification: a view that lays out in its own `layoutSubviews()`.
private class MyView: UIView {
  let viewA: UIView = Txt(30)
  let viewB: UIView = Txt(45)

  override func layoutSubviews() {
    super.layoutSubviews()
    self.nal.layout(self.viewA) {
      $0
        .setTopCenter(by: { $0.topCenter })
        .setWidth(by: { $0.width })
        .fitHeight()
    }
    self.nal.layout(self.viewB) {
      $0
        .pinTopCenter(to: self.viewA, with: { $0.bottomCenter })
        .setWidth(by: { $0.width })
        .fitHeight()
    }
  }
}

/// K8 of the specification: a controller whose view stores the layouts.
private class ViewController: UIViewController {
  private(set) lazy var mainView = LayoutInfoStoredView()
  private(set) lazy var viewA: UIView = Txt(30)
  private(set) lazy var viewB: UIView = Txt(45)

  override func loadView() {
    self.mainView.frame = UIScreen.main.bounds
    self.view = self.mainView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.mainView.nal.setLayout(for: self.viewA) {
      $0
        .setTopCenter(by: { $0.topCenter })
        .setWidth(by: { $0.width })
        .fitHeight()
    }
    self.mainView.nal.setupSubview(self.viewB) {
      $0
        .setDefaultLayout({
          $0
            .pinTopCenter(to: self.viewA, with: { $0.bottomCenter })
            .setWidth(by: { $0.width })
            .fitHeight()
        })
        .setDefaultOrder(to: 1)
    }
  }
}

/// The same layout in a subclass of the storing view.
private final class StoringSubclass: LayoutInfoStoredView {
  let viewA = Txt(30)
  let viewB = Txt(45)

  override init(frame: CGRect) {
    super.init(frame: frame)
    store(viewA, viewB, in: self)
  }

  required init?(coder: NSCoder) { nil }
}

/// The same layout in a view that stores layouts without being a `LayoutInfoStoredView`.
private final class StoringControl: UIControl, LayoutInfoStorable {
  let viewA = Txt(30)
  let viewB = Txt(45)
  var layoutInfo: [ConditionEnum.RawValue: LayoutInfo] = [:]
  var orderInfo: [ConditionEnum.RawValue: OrderInfo] = [:]
  var zIndexInfo: [ConditionEnum.RawValue: ZIndexInfo] = [:]
  var conditionGetter: ((_ boundSize: CGSize) -> any ConditionEnum)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    store(viewA, viewB, in: self)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    nal.layoutSubviews()
  }
}

/// Stores the layout of K8 in a parent and adds the views, B first.
@MainActor private func store<Parent: UIView & LayoutInfoStorable>(
  _ viewA: UIView, _ viewB: UIView, in parent: Parent
) {
  parent.nal.setupSubview(viewB) {
    $0
      .setDefaultLayout {
        $0
          .pinTopCenter(to: viewA, with: { $0.bottomCenter })
          .setWidth(by: { $0.width })
          .fitHeight()
      }
      .setDefaultOrder(to: 1)
      .addToParent()
  }
  parent.nal.setupSubview(viewA) {
    $0
      .setDefaultLayout {
        $0
          .setTopCenter(by: { $0.topCenter })
          .setWidth(by: { $0.width })
          .fitHeight()
      }
      .addToParent()
  }
}

/// K7 to K14 of the specification. In a width of 160, 20 glyphs go on a line: A has 2 lines, B has 3.
@MainActor struct SeedSampleTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 160, height: 480)

  private func expectFrames(_ viewA: UIView, _ viewB: UIView) {
    #expect(viewA.frame == CGRect(x: 0, y: 0, width: 160, height: 40))
    #expect(viewB.frame == CGRect(x: 0, y: 40, width: 160, height: 60))
  }

  @Test func `K7, K14: a view lays out in its own layoutSubviews`() {
    let view = MyView(frame: Self.bounds)
    view.addSubview(view.viewA)
    view.addSubview(view.viewB)
    view.layoutIfNeeded()
    expectFrames(view.viewA, view.viewB)
  }

  @Test func `K8: a controller stores layouts, and the order holds whatever was added first`() {
    let controller = ViewController()
    controller.loadViewIfNeeded()
    controller.view.frame = Self.bounds
    controller.view.addSubview(controller.viewB)
    controller.view.addSubview(controller.viewA)
    controller.view.layoutIfNeeded()
    expectFrames(controller.viewA, controller.viewB)
  }

  @Test func `K14: a storing view is used as it is`() {
    let view = LayoutInfoStoredView(frame: Self.bounds)
    let (viewA, viewB) = (Txt(30), Txt(45))
    store(viewA, viewB, in: view)
    view.layoutIfNeeded()
    expectFrames(viewA, viewB)
  }

  @Test func `K14: a storing view is subclassed`() {
    let view = StoringSubclass(frame: Self.bounds)
    view.layoutIfNeeded()
    expectFrames(view.viewA, view.viewB)
  }

  @Test func `K14: a view of another class stores layouts`() {
    let view = StoringControl(frame: Self.bounds)
    view.layoutIfNeeded()
    expectFrames(view.viewA, view.viewB)
  }

  @Test func `K9: the types of the making closure have their names`() {
    let making:
      (_ layoutMaker: LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<
        IndividualLayout
      > = { $0.setLeft(to: 1).setTop(to: 2).fitSize() }
    let target = Tile()
    Canvas().nal.layout(target, by: making)
    #expect(target.frame == CGRect(x: 1, y: 2, width: 90, height: 40))
  }

  @Test func `K10, K13: a stored text takes its own size in the corner`() {
    let text = Txt(12)
    let parent = LayoutInfoStoredView(frame: Self.bounds)
    parent.nal.setLayout(for: text) { $0.setTopLeft(to: .zero).fitSize() }
    parent.nal.layout(text)
    #expect(text.frame == CGRect(x: 0, y: 0, width: 96, height: 20))
  }

  @Test func `K11: a line takes its coordinate from a point`() {
    let target = Tile()
    Canvas().nal.layout(target) {
      $0
        .setLeft(by: { $0.safeAreaGuide.topCenter })
        .setTop(by: { $0.safeAreaGuide.topCenter })
        .fitSize()
    }
    #expect(target.frame == CGRect(x: 320, y: 44, width: 90, height: 40))
  }

  @Test func `K12: elements come in the order of the sample and in any other`() {
    let (first, second) = (Tile(), Tile())
    let canvas = Canvas()
    canvas.nal.layout(first) { $0.setTopLeft(to: Point(x: 5, y: 6)).setRight(to: 50).fitHeight() }
    canvas.nal.layout(second) { $0.fitHeight().setRight(to: 50).setTopLeft(to: Point(x: 5, y: 6)) }
    #expect(first.frame == CGRect(x: 5, y: 6, width: 45, height: 40))
    #expect(second.frame == first.frame)
  }
}
#endif
