import { blogFeed } from '#shared/feeds.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { wording } from '#shared/wording.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, slow, test, unfold } from './support/test.ts'

const sources = [{ name: 'WHO, fact sheet', year: 2025, url: 'https://www.who.int/' }, { name: 'A talk at the clinic' }]
const text = { title: 'Fever', content: 'A fever cannot wait.' }

test('an article ends with its sources, its review and the medical-safety line', async ({ page, calls }) => {
  const review = { sources: JSON.stringify(sources), lastChecked: '2026-06-01' }
  const { blog } = await calls.publish('/blog', { ...text, ...review })
  await open(page, `/blog/${blog._id}`)
  const box = page.getByRole('region', { name: 'Sources' })
  await expect(box.getByRole('listitem')).toHaveText(['WHO, fact sheet, 2025', 'A talk at the clinic'])
  await expect(box.getByRole('link', { name: 'WHO, fact sheet, 2025' })).toHaveAttribute('href', 'https://www.who.int/')
  await expect(box).toContainText('Last checked: 1 June 2026')
  await expect(box).toContainText('Not yet reviewed by a clinician')
  const main = page.getByRole('main')
  await expect(main).toContainText(wording.medicalSafety)
  await expect(main.getByRole('link', { name: '112' }).last()).toHaveAttribute('href', 'tel:112')
  await box.getByRole('link', { name: 'Spotted a mistake? Tell us' }).click()
  await expect(page).toHaveURL('/contact')
})

test('an article that is not about health mentions no review', slow, async ({ page, calls }) => {
  const { blog } = await calls.publish('/blog', { ...text, title: 'A choir', isHealth: 'false' })
  await open(page, `/blog/${blog._id}`)
  await expect(page.getByText('A fever cannot wait.')).toBeVisible()
  await expect(page.getByText(/reviewed/i)).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(wording.medicalSafety)
})

test(
  'Ama adds sources with the keyboard alone, and an invalid one is marked in its own row',
  slow,
  async ({ page, request }) => {
    await test.step('She adds a second source', async () => {
      await signIn(page)
      await page.goto(blogFeed.addPath)
      await page.getByLabel('Title', { exact: true }).fill('With sources')
      await page.getByLabel('Author').fill('Ama Owusu')
      await page.getByLabel('Content').fill('Words.')
      await page.locator('summary', { hasText: 'More about this article' }).press('Enter')
      await page.locator('summary', { hasText: 'None yet. Where do the facts come from?' }).focus()
      await page.keyboard.press('Enter')
      const add = page.getByRole('button', { name: 'Add a source' })
      await expect(page.getByRole('group', { name: 'Source 1' }).getByLabel('Name')).toBeFocused()
      await add.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.type('WHO')
      await page.keyboard.press('Tab')
      await page.keyboard.type('2025')
      await page.keyboard.press('Tab')
      await page.keyboard.type('javascript:alert(1)')
      await page.getByRole('button', { name: 'Publish' }).click()
    })
    await test.step('The invalid one is marked', async () => {
      const second = page.getByRole('group', { name: 'Source 2' })
      await expect(second.getByLabel('Link')).toHaveAccessibleDescription(
        /is "javascript:alert\(1\)"; it must begin with https/,
      )
      await expect(page.getByRole('alert')).toContainText(adminWording.blog.addFailed)
      await expectAccessible(page)
    })
    await test.step('She removes the first source and publishes', async () => {
      await page.getByRole('button', { name: 'Remove source 1' }).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'Source 1 removed.' })).toBeAttached()
      await expect(page.getByRole('button', { name: 'Remove source 1' })).toBeFocused()
      await page.getByLabel('Link').fill('https://www.who.int/')
      await unfold(page)
      await page.getByRole('button', { name: 'Today' }).click()
      await page.getByLabel('Language').selectOption({ label: 'Twi' })
      await page.getByRole('radio', { name: 'A story of ours' }).check()
      await page.getByRole('button', { name: 'Publish' }).click()
      await expect(page).toHaveURL(blogFeed.managePath)
    })
    await test.step('Readers see the other source', async () => {
      const { blogs } = await (await request.get('/api/v1/blog?page=1&limit=1')).json()
      expect(blogs[0]).toMatchObject({
        title: 'With sources',
        sources: [{ name: 'WHO', year: 2025, url: 'https://www.who.int/' }],
        lastChecked: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        language: 'tw',
        isHealth: false,
      })
    })
  },
)

test(
  'an article about health may say why it names no source; without a reason, readers see that too',
  slow,
  async ({ page, calls }) => {
    const { blog } = await calls.publish('/blog', {
      title: 'A poem about pain',
      content: 'Pain, be gone.',
      sources: '[]',
    })
    const read = async () => (await calls.read(`/blog/${blog._id}`)).blog
    await open(page, `/blog/${blog._id}`)
    await expect(page.getByText('This article names no source yet.')).toBeVisible()
    await signIn(page)
    await open(page, `${blogFeed.editPath}/${blog._id}`)
    await unfold(page)
    const reason = page.getByLabel('No source needed? Say why')
    await reason.fill('It is a poem.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(blogFeed.managePath)
    expect(await read()).toMatchObject({ isHealth: true, sources: [], noSourceReason: 'It is a poem.' })

    await open(page, `${blogFeed.editPath}/${blog._id}`)
    await unfold(page)
    await page.getByRole('button', { name: 'Add a source' }).click()
    await page.getByLabel('Name').fill('WHO')
    await expect(reason).toBeHidden()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(blogFeed.managePath)
    const after = await read()
    expect([after.sources, after.noSourceReason]).toEqual([[{ name: 'WHO' }], undefined])
  },
)

test('unsaved sources are restored after a reload', slow, async ({ page, calls }) => {
  const { blog } = await calls.publish('/blog', { ...text, sources: JSON.stringify(sources) })
  await signIn(page)
  await page.goto(`${blogFeed.editPath}/${blog._id}`)
  await unfold(page)
  await page.getByRole('button', { name: 'Remove source 1' }).click()
  await page.getByLabel('Reviewed by').fill('A clinician')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('We have restored what you typed before')).toBeVisible()
  await unfold(page)
  await expect(page.getByRole('group', { name: 'Source 1' }).getByLabel('Name')).toHaveValue('A talk at the clinic')
  await expect(page.getByRole('group', { name: 'Source 2' })).toHaveCount(0)
  await expect(page.getByLabel('Reviewed by')).toHaveValue('A clinician')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByText('We have restored what you typed before')).toBeHidden()
  await unfold(page)
  await expect(page.getByRole('group', { name: 'Source 2' })).toBeVisible()
})
