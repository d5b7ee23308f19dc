// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinTesting
import UIKit

/// A view or a controller in which faults are planted.
@MainActor struct MutationSubject {
  let name: String
  /// The environments in which it is laid out, in both reading directions.
  let matrix: LayoutMatrix
  /// Makes the view, and the controller that has to live as long as it is laid out.
  let make: @MainActor () -> (view: UIView, controller: UIViewController?)

  /// A part of a screen with a height of its own.
  private static func part(_ name: String, _ make: @escaping @MainActor () -> UIView) -> Self {
    MutationSubject(name: name, matrix: .sizes(320, 393, 430).directions(.both)) {
      (make(), nil)
    }
  }

  /// A part of a screen with a given size.
  private static func sized(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ make: @escaping @MainActor () -> UIView
  ) -> Self {
    let sizes = [width, width + 40].map { CGSize(width: $0, height: height) }
    return MutationSubject(name: name, matrix: .sizes(sizes[0], sizes[1]).directions(.both)) {
      (make(), nil)
    }
  }

  /// A part of a screen whose content determines its size, which is given.
  private static func fixed(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ make: @escaping @MainActor () -> UIView
  ) -> Self {
    let matrix = LayoutMatrix.sizes(CGSize(width: width, height: height))
    return MutationSubject(name: name, matrix: matrix.directions(.both)) { (make(), nil) }
  }

  /// A view that fills a screen.
  private static func screen(_ name: String, _ make: @escaping @MainActor () -> UIView) -> Self {
    MutationSubject(name: name, matrix: .phones.directions(.both)) { (make(), nil) }
  }

  /// The view of a controller.
  private static func controller(
    _ name: String, _ make: @escaping @MainActor () -> UIViewController
  ) -> Self {
    MutationSubject(name: name, matrix: .phones.directions(.both)) {
      let controller = make()
      return (controller.view, controller)
    }
  }

  static let all: [MutationSubject] = [
    part("CartographyFeedCell") { CartographyFeedCell() },
    part("SwiftAutoLayoutFeedCell") { SwiftAutoLayoutFeedCell() },
    part("MortarFeedCell") { MortarFeedCell() },
    part("MortarVFLFeedCell") { MortarVFLFeedCell() },
    part("ProfileCard") { ProfileCard(name: "Grace Hopper", bio: "Wrote the first linker") },
    part("CardView") { CardView() },
    screen("SignInView") { SignInView() },
    screen("FormView") { FormView() },
    screen("BoardView") { BoardView() },
    sized("AvatarView", 80, 80) {
      let avatar = AvatarView(frame: .zero)
      avatar.name = "Ada Lovelace"
      return avatar
    },
    sized("DayCell", 44, 44) {
      let cell = DayCell(frame: .zero)
      cell.number.text = "31"
      return cell
    },
    sized("StoreCell", 160, 120) {
      let cell = StoreCell(frame: .zero)
      cell.name.font = .systemFont(ofSize: 13)
      cell.name.text = "Engines"
      return cell
    },
    sized("PhotoCell", 100, 100) { PhotoCell(frame: .zero) },
    // 60 points with 10 on each side, and 20 with 6 above and below.
    fixed("TagCell", 80, 32) {
      let cell = TagCell(frame: .zero)
      cell.configure(width: 60)
      return cell
    },
    controller("ArticlePage") { ArticlePage() },
    controller("ChatInput") { ChatInput() },
    controller("LoginForm") { LoginForm() },
    controller("ProfileController") { ProfileController() },
    controller("PhotoGridController") { PhotoGridController(count: 7) },
    controller("StoreController") { StoreController() },
  ]
}
