// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT
//
// Leads from the pages of other versions to those of the latest one. Without versions.json it does nothing.
(async () => {
  const here = new URL(".", document.currentScript.src), target = new URL("../latest/", here);
  const versions = await (await fetch(new URL("../versions.json", here))).json();
  const own = versions.find(({ version }) => version === here.pathname.split("/").at(-2));
  const latest = versions.find((entry) => entry.latest);
  if (!own || !latest || own === latest) return;
  const packed = (await fetch(new URL("paths.txt.gz", target))).body.pipeThrough(new DecompressionStream("gzip"));
  const known = new Set((await new Response(packed).text()).split("\n"));
  document.body.insertAdjacentHTML("afterbegin", `<p role="note" style="margin: 0; padding: 8px 16px; background: #fff4ce;
    color: #1d1d1f; font: 15px sans-serif">This is ${own.version}, <a style="color: #0040a0; text-decoration: underline"></a></p>`);
  const link = document.querySelector("[role=note] a");
  link.textContent = `latest is ${latest.version}`;
  const update = () => {
    const path = decodeURIComponent(location.pathname.slice(here.pathname.length)).replace(/\/?$/, "/");
    link.href = new URL(known.has(path) ? path.split("/").map(encodeURIComponent).join("/") : "documentation/", target);
  };
  ["pointerdown", "focus", "click"].forEach((event) => link.addEventListener(event, update));
  update();
})().catch(() => {});
