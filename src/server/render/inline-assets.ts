/** Finishes a rendered page: its styles go inside, its scripts wait, and its own hashes make the security policy. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type FinishedPage = { html: string; policy: string }

/** `clientDir` is the built browser side, where the stylesheets that pages name are found. */
export const createPageFinisher = (clientDir: string, imageBaseUrl: string) => {
  const pictureSource = URL.canParse(imageBaseUrl) ? ` ${new URL(imageBaseUrl).origin}` : ''
  const sheets = new Map<string, string>()
  const sheet = (href: string) => {
    const text = sheets.get(href) ?? readFileSync(join(clientDir, href), 'utf8').trim()
    sheets.set(href, text)
    return text
  }
  const lightSheet = (href: string) => withoutFiles(asIfWithoutScripting(sheet(href)))
  /** `mayBeFramed` by a page of ours: the admin area shows what a change will look like. */
  return (rendered: string, mayBeFramed = false): FinishedPage => {
    const html = withWaitingScripts(withInlineStyles(rendered, hasScript(rendered) ? sheet : lightSheet))
    return { html, policy: policyFor(html, pictureSource, mayBeFramed) }
  }
}

/** A light page has none. */
const hasScript = (html: string) => html.includes('<script')

// The browser could run scripts, so the styles have to be told that there are none to run.
const asIfWithoutScripting = (sheet: string) => sheet.replaceAll('@media (scripting:none)', '@media all')

/** What a style fetches only decorates. */
const withoutFiles = (sheet: string) => sheet.replace(/url\((?!#|data:)[^)]*\)/g, 'none')

const placeOfStyles = /<style data-sheets="([^"]*)"([^>]*)><\/style>/
const content = '<main id="content"'

/**
 * The first file is what all pages share. Over a slow link the header can be seen as soon as that is there, so what only
 * this page needs stands behind it (`page/inline-styles.ts` puts them together when scripts begin).
 */
const withInlineStyles = (html: string, sheet: (href: string) => string) => {
  const [, hrefs = '', rest = ''] = placeOfStyles.exec(html) ?? []
  const files = hrefs.split(' ').filter(Boolean)
  const shared = html.includes(content) && hasScript(html) ? 1 : files.length
  const styleOf = (some: string[]) => `<style${rest}>${some.map(sheet).join('')}</style>`
  const whole = html.replace(placeOfStyles, () => styleOf(files.slice(0, shared)))
  return files.length > shared ? whole.replace(content, (main) => styleOf(files.slice(shared)) + main) : whole
}

/** Of a page that visitors see, whose scripts need no list of the admin area's routes: scripts/prepare/site-manifest.mjs. */
const isForVisitors = (html: string) => html.includes('site/layout')

const withWaitingScripts = (html: string) =>
  (isForVisitors(html) ? html.replace('import "/assets/manifest-', 'import "/assets/site-manifest-') : html)
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" async="">/g, '<script type="text/waiting">')

const policyFor = (html: string, pictureSource: string, mayBeFramed: boolean) =>
  [
    "default-src 'self'",
    hasScript(html) ? `script-src 'self'${hashesOf(html, 'script')}` : "script-src 'none'",
    `style-src 'self'${hashesOf(html, 'style')}`,
    `img-src 'self' data: blob:${pictureSource}`,
    "frame-src 'self' https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${mayBeFramed ? "'self'" : "'none'"}`,
  ].join('; ')

const hashesOf = (html: string, tag: 'script' | 'style') => {
  const contents = html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...contents]
    .map(([, content = '']) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join('')
}
