import { expect, test } from 'vitest'
import { testCore } from '#test/core.ts'
import { starterArticles } from './articles.ts'

test('a new site has every news article and blog post in order, each with its own picture', async () => {
  await using organisation = await testCore({ settings: { STARTER_CONTENT: 'yes' } })
  const { articles } = organisation.core
  for (const kind of ['news', 'blog'] as const) {
    const { found } = await articles.list(kind, 1, 50)
    const expected = starterArticles.filter((article) => article.kind === kind)
    expect(found.map(({ title }) => title)).toEqual(expected.map(({ title }) => title))
    expect(new Set(found.map(({ imageUrl }) => imageUrl)).size).toBe(expected.length)
    for (const { imageWidth, imageHeight, imageAlt } of found)
      expect({ imageWidth, imageHeight, hasAlt: !!imageAlt }).toEqual({
        imageWidth: 1280,
        imageHeight: 800,
        hasAlt: true,
      })
    expect((await articles.countIncomplete(kind)).articles).toBe(0)
  }
})
