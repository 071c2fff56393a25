/** The content of every measurement: the starter articles, and twelve news with a photograph each. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callsTo } from '#test/calls.ts'
import { publishWithPhotos, waitForImageVariants } from '#test/photo-articles.ts'
import { startSite } from '#test/site.ts'

/** The command that starts the version in this folder. */
export const startIn = (folder) => ['sh', '-c', 'cd "$0" && exec "$1" scripts/start.mjs', folder, process.execPath]

/** Created once for a version; every part then starts its own sites on it. */
export const openContent = async (own) => {
  const folder = mkdtempSync(join(tmpdir(), 'voima-bench-'))
  const settings = { DATA_DIR: folder, RATE_LIMITS: 'off' }
  const close = () => rmSync(folder, { recursive: true, force: true })
  try {
    const start = (more, command = own) => startSite({ ...settings, ...more }, command)
    return { ...(await fill(settings, own)), start, close }
  } catch (error) {
    close()
    throw error
  }
}

const fill = async (settings, command) => {
  const site = await startSite(settings, command)
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
