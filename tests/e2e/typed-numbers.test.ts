import type { Page } from '@playwright/test'
import { blogFeed } from '#shared/feeds.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true })
const source = (page: Page) => page.locator('textarea[name=content]')
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })

/** Pastes like a browser after copying from another program. */
const paste = (page: Page, type: string, text: string) =>
  box(page).evaluate(
    (element, [type, text]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(type, text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [type, text] as const,
  )

test(
  'codes, sums and phone numbers stay as typed or pasted, and a number can be bold or in italics',
  slow,
  async ({ page }) => {
    const code = 'Dial *713*33*1# or *170#, 2*3*4=24, +233 24 000 0000.'
    await signIn(page)
    await open(page, blogFeed.addPath)
    await expect(toolbar(page)).toBeVisible()
    await box(page).click()
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await page.keyboard.type('+ 233 24 000 0000')
    await expect(box(page).locator('p')).toHaveText([code, '+ 233 24 000 0000'])
    for (const [type, text] of [
      ['text/plain', `${code}\n\n+ 233 24 000 0000\n\n# tag`],
      ['text/html', `<p>${code}</p><p>+ 233 24 000 0000</p><p># tag</p>`],
    ] as const) {
      await box(page).fill('')
      await paste(page, type, text)
      await expect(box(page).locator('p')).toHaveText([code, '+ 233 24 000 0000', '# tag'])
      await expect(box(page).locator('em, strong, ul, h1')).toHaveCount(0)
    }
    await box(page).fill('5')
    await page.keyboard.press('ControlOrMeta+a')
    await toolbar(page).getByRole('button', { name: 'Italic' }).click()
    await expect(source(page)).toHaveValue('_&#53;_')
    await toolbar(page).getByRole('button', { name: 'Bold' }).click()
    await page.reload()
    await expect(box(page).locator('strong em, em strong')).toHaveText('5')
  },
)
