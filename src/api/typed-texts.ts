/**
 * Middleware that removes hidden characters from what a client sends (query, JSON, form), before a handler validates it.
 * So nobody is refused because of a character that they cannot see, and no text with one is stored.
 */
import type { HonoRequest, MiddlewareHandler } from 'hono'
import { withoutHidden } from '#shared/hidden-characters.ts'

/** A password stays as it was typed. */
const keepsAll = (name: string) => /password/i.test(name)

const cleaned = (name: string, value: unknown) =>
  typeof value === 'string' && !keepsAll(name) ? withoutHidden(value) : value

/** A sign outside ASCII or an escape, without which no text has a hidden character. */
const mayHaveHidden = /[^\t\n\r -~]|\\u/

const escapedInUrl = /%(?:[01][0-9a-f]|7f|c2|cd|d8|e1|e2|ed|ef|f0|f3)/i

const cleanQuery = (req: HonoRequest) => {
  const { url } = req
  if (!url.includes('?') || !escapedInUrl.test(url)) return
  const at = url.indexOf('?') + 1
  const [start, query] = [url.slice(0, at), url.slice(at)]
  const clean = query.replace(/(?:%[0-9a-f]{2})+/gi, (part) => {
    try {
      return encodeURIComponent(withoutHidden(decodeURIComponent(part)))
    } catch {
      return part
    }
  })
  if (clean !== query) req.raw = new Request(start + clean, req.raw)
}

const cleanJson = async (req: HonoRequest) => {
  const text = await req.text()
  if (!mayHaveHidden.test(text)) return
  try {
    req.raw = new Request(req.raw, { body: JSON.stringify(JSON.parse(text, cleaned)) })
    delete req.bodyCache.text
  } catch {
    // The validation refuses what is not JSON.
  }
}

const cleanForm = async (req: HonoRequest) => {
  const sent = await req.formData().catch(() => undefined)
  // The validation refuses a form that cannot be read, and a call that takes none.
  if (!sent) {
    delete req.bodyCache.formData
    return
  }
  const form = new FormData()
  for (const [name, value] of sent) form.append(name, cleaned(name, value) as string)
  req.bodyCache.formData = form
}

export const typedTexts: MiddlewareHandler = async ({ req }, next) => {
  cleanQuery(req)
  const type = req.method === 'GET' ? '' : (req.header('Content-Type') ?? '')
  if (/^application\/json/i.test(type)) await cleanJson(req)
  if (/^multipart\/form-data/i.test(type)) await cleanForm(req)
  await next()
}
