import type { Page } from '@playwright/test'
import { wording } from '#shared/wording.ts'
import { offlineWording, queuedWording } from '#site/offline/offline-wording.ts'
import { esi, kofi } from '#test/cast.ts'
import { expectAccessible } from './support/accessible.ts'
import { openWithWorker } from './support/offline.ts'
import { expect, open, slow, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

const main = (page: Page) => page.getByRole('main')
const told = (page: Page) => page.getByRole('region', { name: offlineWording.noticeLabel })

const write = async (page: Page, text: string) => {
  await main(page).getByLabel('Name').fill(kofi.name)
  await main(page).getByLabel('Email').fill(kofi.email)
  await main(page).getByLabel('Subject').fill(text)
  await page.getByRole('button', { name: 'Send message' }).click()
}

test('a message written offline is sent once when the network is back, and the sender sees both states', async ({
  page,
  context,
  calls,
}) => {
  await openWithWorker(page, '/contact')
  await context.setOffline(true)
  await write(page, 'From the bus to Kumasi.')
  await expect(main(page).getByText(queuedWording.contact)).toBeVisible()
  await expect(main(page).getByLabel('Subject')).toHaveValue('')

  const other = await context.newPage()
  await open(other, '/genotype')
  await context.setOffline(false)
  await expect(told(page).getByText(wording.contact.sent)).toBeVisible()
  await expect(told(page)).toContainText(/It had been waiting on this device since \d/)
  await expect.poll(() => errandsOn(page)).toEqual([])
  expect(await arrived(calls, 'From the bus to Kumasi.')).toHaveLength(1)
  await told(page).getByRole('button', { name: offlineWording.close }).click()
  await expect(told(page)).toBeHidden()
})

test('a subscription made offline is sent when the network is back', slow, async ({ page, context, calls }) => {
  await openWithWorker(page, '/about')
  await context.setOffline(true)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox').fill(esi.email)
  await footer.getByRole('button', { name: wording.subscribe.button }).click()
  await expect(footer.getByText(queuedWording.subscribe)).toBeVisible()
  await context.setOffline(false)
  await expect(told(page).getByText(wording.subscribe.done)).toBeVisible()
  const { subscriptions } = await calls.read('/subscribe')
  expect(subscriptions.filter(({ email }: { email: string }) => email === esi.email)).toHaveLength(1)
})

test('what the service worker has sent is told at once, without a network', slow, async ({ page, context }) => {
  await openWithWorker(page, '/contact')
  await context.setOffline(true)
  await write(page, 'The worker was faster.')
  await expect(main(page).getByText(queuedWording.contact)).toBeVisible()
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>()
    const opening = indexedDB.open('voima')
    opening.onsuccess = () => resolve(opening.result)
    const store = (await promise).transaction('errands', 'readwrite').objectStore('errands')
    const all = store.getAll()
    all.onsuccess = () => {
      for (const { id, call, writtenAt } of all.result) store.put({ id, call, writtenAt, sentAt: writtenAt })
      store.transaction.oncomplete = () => new BroadcastChannel('voima-errands').postMessage('changed')
    }
  })
  await expect(told(page).getByText(wording.contact.sent)).toBeVisible()
})

test('if the response is lost, sending again creates no second message', slow, async ({ page, context, calls }) => {
  await openWithWorker(page, '/contact')
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  await page.route('**/api/v1/contact', async (route) => {
    await route.fetch()
    await context.setOffline(true)
    // The browser may have aborted it already.
    await route.abort().catch(() => {})
    lose()
  })
  await write(page, 'In the middle of the tunnel.')
  await expect(main(page).getByText(queuedWording.contact)).toBeVisible()
  // The page may show this before every part of the browser is offline.
  await lost
  await page.unroute('**/api/v1/contact')
  await context.setOffline(false)
  await expect(told(page).getByText(wording.contact.sent)).toBeVisible()
  expect(await arrived(calls, 'In the middle of the tunnel.')).toHaveLength(1)
})

test(
  'if the first request fails although the network is back, the page sends it again',
  slow,
  async ({ page, context, calls }) => {
    await openWithWorker(page, '/contact')
    await page.clock.install()
    await context.setOffline(true)
    await write(page, 'From the hill behind the school.')
    await expect(main(page).getByText(queuedWording.contact)).toBeVisible()
    let failed = 0
    await context.route('**/api/v1/contact', (route) => {
      failed += 1
      return route.abort('internetdisconnected')
    })
    await context.setOffline(false)
    await expect.poll(() => failed).toBeGreaterThan(0)
    await context.unroute('**/api/v1/contact')
    await page.clock.fastForward('00:05')
    await expect(told(page).getByText(wording.contact.sent)).toBeVisible()
    expect(await arrived(calls, 'From the hill behind the school.')).toHaveLength(1)
  },
)

test('a visitor can see and discard queued messages', async ({ page, context, calls }) => {
  await openWithWorker(page, '/contact')
  await context.setOffline(true)
  await write(page, `Never <b>mind</b>. ${'o'.repeat(500)}`)
  await main(page).getByRole('link', { name: offlineWording.seeWhatWaits }).click()
  await expect(main(page).getByText('Never <b>mind</b>.')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: offlineWording.discard }).click()
  await expect(main(page).getByText('Never <b>mind</b>.')).toBeHidden()
  expect(await errandsOn(page)).toEqual([])
  await context.setOffline(false)
  await open(page, '/contact')
  const { messages } = await calls.read('/contact')
  expect(messages.filter(({ subject }: { subject: string }) => subject.startsWith('Never'))).toEqual([])
})

test(
  'a queued message that the server rejects is put back into its form, with the reason',
  slow,
  async ({ page, context, calls }) => {
    await openWithWorker(page, '/contact')
    await context.setOffline(true)
    await write(page, `${'x'.repeat(5_000)}y`)
    await expect(main(page).getByText(queuedWording.contact)).toBeVisible()
    await context.setOffline(false)
    await expect(told(page)).toContainText(wording.contact.failed)
    await expect(told(page)).toContainText('at most 5,000 are allowed')
    await expectAccessible(page)
    await told(page).getByRole('link', { name: offlineWording.retry }).click()
    await expect(main(page).getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true')
    await expect(main(page).getByLabel('Subject')).toHaveValue(/xy$/)
    await expect(told(page)).toBeHidden()
    await write(page, 'Shorter.')
    await expect(main(page).getByText(wording.contact.sent)).toBeVisible()
    expect(await arrived(calls, 'Shorter.')).toHaveLength(1)
  },
)

test(
  'a form that is sent without scripts and without a network is queued, too',
  slow,
  async ({ page, context, calls }) => {
    await openWithWorker(page, '/genotype')
    await context.setOffline(true)
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineWording.offline)
    await page.getByRole('contentinfo').getByRole('textbox').fill('efua@mail.example')
    await page.getByRole('contentinfo').getByRole('button', { name: wording.subscribe.button }).click()
    await expect(main(page).getByText('efua@mail.example')).toBeVisible()
    await context.setOffline(false)
    await open(page, '/genotype')
    await expect(told(page).getByText(wording.subscribe.done)).toBeVisible()
    const { subscriptions } = await calls.read('/subscribe')
    expect(subscriptions.filter(({ email }: { email: string }) => email === 'efua@mail.example')).toHaveLength(1)
  },
)

const arrived = async (calls: { read: (path: string) => Promise<{ messages: { subject: string }[] }> }, text: string) =>
  (await calls.read('/contact')).messages.filter(({ subject }) => subject === text)

const errandsOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('voima').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result
          const all = database.transaction('errands').objectStore('errands').getAll()
          all.onsuccess = () => resolve(all.result)
          database.close()
        }
      }),
  )
