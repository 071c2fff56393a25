/** Every list that people fill themselves begins with a button, and no other tab or search has it. */
import { expect, open, signIn, test } from './support/test.ts'

// A separate site, whose lists are empty.
test.use({ settings: { STARTER_CONTENT: 'none' } })

const lists = [
  { list: '/managenews', other: '?status=removed', begin: 'Write an article', to: '/addnews' },
  { list: '/manageblog', other: '?search=nothing', begin: 'Write an article', to: '/addblog' },
  { list: '/managenewsletters', begin: 'Write a newsletter', to: '/managenewsletters/new' },
  { list: '/managesubscribers', other: '?search=nothing', begin: 'Add a subscriber', to: '/managesubscribers/new' },
  { list: '/manageevents', other: '?when=removed', begin: 'Plan an event', to: '/manageevents/new' },
  { list: '/manageplaces', other: '?state=removed', begin: 'Add a place of care', to: '/manageplaces/new' },
  { list: '/managequestions', other: '?state=removed', begin: 'Add a question by phone', to: '/managequestions/new' },
  { list: '/managevolunteers', other: '?search=nothing', begin: 'Add a volunteer', to: '/managevolunteers/new' },
  { list: '/managecontact', other: '?folder=spam', begin: 'See the contact form', to: '/contact' },
  { list: '/calendar', begin: 'Plan an event', to: '/manageevents/new' },
  { list: '/managegifts', other: '?state=cancelled', begin: 'Record a gift', to: '/managegifts/new' },
]

test('an empty list has a button to begin, but not in another tab and not after a search', async ({ page, calls }) => {
  await signIn(page)
  for (const { list, other, begin, to } of lists) {
    const button = page.getByRole('main').getByRole('link', { name: begin })
    await open(page, list)
    await expect(button, list).toHaveAttribute('href', to)
    if (!other) continue
    await open(page, list + other)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(button, list + other).toHaveCount(0)
  }
  await open(page, '/manageplaces?state=all')
  await expect(page.getByRole('main').getByRole('link', { name: 'Add a place of care' })).toBeVisible()

  // Where nothing was counted, nothing explains the number.
  await open(page, '/admindashboard')
  await expect(page.getByRole('region', { name: 'Readers' })).toBeVisible()
  await expect(page.getByText('We count openings')).toHaveCount(0)

  // Somebody who plans no events sees the calendar without the button.
  const efua = { email: 'efua@voima.example', password: 'a long enough password' }
  await calls.addPerson(efua, 'editor')
  const { users } = await calls.read('/users')
  await calls.confirm()
  await calls.change(`/users/${users.find(({ email }: typeof efua) => email === efua.email)._id}`, {
    jobs: ['newsletter'],
  })
  await signIn(page, efua)
  await open(page, '/calendar')
  await expect(page.getByText('Nothing is planned')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
})
