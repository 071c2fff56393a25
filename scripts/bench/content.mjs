/** The content of every measurement: the starter articles, and twelve news with a photograph each. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callsTo } from '#test/calls.ts'
import { publishWithPhotos, waitForImageVariants } from '#test/photo-articles.ts'
import { startSite } from '#test/site.ts'

/** Created once; every part then starts its own sites on a copy. */
export const openContent = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'voima-bench-'))
  const settings = { DATA_DIR: folder, RATE_LIMITS: 'off' }
  const close = () => rmSync(folder, { recursive: true, force: true })
  try {
    return { ...(await fill(settings)), start: (more, command) => startSite({ ...settings, ...more }, command), close }
  } catch (error) {
    close()
    throw error
  }
}

const fill = async (settings) => {
  const site = await startSite(settings)
  try {
    const newsArticle = await publishWithPhotos(callsTo(site.address))
    const { blogs } = await (await fetch(`${site.address}/api/v1/blog?page=1&limit=1`)).json()
    const hasAvif = await waitForImageVariants(site.address)
    return { firstReadyMs: site.readyMilliseconds, newsArticle, blogArticle: `/blog/${blogs[0]._id}`, hasAvif }
  } finally {
    await site.stop()
  }
}

export const withSite = async ({ start }, work, settings = {}) => {
  const site = await start(settings)
  try {
    return await work(site)
  } finally {
    await site.stop()
  }
}
