import { helpPath } from '#shared/paths.ts'
import { parsePage } from './parse-page.ts'

/** Fills in the signs as on the help page. If they cannot be loaded, the link to that page remains. */
export const fillSigns = async (list: Element | null | undefined) => {
  if (!list) return
  const help = parsePage(await (await fetch(helpPath)).text())
  for (const sign of help.querySelectorAll('#warning-signs li > strong')) {
    const item = document.createElement('li')
    item.textContent = sign.firstChild?.textContent?.trim() ?? ''
    list.append(item)
  }
}
