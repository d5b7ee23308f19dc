// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A colour as hue, saturation and brightness, each from 0 to 1, and as red, green and blue.
struct HueComponents {
  let hue, saturation, brightness: CGFloat
  let red, green, blue: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let hue = min(max(hue, 0), 1)
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
    // Each component falls from the brightness around its own hue, in sixths of the circle.
    func component(_ offset: CGFloat) -> CGFloat {
      let sixth = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sixth, 4 - sixth, 1)))
    }
    red = component(5)
    green = component(3)
    blue = component(1)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    brightness = high
    saturation = high > 0 ? range / high : 0
    guard range > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat =
      switch high {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }
}
