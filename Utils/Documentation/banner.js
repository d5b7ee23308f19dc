// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT
//
// Leads from the pages of other versions to those of the latest one. Without versions.json it does nothing.
(async () => {
  const here = new URL(".", document.currentScript.src);
  const versions = await (await fetch(new URL("../versions.json", here))).json();
  const name = here.pathname.split("/").at(-2);
  const own = versions.find((entry) => entry.version === name);
  const latest = versions.find((entry) => entry.latest);
  if (!own || !latest || own === latest) return;
  const target = new URL("../latest/", here);
  const packed = (await fetch(new URL("paths.txt.gz", target))).body;
  const paths = await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).text();
  const known = new Set(paths.split("\n"));
  const link = Object.assign(document.createElement("a"), { textContent: `latest is ${latest.version}` });
  const update = () => {
    const path = decodeURIComponent(location.pathname.slice(here.pathname.length)).replace(/\/?$/, "/");
    link.href = new URL(known.has(path) ? path.split("/").map(encodeURIComponent).join("/") : "documentation/", target);
  };
  for (const event of ["pointerdown", "focus", "click"]) link.addEventListener(event, update);
  update();
  const banner = document.createElement("p");
  banner.setAttribute("role", "note");
  banner.style.cssText = "margin: 0; padding: 8px 16px; background: #fff4ce; color: #1d1d1f; font: 15px sans-serif";
  link.style.cssText = "color: #0040a0; text-decoration: underline";
  banner.append(`This is ${own.version}, `, link);
  document.body.prepend(banner);
})().catch(() => {});
