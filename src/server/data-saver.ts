/**
 * Data saver: decides who gets light pages (for slow or expensive connections), and serves the form that switches them
 * on and off. What a light page leaves out, each component decides with `useIsLight` (`page/data-saver.ts`). Reasons:
 * docs/decisions/0015.
 */
import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { dataSaver } from '#shared/data-saver.ts'
import { senderOf } from './csrf.ts'

const chosenIn = new RegExp(`(?:^|; )${dataSaver.cookie}=(on|off)(?:;|$)`)

/**
 * The cookie with the visitor's choice overrides the browser's `Save-Data` header. This runs for every request, so
 * requests with neither return early.
 */
export const wantsLight = (saveData: string | null | undefined, cookies: string | null | undefined) => {
  const chosen = cookies && chosenIn.exec(cookies)?.[1]
  return chosen ? chosen === 'on' : saveData?.toLowerCase() === 'on'
}

export const asksForLight = ({ headers }: Request) => wantsLight(headers.get('Save-Data'), headers.get('Cookie'))

const yearSeconds = 365 * 24 * 60 * 60

/** `publicUrl` is the address that visitors know, because behind a proxy the Host header may contain another one. */
export const dataSaverSwitch = (publicUrl: string) =>
  new Hono().post(dataSaver.path, async (c) => {
    if (senderOf(c, publicUrl) !== 'this site')
      return c.text('The data saver can be switched only from this site.', 403)
    const { [dataSaver.choice]: choice, [dataSaver.from]: from } = await c.req.parseBody()
    if (choice !== 'on' && choice !== 'off') return c.text('Choose “on” or “off” for the data saver.', 400)
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

/**
 * Returns a path on this site, or `/`. Prevents redirects to other sites (open redirect), however the address is
 * written.
 */
const placeHere = (from: unknown) => {
  const here = 'http://here'
  const url = typeof from === 'string' ? URL.parse(from, here) : null
  return url?.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/'
}
