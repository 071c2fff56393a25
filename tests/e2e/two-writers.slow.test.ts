import type { Page } from '@playwright/test'
import { blogFeed } from '#shared/feeds.ts'
import { adwoa } from '#test/cast.ts'
import { expect, signIn, test, unfold } from './support/test.ts'

/** `WRITING_ROUNDS=50` runs more rounds. */
const rounds = Number(process.env.WRITING_ROUNDS ?? 2)

const content = (page: Page) => page.locator('textarea[name=content]')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'This article was saved while you were writing' })
/** Publish is the main button of every draft, also for somebody who opens it. */
const save = async (page: Page) => {
  await unfold(page)
  await page.getByLabel('Nobody yet: save as a draft').check()
  await page.getByRole('button', { name: 'Save draft' }).click()
}
const saved = (page: Page) => page.getByText('Saved as a draft.')

/** Letter by letter at the end of the text, like a person, while autosave runs. */
const type = async (page: Page, words: string) => {
  await content(page).press('ControlOrMeta+End')
  await content(page).pressSequentially(words, { delay: 10 })
}

/** Ama's first words create the draft. Returns its id. */
const beginDraft = async (page: Page, title: string) => {
  await page.goto(blogFeed.addPath)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await unfold(page)
  await page.getByLabel('Nobody yet: save as a draft').check()
  await page.waitForURL(`**${blogFeed.editPath}/*`)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Both save at the same time. Returns the index of the later one, who therefore sees both texts. */
const saveBoth = async (pages: [Page, Page]) => {
  await Promise.all(pages.map(save))
  for (const page of pages) await expect(saved(page).or(dialog(page))).toBeVisible()
  const isLater = await Promise.all(pages.map((page) => dialog(page).isVisible()))
  expect(isLater.filter(Boolean)).toHaveLength(1)
  return isLater.indexOf(true)
}

const textWithout = (region: Element, selector: string) => {
  const copy = region.cloneNode(true) as Element
  for (const element of copy.querySelectorAll(selector)) element.remove()
  return copy.textContent
}

const mergeByHand = async (page: Page, theirs: string) => {
  await dialog(page).getByRole('button', { name: 'Keep writing and merge the texts yourself' }).click()
  const both = page.getByRole('region', { name: 'Their text and yours' })
  // The server renders both texts for the comparison.
  await expect.poll(() => both.evaluate(textWithout, 'ins')).toContain(theirs)
  await type(page, ` ${theirs}`)
  await save(page)
  await expect(saved(page)).toBeVisible()
}

// A site of its own: another journey may have invited Adwoa.
test.use({ settings: {} })

test('two people who write one article at the same time lose no word, and there is a single draft', async ({
  page,
  calls,
  browser,
  baseURL,
}) => {
  test.setTimeout(rounds * 60_000)
  await calls.addPerson(adwoa, 'editor')
  const other = await (await browser.newContext({ baseURL })).newPage()
  const pages: [Page, Page] = [page, other]
  for (const each of pages) await each.addInitScript(() => localStorage.setItem('writing', 'plain'))
  await signIn(page)
  await signIn(other, adwoa)
  for (let round = 1; round <= rounds; round++) {
    const title = `Written by two, round ${round}`
    const words = [`Ama met ${round} families in Wa.`, `Adwoa counted ${round} tests in Ho.`] as const
    const id = await beginDraft(page, title)
    await other.goto(`${blogFeed.editPath}/${id}`)
    await Promise.all([type(page, words[0]), type(other, words[1])])
    if (round % 2 === 0) {
      await other.reload()
      await expect(content(other)).toHaveValue(words[1])
    }
    const later = await saveBoth(pages)
    await mergeByHand(pages[later] as Page, words[1 - later] as string)
    const { blogs } = await calls.read(`/blog?status=draft&search=${encodeURIComponent(title)}&page=1&limit=100`)
    const found = blogs.filter((blog: { title: string }) => blog.title === title)
    expect(found).toMatchObject([{ _id: id, content: expect.stringContaining(words[0]) }])
    expect(found[0].content).toContain(words[1])
  }
  await other.context().close()
})
