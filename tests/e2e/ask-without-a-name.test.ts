import { codeWording } from '#shared/wording/forms.ts'
import { questionsWording } from '#shared/wording/questions.ts'
import { asVisitor, nextVisitor } from '#test/visitors.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, test } from './support/test.ts'

// A site of its own: questions that other journeys publish would be offered as similar ones.
test.use({ settings: {}, viewport: { width: 360, height: 560 } })

const asked = 'My girl of nine has SS and wets her bed. Is that sickle cell?'
const question = 'Why do children with sickle cell disease wet the bed?'
const answer = 'Their kidneys make more urine, also at night. It is no fault of the child.'
const { ask, receipt, similar } = questionsWording

test('a visitor asks a question without a name or scripts; Ama answers, a clinician checks, and the answer is public', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/ask')
  await page.getByLabel(ask.label).fill(asked)
  await page.getByRole('button', { name: ask.send }).click()
  await expect(page.getByRole('heading', { name: receipt.title })).toBeVisible()
  const code = (await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? ''
  await expectAccessible(page)

  await signIn(page)
  await page.goto('/managequestions')
  await page.getByRole('row').filter({ hasText: 'wets her bed' }).getByRole('link').click()
  await page.getByLabel('Answer', { exact: true }).fill(answer)
  await page.reload()
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue(answer)
  await page.getByLabel('Public question').fill(question)
  await page.getByRole('button', { name: 'Answer the visitor' }).click()
  await page.getByLabel('Name of the clinician').fill('Dr Esi Mensah')
  await page.getByLabel('Role').fill('Paediatrician')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save: a clinician has read it' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published at')).toBeVisible()

  // A question by phone: the caller gets the code.
  await page.getByRole('button', { name: 'New' }).click()
  await page.getByRole('link', { name: 'Question by phone' }).click()
  await page.getByLabel('What the caller asks').fill('My child of two has a fever and cannot breathe')
  await page.getByRole('button', { name: 'Record the question' }).click()
  await expect(page.getByText('Tell the caller: “Call 112 now')).toBeVisible()
  await expect(page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible()
  await expect(page.getByLabel('What the caller asks')).toHaveValue('')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open the questions' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'My child of two' })).toContainText('By phone')

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 560 },
    extraHTTPHeaders: asVisitor(nextVisitor()),
    ...(baseURL && { baseURL }),
  })
  const visitor = await plain.newPage()
  await visitor.goto('/ask')
  await visitor.getByLabel(codeWording.label).fill(code.toLowerCase())
  await visitor.getByRole('button', { name: codeWording.open }).click()
  await expect(visitor.getByText(answer)).toBeVisible()
  await expect(visitor.getByText('Dr Esi Mensah, Paediatrician')).toBeVisible()

  await visitor.goto('/ask')
  await visitor.getByLabel(ask.label).fill('Why does my boy wet his bed at ten?')
  await visitor.getByRole('button', { name: ask.send }).click()
  await expect(visitor.getByRole('heading', { name: similar.title })).toBeFocused()
  await expect(visitor.getByRole('link', { name: similar.isAnswer })).toBeInViewport()
  await visitor.getByRole('button', { name: ask.send }).click()
  await expect(visitor.getByRole('heading', { name: receipt.title })).toBeVisible()
  await visitor.goto('/questions')
  await visitor.getByRole('link', { name: question }).click()
  const image = await visitor.locator('meta[property="og:image"]').getAttribute('content')
  expect(image).toContain('/preview/questions/')
  expect((await visitor.request.get(`${image}`)).headers()['content-type']).toBe('image/jpeg')
  await visitor.goBack()
  const search = visitor.getByRole('main').getByRole('search')
  const [field, button] = await Promise.all([
    search.getByRole('searchbox').boundingBox(),
    search.getByRole('button').boundingBox(),
  ])
  expect(button?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0))
  await plain.close()
})
