import { blogFeed } from '#shared/feeds.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, fillLoginForm, open, signIn, test, unfold } from './support/test.ts'

test('a writer sends a draft for review; a colleague sends it back, then publishes it', async ({
  page,
  browser,
  baseURL,
  calls,
}) => {
  const efua = { email: 'efua@voima.example', password: 'twelve baskets of kenkey' }
  await calls.addPerson(efua, 'editor')
  const draft = { title: 'To be reviewed', content: 'Words.', status: 'draft', isHealth: 'true', sources: '[]' }
  const { blog } = await calls.publish('/blog', draft)
  const form = `${blogFeed.editPath}/${blog._id}`
  const writer = await (await browser.newContext({ baseURL, viewport: { width: 360, height: 640 } })).newPage()
  const askForReview = async (comment: string) => {
    await unfold(writer)
    await writer.getByRole('radio', { name: 'Nobody yet: send for review' }).check()
    await writer.getByLabel('Who should review it?').selectOption('ama')
    await writer.getByLabel('Comment for the reviewer').fill(comment)
    await writer.getByRole('button', { name: 'Send for review', exact: true }).click()
    await expect(writer.getByText('Sent for review. You will get an email')).toBeVisible()
    await expect(writer.getByText('Waiting for review', { exact: true })).toBeVisible()
  }
  await open(writer, '/admin')
  await fillLoginForm(writer, efua.password, efua.email)
  await expect(writer).toHaveURL('/admindashboard')
  await open(writer, form)
  await askForReview('Are the numbers right?')

  await signIn(page)
  await open(page, '/admindashboard')
  await page.getByRole('link', { name: '1 blog draft is waiting for review' }).click()
  await page.getByRole('link', { name: 'To be reviewed', exact: true }).click()
  const review = page.getByRole('region', { name: 'Review' })
  await expect(review).toContainText('Are the numbers right?')
  await expectAccessible(page)
  await review.getByText('Send back with a comment').click()
  await review.getByLabel('What should the writer change?').fill('Please add a source.')
  await review.getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByText('Sent back. The writer gets an email.')).toBeVisible()
  expect((await calls.emailTo(efua.email)).text).toContain('> Please add a source.')

  await open(writer, form)
  await expect(writer.getByRole('region', { name: 'Review' })).toContainText('Please add a source.')
  await writer.getByText('More about this article').click()
  await writer.getByText('Sources', { exact: true }).click()
  await writer.getByLabel('Name', { exact: true }).fill('A talk at the clinic')
  await askForReview('It has one now.')
  await open(page, form)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL(blogFeed.managePath)
  expect((await calls.emailTo(efua.email)).subject).toBe('Your article was approved')
  await open(page, `${form}/revisions`)
  await expect(page.getByRole('region', { name: 'Review' })).toContainText('Please add a source.')
  await writer.context().close()
})
