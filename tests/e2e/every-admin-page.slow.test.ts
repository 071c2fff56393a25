import { readFile } from 'node:fs/promises'
import { newsFeed } from '#shared/feeds.ts'
import type { Calls } from '#test/calls.ts'
import { expectAccessible, expectFits, expectLargeTextFits } from './support/accessible.ts'
import { expect, open, signIn, test } from './support/test.ts'

const long = 'Sicklecelldiseaseawarenessorganisationwithoutanyspace'.repeat(3)

/** As the list of routes has them, so that a new page cannot be forgotten. Those of the blog are those of the news again. */
const adminPaths = async () => {
  const routes = await readFile('src/routes.ts', 'utf8')
  const area = routes.slice(routes.indexOf("layout('admin/layout.tsx'"))
  return [...area.matchAll(/route\('([^']+)'/g)].map(([, path]) => `/${path}`).filter((path) => !path.includes('blog'))
}

/** Something to show on each page, by the start of its address: its id. */
const longWords = async (calls: Calls): Promise<Record<string, string>> => {
  const { newsItem } = await calls.publish('/news', {
    title: long,
    author: long.slice(0, 100),
    content: `${long}\n\n- ${long}`,
    imageAlt: long,
  })
  await calls.send({ name: long.slice(0, 100), email: 'long@voima.example', message: long })
  const { messages } = await calls.read('/contact?page=1&limit=1')
  return {
    [`${newsFeed.editPath}/:id`]: newsItem._id,
    '/messages/:id': messages[0]._id,
    '/pictures/:id': newsItem.imageId,
    '/readers/:kind/:id': newsItem._id,
  }
}

/** Every second page each, so that two workers share them. */
const halves = [0, 1]
test.describe.configure({ mode: 'parallel' })

for (const half of halves)
  test(`every page of the admin area is usable for everybody, on the smallest screen and on a wide one, light and dark (${half + 1} of 2)`, async ({
    page,
    calls,
  }) => {
    test.setTimeout(120_000)
    const ids = await longWords(calls)
    await signIn(page)
    for (const path of (await adminPaths()).filter((_, index) => index % halves.length === half)) {
      const id = Object.entries(ids).find(([start]) => path.startsWith(start))?.[1] ?? 'nothing'
      await open(page, path.replace(':kind', 'news').replace(':id', id).replace(':part', 'team'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, [320, 1280])
      await expectFits(page, [360, 768])
      await expectLargeTextFits(page, 320)
    }
  })
