/** No page about health is longer than twelve screens of a small phone, so that a tired reader reaches its end. */
import { genotypePath, getTestedPath, helpPath, testResultsPath, whatIsSickleCellPath } from '#shared/paths.ts'
import { expect, test } from './support/test.ts'

// A separate site, because an article ends with links to others, whose titles may be long on a shared one.
test.use({ settings: {} })

const screen = { width: 360, height: 640 }

test('no health page and no starter article is longer than twelve screens of a phone', async ({ page }) => {
  await page.setViewportSize(screen)
  const read = async (kind: string, field: string) => {
    const body = await (await page.request.get(`/api/v1/${kind}?page=1&limit=50`)).json()
    return body[field].map(({ _id }: { _id: string }) => `/${kind}/${_id}`) as string[]
  }
  const articles = [...(await read('news', 'news')), ...(await read('blog', 'blogs'))]
  expect(articles.length).toBeGreaterThan(20)
  const long: [path: string, screens: number][] = []
  for (const path of [helpPath, whatIsSickleCellPath, genotypePath, getTestedPath, testResultsPath, ...articles]) {
    await page.goto(path)
    const height = await page.evaluate(() => {
      // What is below the first screen is laid out only when it is near.
      const late = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      )
      for (const element of late) element.style.contentVisibility = 'visible'
      return document.documentElement.scrollHeight
    })
    if (height > 12 * screen.height) long.push([path, height / screen.height])
  }
  expect(long).toEqual([])
})
