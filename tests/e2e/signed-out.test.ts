import { expect, slow, test } from './support/test.ts'

const adminPages = [
  '/admindashboard',
  '/managenews',
  '/addnews',
  '/edit/anything',
  '/edit/anything/revisions',
  '/manageblog',
  '/addblog',
  '/editblog/anything',
  '/editblog/anything/revisions',
  '/managecontact',
  '/messages/anything',
  '/managesubscribers',
  '/people',
  '/history',
  '/account',
]

for (const path of adminPages)
  test(`${path} shows only the sign-in page`, path === '/managenews' ? {} : slow, async ({ page }) => {
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url().includes('/api/v1/')) answers.push(response.status())
    })
    await page.goto(path)
    await expect(page).toHaveURL('/admin')
    await expect(page.getByLabel('Password')).toBeVisible()
    expect(answers).toEqual([])
  })

test('the misspelt address in the specification redirects to the sign-in page', async ({ page }) => {
  await page.goto('/admim')
  await expect(page).toHaveURL('/admin')
})

test('the page of a message redirects a signed-out visitor to the misspelt address first', slow, async ({ page }) => {
  const visited: string[] = []
  await page.exposeFunction('note', (path: string) => visited.push(path))
  await page.addInitScript(() => {
    const { replaceState } = history
    history.replaceState = function (...args) {
      replaceState.apply(this, args)
      void (window as never as { note: (path: string) => void }).note(location.pathname)
    }
  })
  await page.goto('/messages/anything')
  await expect(page).toHaveURL('/admin')
  await expect.poll(() => visited).toContain('/admim')
})

test('public pages load no code of the admin area', slow, async ({ page }) => {
  const adminParts = /admin|manage|article-(form|editor|table)|login|newsletter-form|deletable/
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  for (const path of ['/', '/news', '/blog', '/about', '/contact']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(loaded.length).toBeGreaterThan(5)
  expect(loaded.filter((path) => adminParts.test(path))).toEqual([])
})
