/** The normal spelling of a path, by which requests, links and redirects agree about an address. */
import { foldLetters } from '../fold.ts'
import { secretStart } from './page-lists.ts'

/** Not pages: their names keep their case, and the API has its own response to an unknown address. */
export const isNoPage = /^\/(?:api|assets|files|media)(?:\/|$)/

/** Undefined for a path that contains something other than text. */
export const normalPathOf = (pathname: string) => {
  const path = unescaped(pathname).replace(/\/{2,}/g, '/')
  if (!isText(path)) return undefined
  return isNoPage.test(path) ? path : pagePath(path)
}

/** Only characters that never need an escape, as RFC 3986, 6.2.2.2 says. */
const unescaped = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (found) => {
    const character = String.fromCharCode(Number.parseInt(found.slice(1), 16))
    return /[a-z0-9._~-]/i.test(character) ? character : found.toUpperCase()
  })

const isText = (path: string) => {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** A page named in its natural spelling, like /tags/Ŋutɔ: no address of a page contains such a letter. */
const inPlainLetters = (path: string) => {
  if (!path.includes('%') || secretStart.test(path.toLowerCase())) return path
  const parts = path.slice(1).split('/').map(decodeURIComponent)
  const plain = parts.map((part) =>
    foldLetters(part)
      .replace(/[^a-z0-9._~-]+/g, '-')
      .replace(/^-|-$/g, ''),
  )
  // Anything else is no name, and must not become a step to another folder.
  const isName = parts.every((part) => natural.test(part)) && plain.every((part) => /^[^.]/.test(part))
  return isName ? `/${plain.join('/')}` : path
}

const natural = /^[\p{L}\p{M}\p{N}\p{Cf} '’‘ʼ._~-]+$/u

/** The token or code at the end keeps its case. */
const pagePath = (path: string) => {
  const withoutSlash = inPlainLetters(path.replace(/(?<=.)\/$/, ''))
  const lower = withoutSlash.replace(/%..|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  const [kept = lower] = secretStart.exec(lower) ?? []
  return kept + withoutSlash.slice(kept.length)
}
