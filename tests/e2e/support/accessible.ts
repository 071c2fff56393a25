import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Rules = { type: 'tag' | 'rule'; values: string[] }
type Axe = {
  source: string
  configure: (options: { allowedOrigins: string[] }) => void
  run: (
    on: Document,
    options: { runOnly: Rules; iframes: boolean; resultTypes: ['violations'] },
  ) => Promise<Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>>
}

// The bundled axe script. It runs in the page itself, because the tool's own method opens another page for each check
// and transfers every passed rule, which takes ten times as long.
const axe: Axe = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core')

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The everyday tests check one phone in light colours; `npm run test:all` checks the other combinations, too. */
const isEveryday = process.env.TEST_LOOKS === 'one'
const usualWidths = isEveryday ? [360] : [360, 1280]
const colorSchemes = isEveryday ? (['light'] as const) : (['light', 'dark'] as const)

/** Light and dark, on a phone and on a wide screen: no violations, and no horizontal scrolling. */
export const expectAccessible = async (page: Page, widths = usualWidths) => {
  // A page of the admin area shows a spinner while it loads.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  for (const width of widths)
    for (const colorScheme of colorSchemes) {
      await look(page, width, colorScheme)
      const where = `${page.url()}, ${colorScheme}, ${width} pixels wide`
      expect(await violationsOn(page, looksFor[colorScheme]), where).toEqual([])
      await expectNothingSideways(page, where)
    }
}

/** On a phone, light and dark: only what another accent colour can change. */
export const expectContrast = async (page: Page) => {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await look(page, 360, colorScheme)
    expect(await violationsOn(page, looksFor.dark), `${page.url()}, ${colorScheme}`).toEqual([])
  }
}

/** No horizontal scrolling on any of these widths. */
export const expectFits = async (page: Page, widths: number[]) => {
  for (const width of widths) {
    await look(page, width, 'light')
    await expectNothingSideways(page, `${page.url()}, ${width} pixels wide`)
  }
}

/** No horizontal scrolling at twice the text size, before and after every disclosure is opened. */
export const expectLargeTextFits = async (page: Page, width: number) => {
  await look(page, width, 'light')
  await page.evaluate(enlarge)
  await expectNothingSideways(page, `${page.url()}, ${width} pixels wide, text at 200 %`)
  await page.evaluate(openAll)
  await expectNothingSideways(page, `${page.url()}, ${width} pixels wide, text at 200 %, all open`)
}

const enlarge = () => {
  const { style } = document.documentElement
  style.fontSize = `${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`
}

const openAll = () => {
  for (const details of document.querySelectorAll('details')) details.open = true
}

/** A part that is still being inserted, such as the rich editor, may be too wide for a moment. */
const expectNothingSideways = (page: Page, where: string) =>
  expect.poll(() => page.evaluate(sidewaysPixels), `${where}: wider than the screen`).toBe(0)

type Scheme = 'light' | 'dark'

const look = async (page: Page, width: number, colorScheme: Scheme) => {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(settled)
  await page.evaluate(putBarsInTheFlow)
}

/** A bar at the bottom of the screen may cover part of a control until the user scrolls, which is no fault. */
const putBarsInTheFlow = () => {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const { position, bottom } = getComputedStyle(element)
    if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static'
  }
}

type Look = { runOnly: Rules; iframes: boolean }

/**
 * Only colours change from light to dark. A page in a frame has landmarks of its own, which need not differ from ours.
 */
const looksFor: Record<Scheme, Look[]> = {
  light: [
    { runOnly: { type: 'tag', values: wcag22AA }, iframes: true },
    { runOnly: { type: 'tag', values: ['best-practice'] }, iframes: false },
  ],
  dark: [{ runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, iframes: true }],
}

const violationsOn = async (page: Page, looks: Look[]) => {
  // The outer page reports violations inside frames.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  const found: string[] = []
  for (const each of looks) found.push(...(await page.evaluate(violations, each)))
  return found
}

const violations = async (options: Look) => {
  const { axe } = window as unknown as { axe: Axe }
  axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })
  const found = await axe.run(document, { ...options, resultTypes: ['violations'] })
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/**
 * During a transition from light to dark the colours are intermediate, and its end may start another one further
 * inside. So transitions are finished rather than awaited; inside closed details they do not progress.
 */
const settled = async () => {
  let changes: Animation[]
  do {
    await new Promise(requestAnimationFrame)
    changes = document
      .getAnimations()
      .filter((change) => change instanceof CSSTransition && change.playState === 'running')
    for (const change of changes) change.finish()
  } while (changes.length > 0)
}

const sidewaysPixels = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
