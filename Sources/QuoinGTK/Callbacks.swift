// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinUIKit

extension quoin_callbacks {
  /// Calls peers and windows. GTK calls on the main thread alone.
  static var program: quoin_callbacks {
    var callbacks = quoin_callbacks()
    callbacks.clicked = { number in onMain { ViewPeer.peer(number)?.wasClicked() } }
    callbacks.pressed = { number, isDown in
      onMain { ViewPeer.peer(number)?.wasPressed(isDown) }
    }
    callbacks.text_changed = { number, text in
      let text = text.map { String(cString: $0) } ?? ""
      onMain { ViewPeer.peer(number)?.textDidChange(to: text) }
    }
    callbacks.activated = { number in onMain { ViewPeer.peer(number)?.wasActivated() } }
    callbacks.focus_changed = { number, hasFocus in
      onMain { ViewPeer.peer(number)?.focusDidChange(hasFocus) }
    }
    callbacks.value_changed = { number, value in
      onMain { ViewPeer.peer(number)?.valueDidChange(to: value) }
    }
    callbacks.scrolled = { number, x, y in
      onMain { ViewPeer.peer(number)?.wasScrolled(to: CGPoint(x: x, y: y)) }
    }
    callbacks.pointed = { number, phase, x, y, time in
      guard let phase = PointerPhase(rawValue: phase) else { return }
      let point = CGPoint(x: x, y: y)
      onMain { WidgetHost.shared.pointerDid(phase, inWindow: number, at: point, time: time) }
    }
    callbacks.answered = { number, index in
      onMain { AlertPresenter.answer(number, with: Int(index)) }
    }
    callbacks.resized = { number, width, height in
      let size = CGSize(width: Int(width), height: Int(height))
      onMain { WidgetHost.shared.sizeDidChange(ofWindow: number, to: size) }
    }
    callbacks.close_requested = { number in
      onMain { WidgetHost.shared.userWantsToClose(window: number) }
    }
    callbacks.tick = { _, time in onMain { WidgetHost.shared.showFrame(at: time) } }
    callbacks.update = { onMain { WidgetHost.shared.update() } }
    callbacks.settings_changed = { onMain { WidgetHost.shared.readSettings() } }
    callbacks.draw = { number, drawing, cairo in
      guard let cairo else { return }
      let context = ShownContext(pointer: cairo)
      onMain { ViewPeer.peer(number)?.draw(drawing, on: context) }
    }
    callbacks.terminate = { onMain { Program.terminate() } }
    return callbacks
  }
}

private func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated(body)
}
#endif
