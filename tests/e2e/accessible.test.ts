import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, test } from './support/test.ts'

const publicPages = [
  '/',
  '/news',
  '/blog',
  '/about',
  '/contact',
  '/subscribe',
  '/help',
  '/news/none',
  '/nowhere',
  '/admin',
]
const adminPages = [
  '/admindashboard',
  '/managenews',
  '/addnews',
  '/manageblog',
  '/addblog',
  '/managecontact',
  '/managesubscribers',
]

const looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
] as const

for (const { colorScheme, width } of looks)
  test.describe(`${colorScheme}, ${width} pixels wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' })

    for (const path of publicPages)
      test(`${path} has no accessibility violation and fits`, async ({ page }) => {
        await open(page, path)
        await expectAccessible(page)
      })

    test('articles have no accessibility violation', async ({ page, request }) => {
      for (const [path, key] of [
        ['/news', 'news'],
        ['/blog', 'blogs'],
      ] as const) {
        const list = await (await request.get(`/api/v1${path}?page=1&limit=1`)).json()
        await open(page, `${path}/${list[key][0]._id}`)
        await expectAccessible(page)
      }
    })

    test('admin pages have no accessibility violation', async ({ page, calls }) => {
      const { message } = await calls.send({ name: 'Kofi', email: 'kofi@mail.example', message: 'Hello.' })
      const { newsItem } = await calls.publish('/news', { title: 'To be edited', content: 'Text.' })
      const { blog } = await calls.publish('/blog', { title: 'To be edited', content: 'Text.' })
      await calls.subscribe('esi@mail.example')
      await signIn(page)
      for (const path of [
        ...adminPages,
        `/messages/${message._id}`,
        `/edit/${newsItem._id}`,
        `/editblog/${blog._id}`,
      ]) {
        await open(page, path)
        await expectAccessible(page)
      }
      await open(page, '/managenews')
      await page.getByRole('button', { name: 'Delete' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
    })
  })
