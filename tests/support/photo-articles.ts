/** Publishes news with a photograph each, which every measurement of size uses. */
import { starterFile } from '#core/starter/texts.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import type { Calls } from './calls.ts'
import { testPhoto } from './test-photo.ts'

/** Resolves to the path of the newest article. Its AVIF files may not be finished yet. */
export const publishWithPhotos = async ({ publish }: Calls, count = 12) => {
  const content = await starterFile('ten-myths.md')
  let newest = ''
  for (let number = 1; number <= count; number += 1) {
    const title = `Volunteers meet families in Kumasi, day ${number}`
    const { newsItem } = await publish('/news', { title, content }, await testPhoto(number))
    newest = `/news/${newsItem._id}`
  }
  return newest
}

/** Variants are made in the background. Resolves to whether every article has them in time. */
export const waitForImageVariants = async (address: string, timeoutSeconds = 300) => {
  const deadline = performance.now() + timeoutSeconds * 1000
  while (performance.now() < deadline) {
    const lists = await Promise.all([newsFeed, blogFeed].map(({ path, listKey }) => articlesIn(address, path, listKey)))
    if (lists.flat().every(({ imageUrl, imageAvif }) => imageAvif || !imageUrl)) return true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return false
}

const articlesIn = async (
  address: string,
  path: string,
  listKey: string,
): Promise<{ imageUrl?: string; imageAvif?: string }[]> =>
  (await (await fetch(`${address}/api/v1${path}?page=1&limit=100`)).json())[listKey]
