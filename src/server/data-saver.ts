/** Who gets light pages, and the switch that lasts. The reasons are in docs/decisions/0015. */
import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { dataSaver } from '#shared/data-saver.ts'
import { senderOf } from './csrf.ts'

const chosenIn = new RegExp(`(?:^|; )${dataSaver.cookie}=(on|off)(?:;|$)`)

/** What a person chose beats what their browser asks for. Asked for every request, so those with neither cost nothing. */
export const wantsLight = (saveData: string | null | undefined, cookies: string | null | undefined) => {
  const chosen = cookies && chosenIn.exec(cookies)?.[1]
  return chosen ? chosen === 'on' : saveData?.toLowerCase() === 'on'
}

export const asksForLight = ({ headers }: Request) => wantsLight(headers.get('Save-Data'), headers.get('Cookie'))

const yearSeconds = 365 * 24 * 60 * 60

/** `publicUrl` is where people know the site: behind a proxy the Host header may name something else. */
export const dataSaverSwitch = (publicUrl: string) =>
  new Hono().post(dataSaver.path, async (c) => {
    if (senderOf(c, publicUrl) !== 'this site') return c.text('The data saver is switched from this site only.', 403)
    const { [dataSaver.choice]: choice, [dataSaver.from]: from } = await c.req.parseBody()
    if (choice !== 'on' && choice !== 'off') return c.text('The data saver is on or off.', 400)
    setCookie(c, dataSaver.cookie, choice, {
      path: '/',
      maxAge: yearSeconds,
      httpOnly: true,
      sameSite: 'Lax',
      secure: publicUrl.startsWith('https:'),
    })
    c.header('Cache-Control', 'no-store')
    return c.redirect(placeHere(from), 303)
  })

/** A place on this site, or its first page: never a stranger's address, however it is spelt. */
const placeHere = (from: unknown) => {
  const here = 'http://here'
  const url = typeof from === 'string' ? URL.parse(from, here) : null
  return url?.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/'
}
