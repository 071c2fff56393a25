import { pushWording } from '#shared/wording/push.ts'
import { softBrowser } from '#test/push-receiver.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, test } from './support/test.ts'

const words = pushWording

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 640 }, permissions: ['notifications'] })

test('Ama turns notifications on, the service worker shows one without a name, and she turns them off', async ({
  page,
  context,
}) => {
  const { subscription } = softBrowser('phone')
  // The test browser has no push service, so its answers are simulated.
  await page.addInitScript((made) => {
    let current: object | null = null
    const unsubscribe = async () => {
      current = null
      return true
    }
    const subscribe = async () => {
      current = { ...made, unsubscribe, toJSON: () => made }
      return current
    }
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => current })
  }, subscription)
  await signIn(page)
  await open(page, '/reply-settings')
  const section = page.getByRole('region', { name: words.title })
  await section.getByRole('button', { name: words.turnOn }).click()
  await expect(section.getByText(words.isOn)).toBeVisible()
  await expectAccessible(page)

  const [worker] = context.serviceWorkers()

  // Evaluated in the service worker, which has no types here.
  const shown = await worker?.evaluate(`
    const shown = []
    registration.showNotification = async (...given) => shown.push(given)
    dispatchEvent(new PushEvent('push', { data: '{"title":"A new message","path":"/managecontact"}' }))
    shown`)
  expect(shown).toEqual([
    ['A new message', { data: '/managecontact', tag: 'A new message', renotify: true, icon: '/icon-192.png' }],
  ])

  await section.getByRole('button', { name: words.turnOff }).click()
  await expect(section.getByRole('button', { name: words.turnOn })).toBeVisible()
})
