// swift-tools-version: 6.2
// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// The path of Quoin. A package of your own names an address and a version instead.
let quoin = Context.environment["QUOIN"] ?? "../.."

/// A program in one source file.
func program(_ name: String, in dialects: String...) -> Target {
  .executableTarget(
    name: name,
    dependencies: dialects.map { .product(name: $0, package: "Quoin") } + [
      .product(name: "UIKit", package: "Quoin", condition: .when(platforms: [.linux]))
    ],
    path: name)
}

let package = Package(
  name: "Desktop",
  platforms: [.iOS(.v15)],
  dependencies: [
    .package(name: "Quoin", path: quoin, traits: ["GTK"])
  ],
  targets: [
    program("Form", in: "Cartography"),
    program("Player", in: "Mortar", "MortarVFL"),
    program("Mail", in: "SwiftAutoLayout"),
    program("Animation"),
  ],
  swiftLanguageModes: [.v6]
)
