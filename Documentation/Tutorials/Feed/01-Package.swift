// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Feed",
  dependencies: [
    .package(path: "../Quoin")
  ],
  targets: [
    .executableTarget(
      name: "Feed",
      dependencies: [
        .product(name: "Cartography", package: "Quoin"),
        .product(name: "Mortar", package: "Quoin"),
        .product(name: "MortarVFL", package: "Quoin"),
        .product(name: "NotAutoLayout", package: "Quoin"),
        .product(name: "QuoinStage", package: "Quoin"),
        .product(name: "QuoinUIKit", package: "Quoin"),
        .product(name: "SwiftAutoLayout", package: "Quoin"),
      ])
  ]
)
