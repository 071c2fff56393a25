/**
 * A browser that translates the page puts a FONT element where a text was that React still holds. React would then fail
 * to insert before or to remove that text, which ends the whole page, and would change a text that nobody sees.
 */
export const allowTranslation = () => {
  const inPlaceOf = new WeakMap<Node, ChildNode>()
  const showAgain = (text: Node) => {
    const shown = inPlaceOf.get(text)
    inPlaceOf.delete(text)
    if (shown?.isConnected) shown.replaceWith(text)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      if (type === 'characterData') showAgain(target)
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
      if (!font) continue
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue
        inPlaceOf.set(text, font as ChildNode)
        observer.observe(text, { characterData: true })
      }
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  /** The child of `parent` that shows `node`. */
  const shownIn = (parent: Node, node: Node | null) => {
    let child: Node | null = (node && inPlaceOf.get(node)) ?? node
    while (child && child.parentNode !== parent) child = child.parentNode
    return child
  }
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Added extends Node>(added: Added, before: Node | null) {
    return insertBefore.call(this, added, before?.parentNode === this ? before : shownIn(this, before)) as Added
  }
  Node.prototype.removeChild = function <Removed extends Node>(removed: Removed) {
    const child = removed.parentNode === this ? removed : shownIn(this, removed)
    if (child) removeChild.call(this, child)
    return removed
  }
}
