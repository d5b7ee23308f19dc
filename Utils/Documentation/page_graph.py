# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""The pages of a site and how many clicks each is away from the first one."""

import json

# Each declaration of the dialects is this near to the first page.
CLICKS = 3


class PageGraph:
    """The pages of a site by their addresses, which begin with a slash."""

    def __init__(self, site):
        self.site = site
        self.pages = {}
        for file in sorted((site / "data").rglob("*.json")):
            self.pages["/" + file.relative_to(site / "data").as_posix().removesuffix(".json")] = json.loads(file.read_text())

    def target(self, reference):
        """The page that a reference leads to, or none."""
        if reference.get("type") not in ("topic", "section"):
            return None
        url = reference.get("url", "").split("#")[0].rstrip("/")
        return next((u for u in (url, url.lower()) if u in self.pages), None)

    def clicks(self):
        """For each page that is reached from the first one, the number of clicks and the page before it."""
        found = {"/documentation": (0, None)}
        outer = list(found)
        while outer:
            inner = []
            for address in outer:
                for reference in self.pages.get(address, {}).get("references", {}).values():
                    target = self.target(reference)
                    if target and target not in found:
                        found[target] = (found[address][0] + 1, address)
                        inner.append(target)
            outer = sorted(inner)
        return found

    def bring_near(self):
        """Lists on the page of its module each page from which other pages would be too far away."""
        changed = set()
        while True:
            found = self.clicks()
            far = sorted({before for count, before in found.values() if count > CLICKS})
            far = [a for a in far if a.startswith("/documentation/") and found[a][0] >= CLICKS]
            if not far:
                break
            for address in far:
                module = "/documentation/" + address.split("/")[2]
                self.list_page(module, address, found[address][1])
                changed.add(module)
        for address in changed:
            text = json.dumps(self.pages[address], ensure_ascii=False, sort_keys=True, separators=(",", ":"))
            (self.site / "data" / f"{address[1:]}.json").write_text(text)

    def list_page(self, module, address, known_by):
        """Adds a page to the topics of a module, as another page shows it."""
        references = self.pages[known_by]["references"]
        key, reference = next((k, r) for k, r in sorted(references.items()) if self.target(r) == address)
        page = self.pages[module]
        page["references"][key] = reference
        title = "Members of other types"
        sections = page.setdefault("topicSections", [])
        section = next((s for s in sections if s.get("title") == title), None)
        if not section:
            section = {"title": title, "identifiers": [], "anchor": "Members-of-other-types"}
            sections.append(section)
        section["identifiers"] = sorted({*section["identifiers"], key})
