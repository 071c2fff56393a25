import { screeningDay } from '#test/events.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, signIn, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 640 } })

test('Ama moves a screening day, sees who gets an email, and ticks those whom she calls', async ({ page, calls }) => {
  const startsAt = '2099-06-26T09:00:00Z'
  const event = { ...screeningDay, title: 'Testing day', startsAt, endsAt: '2099-06-26T15:00:00Z' }
  const { event: saved } = await calls.create('/events', {
    ...event,
    times: [{ startsAt, seats: 20 }],
    publish: true,
  })
  const [time] = (await calls.read(`/events/${saved._id}/times`)).times
  const people = [
    { calledBy: 'Kofi', email: 'kofi.of.ho@mail.example' },
    { calledBy: 'Esi', email: 'esi.of.ho@mail.example' },
    { calledBy: 'Yaw', phone: '024 123 4567' },
  ]
  for (const person of people) await calls.create(`/events/${saved._id}/signups`, { ...person, time: time._id })

  await signIn(page)
  await page.goto(`/manageevents/${saved._id}`)
  // The site has no email account, so nobody gets an email.
  const told = '1 person needs a call.'
  await expect(page.getByText(`Published. New time or place: ${told}`)).toBeInViewport()
  await page.getByText('Cancel this event', { exact: true }).click()
  await expect(page.getByText(`The page stays and says that the event is cancelled. ${told}`)).toBeVisible()
  await page.getByLabel('Day', { exact: true }).fill('2099-06-27')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(page).toHaveURL(`/manageevents/${saved._id}/people`)
  await expect(page.getByText(`Saved. ${told} Please tell the people in this list.`)).toBeVisible()
  const list = page.getByRole('region', { name: 'Tell by phone' })
  await expect(list).toContainText('1 person whom no email reaches does not know of the last change yet.')
  await expect(list.getByRole('link', { name: 'Call Yaw' })).toHaveAttribute('href', 'tel:0241234567')
  const whatsapp = await list.getByRole('link', { name: 'WhatsApp Yaw' }).getAttribute('href')
  expect(decodeURIComponent(whatsapp ?? '')).toContain(
    'https://wa.me/233241234567?text=Voima: “Testing day” has changed. Your time is Saturday 27 June 2099, 09:00, Behind the market',
  )
  await expectAccessible(page)
  await page.goto('/admindashboard')
  await page.getByRole('link', { name: /^1 person whom no email reaches is waiting for a call/ }).click()
  await expect(page).toHaveURL(`/manageevents/${saved._id}/people`)
  await list.getByLabel('Told: Yaw').check()
  await expect(list).toContainText('Everybody who can be told by phone has been told.')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Testing day')
  await expect(list).toBeHidden()

  await page.goto(`/manageevents/${saved._id}`)
  await page.getByLabel('Title', { exact: true }).fill('Testing day in Ho')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
})
