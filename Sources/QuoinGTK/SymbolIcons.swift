// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import Foundation

/// The icons of the theme that represent symbols.
///
/// Apple's outlines may only be used on Apple's platforms. The names are those of the Icon Naming
/// Specification of freedesktop.org and of the icons that GTK itself uses.
enum SymbolIcons {
  /// The names of icons for a symbol, the best first.
  static func icons(of symbol: String) -> [String] {
    var name = symbol
    // A variant without an icon is shown by its base symbol.
    while true {
      if let icons = table[name] { return icons.map { $0 + "-symbolic" } }
      guard let dot = name.lastIndex(of: ".") else { break }
      name = String(name[..<dot])
    }
    return ["image-missing-symbolic"]
  }

  private static let table: [String: [String]] = [
    "archivebox": ["package-x-generic", "folder"],
    "arrow.clockwise": ["view-refresh"],
    "arrow.counterclockwise": ["edit-undo"],
    "arrow.down": ["go-down"],
    "arrow.left": ["go-previous"],
    "arrow.right": ["go-next"],
    "arrow.up": ["go-up"],
    "arrow.uturn.backward": ["edit-undo"],
    "arrow.uturn.forward": ["edit-redo"],
    "arrowshape.turn.up.left": ["mail-reply-sender"],
    "arrowshape.turn.up.right": ["mail-forward"],
    "backward": ["media-seek-backward"],
    "backward.end": ["media-skip-backward"],
    "bell": ["preferences-system-notifications", "alarm"],
    "bookmark": ["user-bookmarks", "bookmark-new"],
    "calendar": ["x-office-calendar"],
    "camera": ["camera-photo"],
    "checkmark": ["object-select", "emblem-ok"],
    "chevron.backward": ["go-previous"],
    "chevron.down": ["pan-down"],
    "chevron.forward": ["go-next"],
    "chevron.left": ["go-previous"],
    "chevron.right": ["go-next"],
    "chevron.up": ["pan-up"],
    "doc": ["text-x-generic"],
    "doc.on.clipboard": ["edit-paste"],
    "doc.on.doc": ["edit-copy"],
    "ellipsis": ["view-more", "open-menu"],
    "envelope": ["mail-unread"],
    "envelope.open": ["mail-read"],
    "exclamationmark.triangle": ["dialog-warning"],
    "eye": ["view-reveal"],
    "eye.slash": ["view-conceal"],
    "flag": ["mail-mark-important", "emblem-important"],
    "folder": ["folder"],
    "forward": ["media-seek-forward"],
    "forward.end": ["media-skip-forward"],
    "gear": ["emblem-system"],
    "gearshape": ["emblem-system"],
    "heart": ["emblem-favorite"],
    "house": ["go-home", "user-home"],
    "info": ["dialog-information"],
    "info.circle": ["dialog-information"],
    "line.3.horizontal": ["open-menu"],
    "list.bullet": ["view-list"],
    "lock": ["changes-prevent", "system-lock-screen"],
    "magnifyingglass": ["edit-find", "system-search"],
    "mic": ["audio-input-microphone"],
    "minus": ["list-remove"],
    "music.note": ["audio-x-generic"],
    "music.note.list": ["view-list"],
    "paperclip": ["mail-attachment"],
    "paperplane": ["mail-send", "document-send"],
    "pause": ["media-playback-pause"],
    "pencil": ["document-edit"],
    "person": ["avatar-default"],
    "phone": ["call-start"],
    "photo": ["image-x-generic"],
    "play": ["media-playback-start"],
    "plus": ["list-add"],
    "printer": ["printer"],
    "questionmark": ["dialog-question"],
    "questionmark.circle": ["dialog-question"],
    "repeat": ["media-playlist-repeat"],
    "scissors": ["edit-cut"],
    "shuffle": ["media-playlist-shuffle"],
    "speaker": ["audio-volume-high"],
    "speaker.slash": ["audio-volume-muted"],
    "square.and.arrow.down": ["document-save"],
    "square.and.arrow.up": ["document-send", "emblem-shared"],
    "square.and.pencil": ["document-edit", "document-new"],
    "star": ["non-starred"],
    "star.fill": ["starred"],
    "stop": ["media-playback-stop"],
    "tag": ["tag", "user-bookmarks"],
    "trash": ["user-trash", "edit-delete"],
    "tray": ["mail-inbox", "folder-download", "folder"],
    "video": ["camera-video"],
    "wifi": ["network-wireless"],
    "xmark": ["window-close"],
  ]
}
#endif
