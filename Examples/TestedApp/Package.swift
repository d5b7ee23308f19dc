// swift-tools-version: 6.2
// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// The path of Quoin. A package of your own names an address and a version instead.
let quoin = Context.environment["QUOIN"] ?? "../.."

let package = Package(
  name: "TestedApp",
  platforms: [.iOS(.v15)],
  products: [.library(name: "App", targets: ["App"])],
  dependencies: [.package(name: "Quoin", path: quoin)],
  targets: [
    .target(
      name: "App",
      dependencies: [
        .product(name: "Cartography", package: "Quoin"),
        .product(name: "UIKit", package: "Quoin", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", .product(name: "QuoinTesting", package: "Quoin"),
        .product(name: "UIKit", package: "Quoin", condition: .when(platforms: [.linux])),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
