# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
#
# An image of the command, for this or another processor. It is built on the Debian that it runs on, whose C library is older than
# that of the usual images of Swift:
#   docker build --tag quoin .
#   docker run --rm --volume "$PWD:/work" quoin check
FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install --yes --no-install-recommends curl make python3 xz-utils
WORKDIR /source
COPY . .
RUN Utils/make-release /release && mv /release/*/ /quoin

FROM gcr.io/distroless/cc-debian12
COPY --from=build /quoin/bin/quoin /usr/bin/quoin
COPY --from=build /quoin/LICENSE* /quoin/NOTICE /usr/share/doc/quoin/
WORKDIR /work
ENTRYPOINT ["/usr/bin/quoin"]
