/** Fills a site through its API, as any other program would. */
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import type { Role } from '#shared/permissions.ts'
import { ama } from './cast.ts'
import { redPicture } from './pictures.ts'
import { asVisitor, nextVisitor } from './visitors.ts'

const imageFields = { [newsFeed.path]: newsFeed.imageField, [blogFeed.path]: blogFeed.imageField }

const answered = async (response: Response) => {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

const json = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...asVisitor(nextVisitor()) },
  body: JSON.stringify(body),
})

export type Calls = ReturnType<typeof callsTo>

/** As Ama, or as another administrator. */
export const callsTo = (address: string, user = ama) => {
  const api = (path: string) => `${address}/api/v1${path}`
  /** The token of a new session. */
  const tokenOfAma = async () => (await answered(await fetch(api('/auth/login'), json(user)))).token as string
  let cachedToken = ''

  const fetchAsAma = (path: string, init: RequestInit) =>
    fetch(api(path), { ...init, headers: { ...init.headers, Authorization: `Bearer ${cachedToken}` } })

  const asAma = async (path: string, init: RequestInit = {}) => {
    const response = cachedToken ? await fetchAsAma(path, init) : undefined
    if (response && response.status !== 401) return answered(response)
    // There is no session yet, or a test has ended it.
    cachedToken = await tokenOfAma()
    return answered(await fetchAsAma(path, init))
  }

  const publish = async (path: '/news' | '/blog', fields: Record<string, string>, picture?: Buffer) => {
    const body = new FormData()
    const usual = { author: 'Ama Owusu', sources: '[{"name":"A talk at the clinic"}]' }
    for (const [name, value] of Object.entries({ ...usual, ...fields })) body.set(name, value)
    const image = picture ?? (path === '/news' ? await redPicture() : undefined)
    if (image) body.set(imageFields[path], new Blob([new Uint8Array(image)]), 'picture')
    return asAma(path, { method: 'POST', body })
  }

  return {
    publish,
    tokenOfAma,
    send: async (message: { name: string; email: string; message: string }) =>
      answered(await fetch(api('/contact'), json(message))),
    subscribe: async (email: string) => answered(await fetch(api('/subscribe'), json({ email }))),
    /** Reads from the API as Ama. */
    read: (path: string) => asAma(path),
    /** Creates something as Ama. */
    create: (path: string, body: object) => asAma(path, json(body)),
    /** Confirms the password, before a call that requires it. */
    confirm: () => asAma('/auth/confirmation', json({ password: user.password })),
    /** Sends a change as Ama, from another client. */
    change: (path: string, body: object, method = 'PATCH') => asAma(path, { ...json(body), method }),
    /** Adds a user whom Ama invited and who accepted. */
    addPerson: async ({ email, password }: { email: string; password: string }, role: Role) => {
      if (role === 'administrator') await asAma('/auth/confirmation', json({ password: user.password }))
      const { link } = await asAma('/invitations', json({ email, role }))
      const response = await fetch(
        api('/auth/join'),
        json({ token: link.split('#')[1], password, name: email.split('@')[0] }),
      )
      if (!response.ok) throw new Error(`${email} could not join: ${await response.text()}`)
    },
    /** The newest email in the outbox to this address. */
    emailTo: async (email: string): Promise<{ subject: string; text: string }> => {
      const { emails } = await asAma('/outbox?state=waiting&limit=100')
      // An email with a link to sign in is shown only after the password was confirmed.
      await asAma('/auth/confirmation', json({ password: user.password }))
      const [newest] = emails.filter(({ to }: { to: string }) => to === email)
      return (await asAma(`/outbox/${newest._id}`)).email
    },
  }
}
