/** What was read before the worker was there, or without loading a page: told by the page itself. */
import { keptAddress } from './addresses.ts'
import { learn } from './answer-page.ts'
import { findKept, keepFile, picturesCache } from './kept.ts'

export type Read = { page: string; pictures: string[] }

/** Costs little: what the browser holds already is only asked about, and pictures not even that. */
export const keepRead = async ({ page, pictures }: Read) => {
  const address = keptAddress(new URL(page, location.origin))
  if (!address) return
  await learn(address, await fetch(address, { priority: 'low' }))
  await Promise.all(pictures.map(keepPicture))
}

const keepPicture = async (url: string) => {
  if (new URL(url).origin !== location.origin || (await findKept(url))) return
  const answer = await fetch(url)
  if (answer.status === 200) await keepFile(picturesCache, url, answer)
}
