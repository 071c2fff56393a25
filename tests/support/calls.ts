/** Fills a site through its API, the way any other program would. */
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { ama } from './cast.ts'
import { redPicture } from './pictures.ts'

const imageFields = { [newsFeed.path]: newsFeed.imageField, [blogFeed.path]: blogFeed.imageField }

const answered = async (response: Response) => {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

const json = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

export const callsTo = (address: string) => {
  const api = (path: string) => `${address}/api/v1${path}`
  const tokenOfAma = async () => (await answered(await fetch(api('/auth/login'), json(ama)))).token as string

  const publish = async (path: '/news' | '/blog', fields: Record<string, string>, picture?: Buffer) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ author: 'Ama Owusu', ...fields })) body.set(name, value)
    const image = picture ?? (path === '/news' ? await redPicture() : undefined)
    if (image) body.set(imageFields[path], new Blob([new Uint8Array(image)]), 'picture')
    const headers = { Authorization: `Bearer ${await tokenOfAma()}` }
    return answered(await fetch(api(path), { method: 'POST', headers, body }))
  }

  return {
    publish,
    tokenOfAma,
    send: async (message: { name: string; email: string; message: string }) =>
      answered(await fetch(api('/contact'), json(message))),
    subscribe: async (email: string) => answered(await fetch(api('/subscribe'), json({ email }))),
    /** What the API keeps, asked as Ama. */
    kept: async (path: string) =>
      answered(await fetch(api(path), { headers: { Authorization: `Bearer ${await tokenOfAma()}` } })),
  }
}
