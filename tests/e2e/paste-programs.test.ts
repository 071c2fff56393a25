import type { Page } from '@playwright/test'
import { blogFeed } from '#shared/feeds.ts'
import { clipboards } from '#test/clipboards.ts'
import { generatedLists, generatedTables } from '#test/generated-clipboards.ts'
import { expect, open, signIn, slow, test, unfold } from './support/test.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true })
const source = (page: Page) => page.locator('textarea[name=content]')
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })
const lost = (page: Page) => toolbar(page).locator('xpath=..').getByRole('status')

const openRich = async (page: Page) => {
  await signIn(page)
  await open(page, blogFeed.addPath)
  await expect(toolbar(page)).toBeVisible()
}

const clear = async (page: Page) => {
  await box(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await expect(source(page)).toHaveValue('')
}

/** Pastes like a browser after copying from another program. */
const paste = (page: Page, { html, text }: { html?: string; text?: string }) =>
  box(page).evaluate(
    (element, [html, text]) => {
      const clipboardData = new DataTransfer()
      if (html) clipboardData.setData('text/html', html)
      if (text) clipboardData.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [html, text] as const,
  )

/** Into the empty editor, which then has the expected text. */
const pasteAnew = async (page: Page, clipboard: (typeof clipboards)[number]) => {
  await clear(page)
  await paste(page, clipboard)
  await expect(source(page)).toHaveValue(clipboard.markdown)
}

test(
  'what programs copy keeps its structure, words and numbers, and the editor names what it cannot keep',
  slow,
  async ({ page }) => {
    await openRich(page)
    for (const clipboard of clipboards) {
      await test.step(clipboard.from, async () => {
        await pasteAnew(page, clipboard)
        await expect(lost(page)).toHaveText(clipboard.lost ?? '')
      })
    }
  },
)

test('a cell keeps what is typed and pasted into it as lines, before and after a reload', slow, async ({ page }) => {
  await openRich(page)
  await toolbar(page).getByRole('button', { name: 'Table' }).click()
  await expect(box(page).locator('table')).toBeVisible()
  await page.keyboard.type('Mon 8–12')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Tue 9–1')
  await page.keyboard.press('Shift+Enter')
  await paste(page, { html: '<p>Wed</p><ul><li>am</li><li>pm</li></ul>' })
  await page.keyboard.press('Tab')
  await page.keyboard.type('1 \\| 2')
  const saved = '| Mon 8–12<br>Tue 9–1<br>Wed<br>• am<br>• pm | 1 \\\\\\| 2 |\n| --- | --- |\n|  |  |\n|  |  |'
  await expect(source(page)).toHaveValue(saved)
  const before = await box(page).innerHTML()
  await page.reload()
  await expect(box(page).locator('th').first()).toHaveText('Mon 8–12Tue 9–1Wed• am• pm')
  expect(await box(page).innerHTML()).toBe(before)
  await expect(source(page)).toHaveValue(saved)
})

test('the first row is the header at once, also after the one above it is deleted', slow, async ({ page }) => {
  await openRich(page)
  await paste(page, { html: '<table><tr><td>A</td><td>B</td></tr><tr><th>1</th><td>2</td></tr></table>' })
  await expect(box(page).locator('th')).toHaveText(['A', 'B'])
  await expect(box(page).locator('td')).toHaveText(['1', '2'])
  await box(page).getByText('A', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete this row' }).click()
  await expect(box(page).locator('th')).toHaveText(['1', '2'])
})

test('a table pasted before words leaves them after it', slow, async ({ page }) => {
  await openRich(page)
  await source(page).fill('Have you seen it?')
  await box(page).press('ControlOrMeta+Home')
  await paste(page, { html: '<p>Here:</p><table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>' })
  await expect(source(page)).toHaveValue('Here:\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\nHave you seen it?')
})

test('a link ends where its address ends, typed or pasted', slow, async ({ page }) => {
  await openRich(page)
  for (const type of ['html', 'text']) {
    await clear(page)
    await paste(page, { [type]: 'https://voima.example/clinic\u200b' })
    await page.keyboard.type('. More')
    await expect(source(page)).toHaveValue('<https://voima.example/clinic>. More')
  }
  await clear(page)
  await page.keyboard.type('See (who.int), the clinic.It is https://voima.example/a. Or first_last@an_example.org, ')
  await expect(box(page).locator('a')).toHaveText(['who.int', 'https://voima.example/a', 'first_last@an_example.org'])
})

test('a link leads to a phone number, a code, an email address or a page of the site', slow, async ({ page }) => {
  await openRich(page)
  for (const [typed, link] of [
    ['024 123 4567', '[024 123 4567](tel:0241234567)'],
    ['*170#', '[\\*170#](tel:*170%23)'],
    ['ama@mail.example', '<ama@mail.example>'],
    ['events', '[/events](/events)'],
  ] as const) {
    await clear(page)
    await toolbar(page).getByRole('button', { name: 'Link' }).click()
    await page.getByLabel('Web address').fill(typed)
    await page.keyboard.press('Enter')
    await expect(source(page)).toHaveValue(link)
  }
  await toolbar(page).getByRole('button', { name: 'Link' }).click()
  await page.getByLabel('Web address').fill('not an address')
  await page.keyboard.press('Enter')
  await expect(page.getByText('a phone number like 020 000 0000, or a page of this site')).toBeVisible()
})

test('everything pasted looks the same when the text is opened again', slow, async ({ page }) => {
  await openRich(page)
  await unfold(page)
  for (const clipboard of clipboards) {
    await test.step(clipboard.from, async () => {
      await pasteAnew(page, clipboard)
      const before = await box(page).innerHTML()
      await page.getByRole('button', { name: 'Plain text' }).click()
      await page.getByRole('button', { name: 'Use the rich editor' }).click()
      await expect(toolbar(page)).toBeVisible()
      expect(await box(page).innerHTML()).toBe(before)
    })
  }
})

test('nothing that is typed or inserted divides a table', slow, async ({ page }) => {
  await openRich(page)
  await toolbar(page).getByRole('button', { name: 'Table' }).click()
  await expect(box(page).locator('table')).toBeVisible()
  await page.keyboard.type('---')
  await page.keyboard.press('Tab')
  await toolbar(page).getByRole('button', { name: 'Video' }).click()
  await page.getByLabel('Address of the YouTube video').fill('https://youtu.be/dQw4w9WgXcQ')
  await page.getByLabel('What does the video show?').fill('A walk')
  await page.getByRole('button', { name: 'Insert video' }).click()
  await expect(source(page)).toHaveValue(/^\| \\--- \| \[A walk\]\(https:\/\/youtu\.be\/dQw4w9WgXcQ\) \|\n/)
  await expect(box(page).locator('table')).toHaveCount(1)
})

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a picture that the clipboard contains is offered for upload', slow, async ({ page }) => {
  await openRich(page)
  await paste(page, { html: `<p>Before</p><img src="data:image/png;base64,${pixel}" alt="A dot">` })
  await expect(page.getByRole('dialog', { name: 'A picture for the text' })).toBeVisible()
  await expect(source(page)).toHaveValue('Before')
  await expect(lost(page)).toHaveText('')
})

test('a picture that was copied from a web page is offered for upload', slow, async ({ page }) => {
  await openRich(page)
  await box(page).evaluate((element, pixel) => {
    const clipboardData = new DataTransfer()
    const bytes = Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0))
    clipboardData.setData('text/html', '<img src="https://elsewhere.example/a.png" alt="A dot">')
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, pixel)
  await expect(page.getByRole('dialog', { name: 'A picture for the text' })).toBeVisible()
})

test(
  'a list pasted into a sentence keeps its first sign, and the words after it stay outside',
  slow,
  async ({ page }) => {
    await openRich(page)
    await source(page).fill('Bring')
    await box(page).focus()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(':')
    await paste(page, { html: '<ul><li>water</li><li>card</li></ul>' })
    await expect(source(page)).toHaveValue('Bring:\n\n- water\n- card')
  },
)

test('a space that was copied with a word stays between it and its neighbours', slow, async ({ page }) => {
  await openRich(page)
  for (const copied of [
    { text: 'Good ' },
    { html: '<meta charset="utf-8"><span style="color: red">Good&nbsp;</span>' },
    { html: '<html><body>\n<!--StartFragment--><i>Good </i><!--EndFragment-->\n</body></html>' },
  ]) {
    await source(page).fill('morning')
    await box(page).focus()
    await paste(page, copied)
    await expect(box(page)).toHaveText('Good morning')
  }
})

test('generated lists keep their levels and numbers, and generated tables their columns', slow, async ({ page }) => {
  await openRich(page)
  for (let seed = 1; seed <= 40; seed += 1)
    for (const { from, html, markdown } of [...generatedLists(seed), ...generatedTables(seed)]) {
      await clear(page)
      await paste(page, { html })
      await expect(source(page), `${seed} ${from}`).toHaveValue(markdown)
    }
})
