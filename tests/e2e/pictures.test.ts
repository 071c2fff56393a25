import type { Page } from '@playwright/test'
import { newsFeed } from '#shared/feeds.ts'
import type { Calls } from '#test/calls.ts'
import { pictures } from '#test/pictures.ts'
import { testPhoto } from '#test/test-photo.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, slow, test, unfold } from './support/test.ts'
import { holdTimeouts } from './support/timeouts.ts'

test.use({ reducedMotion: 'reduce' })

const photo = async (number: number, name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await testPhoto(number),
})

const choose = async (page: Page, label: string, name: string, number = 1) =>
  page.getByLabel(label, { exact: true }).setInputFiles(await photo(number, name))

const consent = 'Everyone agreed'

/** Uploads a picture to the library, and opens its page. Returns its id. */
const sendToLibrary = async (page: Page, name: string, number = 1) => {
  await open(page, '/pictures')
  await choose(page, 'New picture', name, number)
  await expect(page).toHaveURL(/\/pictures\/\w{16}$/)
  return page.url().split('/').at(-1) ?? ''
}

const pointLeft = async (page: Page, { times, to }: { times: number; to: number }) => {
  const pick = page.getByRole('button', { name: 'Focal point' })
  for (let press = 0; press < times; press += 1) await pick.press('ArrowLeft')
  await expect(page.getByText(`the part at ${to}% from the left`)).toBeVisible()
}

const focusOf = (calls: Calls, id: string) => async () => (await calls.read(`/pictures/${id}`)).picture.imageFocus

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a photo is made smaller, its upload resumes after a lost network, and it is published with its description', async ({
    page,
    context,
    calls,
  }) => {
    await signIn(page)
    await open(page, newsFeed.addPath)
    await page.getByLabel('Title', { exact: true }).fill('A photo from the lorry station')
    await page.getByLabel('Author').fill('Ama Owusu')
    await page.getByLabel('Content').fill('We met many people.')
    let parts = 0
    await page.route('**/api/v1/picture-uploads/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      parts += 1
      if (parts === 2) await context.setOffline(true)
      return parts === 2 ? route.abort() : route.continue()
    })
    await choose(page, 'Image', 'lorry.jpg')
    await expect(page.getByText('You are offline. The upload will continue automatically.')).toBeVisible()
    await page.getByLabel(consent).check()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('You can save once the picture is uploaded')).toBeVisible()
    await expect(page).not.toHaveURL(newsFeed.managePath)
    await page.getByLabel('What does the picture show?').fill('A crowd at a lorry station')
    await context.setOffline(false)
    await expect(page).toHaveURL(newsFeed.managePath)
    expect(parts).toBeGreaterThan(2)

    const { news } = await calls.read('/news?status=all&search=lorry&limit=1')
    expect(news[0]).toMatchObject({ imageAlt: 'A crowd at a lorry station', imageWidth: 1280 })
    const { picture } = await calls.read(`/pictures/${news[0].imageId}`)
    expect(picture).toMatchObject({ name: 'lorry.jpg', consent: { by: 'ama', people: 'agreed' } })
  })

  test('an upload whose connection stalls goes on by itself', slow, async ({ page }) => {
    const timeOut = await holdTimeouts(page)
    await signIn(page)
    const bytes: number[] = []
    await page.route('**/api/v1/picture-uploads/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      bytes.push(route.request().postDataBuffer()?.length ?? 0)
      await (bytes.length === 2 ? timeOut() : route.continue())
    })
    await sendToLibrary(page, 'stalled.jpg', 3)
    expect(bytes[2]).toBe(32 * 1024)
  })

  test('the form asks about a picture at once, and saves each answer', slow, async ({ page, calls }) => {
    await signIn(page)
    await open(page, newsFeed.addPath)
    await choose(page, 'Image', 'asked.jpg', 2)
    await expect(page.getByText(/Uploaded: \d+ KB → \d+ KB/)).toBeVisible()
    await page.getByLabel(consent).check()
    await unfold(page)
    const pick = page.getByRole('button', { name: 'Focal point' })
    await pick.focus()
    await pick.press('ArrowLeft')
    await pick.press('ArrowUp')
    await expect(page.getByText('the part at 40% from the left, 20% from the top')).toBeVisible()
    const picture = async () => (await calls.read('/pictures?search=asked&limit=1')).pictures[0]
    await expect.poll(picture).toMatchObject({ consent: { by: 'ama' }, imageFocus: { x: 40, y: 20 } })
    await page.getByLabel('Decorative').check()
    await expect(page.getByLabel('What does the picture show?')).not.toBeEditable()
    await expect.poll(picture).toMatchObject({ isDecorative: true })
    await expectAccessible(page)
  })
})

test('the library finds a picture, says where it is used, and refuses to delete one that an article uses', async ({
  page,
  calls,
}) => {
  const title = 'Under the neem tree'
  const { newsItem } = await calls.publish('/news', { title, content: 'Text.', imageAlt: 'A neem tree in Wa' })
  await signIn(page)
  await open(page, '/pictures')
  await page.getByRole('searchbox').fill('neem wa')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/search=neem\+wa/)
  const card = page.getByRole('link', { name: 'A neem tree in Wa' })
  await expect(card).toContainText(title)
  await card.click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toContainText(`used in “${title}”`)
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`${newsFeed.editPath}/${newsItem._id}`)
})

test('an unused picture is described, and then deleted permanently', slow, async ({ page, request }) => {
  await signIn(page)
  const id = await sendToLibrary(page, 'nobody-needs-this.jpg', 3)
  await page.getByLabel('What does the picture show?').fill('Nothing in particular')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing in particular')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The picture was deleted.')).toBeVisible()
  // During a backup the store keeps deleted files until its end.
  await expect.poll(async () => (await request.get(`/media/${id}.jpg`)).status()).toBe(404)
})

/** The site accepts the next change of the picture; its response is held until it is released. */
const holdAnswer = async (page: Page, id: string) => {
  const { promise: asked, resolve: wasAsked } = Promise.withResolvers<void>()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let isFirst = true
  await page.route(`**/api/v1/pictures/${id}`, async (route) => {
    if (route.request().method() !== 'PATCH' || !isFirst) return route.continue()
    isFirst = false
    const response = await route.fetch()
    wasAsked()
    await held
    return route.fulfill({ response })
  })
  const arrive = async () => {
    const answer = page.waitForResponse(`**/api/v1/pictures/${id}`)
    letGo()
    await (await answer).finished()
  }
  return { asked, arrive }
}

test('a late response from the server undoes nothing that was entered meanwhile', slow, async ({ page, calls }) => {
  await signIn(page)
  const id = await sendToLibrary(page, 'slow-answer.jpg', 5)
  const { asked, arrive } = await holdAnswer(page, id)
  await page.getByLabel(consent).check()
  await asked
  await pointLeft(page, { times: 3, to: 20 })
  await arrive()
  await pointLeft(page, { times: 2, to: 0 })
  await expect.poll(focusOf(calls, id)).toEqual({ x: 0, y: 30 })
  await expect(page.getByLabel(consent)).toBeChecked()
})

test(
  'an article uses a picture from the library, and its card keeps the focal point in view',
  slow,
  async ({ page, calls }) => {
    await signIn(page)
    const id = await sendToLibrary(page, 'from-the-library.jpg', 4)
    await page.getByLabel(consent).check()
    await pointLeft(page, { times: 5, to: 0 })
    await expect.poll(focusOf(calls, id)).toEqual({ x: 0, y: 30 })
    await open(page, newsFeed.addPath)
    await page.getByLabel('Title', { exact: true }).fill('With a picture from the library')
    await page.getByLabel('Author').fill('Ama Owusu')
    await page.getByLabel('Content').fill('Text.')
    await unfold(page)
    await page.getByRole('button', { name: 'Choose from the library' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('from-the-library')
    await dialog.getByRole('searchbox').press('Enter')
    await dialog.getByRole('button', { name: 'from-the-library.jpg' }).click()
    await page.getByLabel('What does the picture show?').fill('A road')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page).toHaveURL(newsFeed.managePath)
    const { news } = await calls.read('/news?status=all&search=library&limit=1')
    await page.goto('/news')
    const image = page.locator(`img[src="${news[0].imageUrl}"]`)
    await expect(image).toHaveCSS('object-position', '0% 30%')
  },
)

test('a picture can be added by dropping or pasting it', slow, async ({ page }) => {
  await signIn(page)
  await open(page, '/pictures')
  const bytes = [...(await pictures.jpeg(300, 200))]
  const bring = (kind: 'drop' | 'paste') =>
    page.evaluate(
      ([given, how]) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(given)], `${how}ped.jpg`, { type: 'image/jpeg' }))
        const place = document.querySelector('input[type=file]')?.closest('fieldset')
        const event = how === 'drop' ? new DragEvent('drop', { dataTransfer: data, bubbles: true }) : undefined
        place?.dispatchEvent(event ?? new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
      },
      [bytes, kind] as const,
    )
  await bring('drop')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('dropped.jpg')
  await open(page, '/pictures')
  await bring('paste')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('pasteped.jpg')
})

test('the library is accessible: full, empty, and if it cannot be loaded', slow, async ({ page, calls }) => {
  await calls.publish('/news', { title: 'For the library', content: 'Text.' })
  await signIn(page)
  await open(page, '/pictures?search=nothinghasthis')
  await expectAccessible(page)
  await open(page, '/pictures')
  await page.getByRole('list').getByRole('link').filter({ hasText: 'In “' }).first().click()
  await expect(page.getByRole('button', { name: 'Focal point' })).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/v1/pictures*', (route) => route.abort())
  await page.goto('/pictures')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page)
})
