import { readFile } from 'node:fs/promises'
import { newsFeed } from '#shared/feeds.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, test } from './support/test.ts'

const long = 'Sicklecelldiseaseawarenessorganisationwithoutanyspace'.repeat(3)

/** As the list of routes has them, so that a new page cannot be forgotten. Those of the blog are those of the news again. */
const adminPaths = async () => {
  const routes = await readFile('src/routes.ts', 'utf8')
  const area = routes.slice(routes.indexOf("layout('admin/layout.tsx'"))
  return [...area.matchAll(/route\('([^']+)'/g)].map(([, path]) => `/${path}`).filter((path) => !path.includes('blog'))
}

test('every page of the admin area is usable for everybody, on the smallest screen and on a wide one, light and dark', async ({
  page,
  calls,
}) => {
  // A hundred looks at once.
  test.setTimeout(300_000)
  const { newsItem } = await calls.publish('/news', {
    title: long,
    author: long.slice(0, 100),
    content: `${long}\n\n- ${long}`,
    imageAlt: long,
  })
  await calls.send({ name: long.slice(0, 100), email: 'long@voima.example', message: long })
  const { messages } = await calls.kept('/contact?page=1&limit=1')
  const ids: Record<string, string> = {
    [`${newsFeed.editPath}/:id`]: newsItem._id,
    '/messages/:id': messages[0]._id,
    '/pictures/:id': newsItem.imageId,
    '/readers/:kind/:id': newsItem._id,
  }
  await signIn(page)
  for (const path of await adminPaths()) {
    const id = Object.entries(ids).find(([start]) => path.startsWith(start))?.[1] ?? 'nothing'
    await open(page, path.replace(':kind', 'news').replace(':id', id).replace(':part', 'team'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, [320, 1280])
  }
})
