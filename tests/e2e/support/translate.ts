import type { Page } from '@playwright/test'

/** What the translation of Chrome does: each text is replaced by FONT elements with another text, also those that come later. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const translateIn = (place: Node) => {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of place instanceof Text ? [place] : found) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, [translate=no]')) continue
        const inner = document.createElement('font')
        inner.textContent = `${text.data}~`
        const outer = document.createElement('font')
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateIn(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translateIn(node)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
