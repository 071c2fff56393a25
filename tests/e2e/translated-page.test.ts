import type { Page } from '@playwright/test'
import { blogFeed } from '#shared/feeds.ts'
import { manageEventsPath } from '#shared/paths.ts'
import { expect, open, signIn, test } from './support/test.ts'

/** What the translation of Chrome does: each text is replaced by FONT elements with another text, also those that come later. */
const translate = (page: Page) =>
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

test('Ama writes and publishes on a page that her browser translates', async ({ page, calls }) => {
  await signIn(page)
  await open(page, blogFeed.addPath)
  await expect(page.getByRole('toolbar')).toBeVisible()
  await translate(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Blog~')
  await page.getByLabel('Title').fill('A walk in two languages')
  await page.getByRole('textbox', { name: 'Content' }).click()
  await page.keyboard.type('We walk on 19 June.')
  await expect(page.getByText('Draft saved')).toHaveText(/Draft saved.*~/)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(blogFeed.managePath)
  const { blogs } = await calls.read('/blog?page=1&limit=1')
  expect(blogs[0]).toMatchObject({ title: 'A walk in two languages', content: 'We walk on 19 June.' })
})

test('a refused event keeps what Ama typed on a translated page', async ({ page }) => {
  await signIn(page)
  await open(page, `${manageEventsPath}/new`)
  await translate(page)
  await page.getByLabel('Title').fill('Screening in Ho')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Please correct')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Screening in Ho')
})
