import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Zero violations, in a message that names the rule and the element; and nothing to scroll sideways for. */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22AA).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
  expect(found, page.url()).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} is wider than the screen`).toBe(0)
}
