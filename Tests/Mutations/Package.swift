// swift-tools-version: 6.2
// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Mutations",
  dependencies: [.package(name: "Quoin", path: "../..")],
  targets: [
    // The views are those of the programs, the examples and the tests.
    .executableTarget(
      name: "mutations",
      dependencies: [
        .product(name: "Cartography", package: "Quoin"),
        .product(name: "SwiftAutoLayout", package: "Quoin"),
        .product(name: "Mortar", package: "Quoin"),
        .product(name: "MortarVFL", package: "Quoin"),
        .product(name: "QuoinPlatform", package: "Quoin"),
        .product(name: "QuoinTesting", package: "Quoin"),
        .product(name: "QuoinUIKit", package: "Quoin"),
        .product(name: "UIKit", package: "Quoin"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
