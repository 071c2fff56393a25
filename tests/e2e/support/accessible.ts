import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Light and dark, on a phone and on a wide screen: zero violations, and nothing to scroll sideways for. */
export const expectAccessible = async (page: Page, widths = [360, 1280]) => {
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(settled)
      const where = `${page.url()}, ${colorScheme}, ${width} pixels wide`
      expect(await violationsOn(page, colorScheme), where).toEqual([])
      expect(await page.evaluate(sidewaysPixels), `${where}: wider than the screen`).toBe(0)
    }
}

/** From light to dark only colours change. */
const aboutColours = ['color-contrast', 'link-in-text-block']

const violationsOn = async (page: Page, colorScheme: 'light' | 'dark') => {
  const axe = new AxeBuilder({ page })
  const { violations } = await (colorScheme === 'light'
    ? axe.withTags(wcag22AA)
    : axe.withRules(aboutColours)
  ).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/** However short the change from light to dark is, halfway through it the colours are neither. */
const settled = async () => {
  await new Promise(requestAnimationFrame)
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(changes.map((change) => change.finished))
}

const sidewaysPixels = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
