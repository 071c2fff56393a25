/** The pages and pictures on this phone. */
import { onThisPhone } from '#shared/limits.ts'

export const pagesCache = 'voima-pages'
export const picturesCache = 'voima-pictures'

export const keptAtHeader = 'Kept-At'

/** As it was sent, with its security policy, and the day it was kept. What is kept last stands last. */
export const keepPage = async (name: string, address: string, answer: Response) => {
  const html = await answer.blob()
  const headers = new Headers(answer.headers)
  headers.delete('Content-Encoding')
  headers.set('Content-Length', String(html.size))
  headers.set(keptAtHeader, new Date().toISOString())
  const cache = await caches.open(name)
  await cache.delete(address)
  await cache.put(address, new Response(html, { headers }))
}

export const findKept = (address: string) => caches.match(address, { ignoreVary: true })

/** Whatever was kept under this address is no longer there to read. */
export const dropPage = async (address: string) => {
  const cache = await caches.open(pagesCache)
  await cache.delete(address)
}

export const keepFile = async (name: string, url: string, answer: Response) => {
  const cache = await caches.open(name)
  await cache.put(url, answer)
}

export const keptFiles = async (name: string, isWanted: (url: string) => boolean) => {
  const cache = await caches.open(name)
  const wanted = (await cache.keys()).filter(({ url }) => isWanted(url))
  const found = await Promise.all(wanted.map((request) => cache.match(request, { ignoreVary: true })))
  return found.filter((file) => file !== undefined)
}

/** Everything that was read; what comes with the site stays. */
export const dropAllKept = () => Promise.all([pagesCache, picturesCache].map((name) => caches.delete(name)))

/** The newest stay. */
export const tidyKept = async () => {
  await tidy(pagesCache, onThisPhone.pages, onThisPhone.pageBytes)
  await tidy(picturesCache, onThisPhone.pictures, onThisPhone.pictureBytes)
}

const tidy = async (name: string, most: number, mostBytes: number) => {
  const cache = await caches.open(name)
  let bytes = 0
  for (const [place, request] of [...(await cache.keys())].reverse().entries()) {
    const copy = await cache.match(request, { ignoreVary: true })
    bytes += Number(copy?.headers.get('Content-Length') ?? 0)
    if (place >= most || bytes > mostBytes) await cache.delete(request, { ignoreVary: true })
  }
}
