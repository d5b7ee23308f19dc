# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
#
# For scripts that build with traits, which read this file: they share one folder, so that each module is compiled
# once for all of them. Installs the libraries of the traits with apt-get if they are missing.

# The options of builds.
build=(--traits Pango,GTK --scratch-path .build-traits)
# The tests of these builds.
export QUOIN_TESTS="QuoinRenderTests QuoinCommandTests"
# The fonts of tests and pictures.
fonts=/usr/share/fonts/truetype/dejavu

if ! pkg-config --exists gtk4 pangocairo pangoft2 librsvg-2.0 || [ ! -e "$fonts/DejaVuSans.ttf" ]; then
  apt-get update
  apt-get install --yes --no-install-recommends pkg-config libgtk-4-dev libpango1.0-dev librsvg2-dev \
    fonts-dejavu-core
fi
