/** Finishes a rendered page: puts its styles inside, defers its scripts, and lists the hashes of both in its policy. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasScript, policyFor } from './content-security-policy.ts'

/** `policy` is the content security policy of the page. `mayBeFramed` by our own pages: the admin area shows previews. */
export type FinishPage = (rendered: string, mayBeFramed?: boolean) => { html: string; policy: string }

/** `clientDir` is the build for browsers, with the stylesheets that pages name. `imageBaseUrl` begins the address of images. */
export const createPageFinisher = (clientDir: string, imageBaseUrl: string): FinishPage => {
  const imageSource = URL.canParse(imageBaseUrl) ? ` ${new URL(imageBaseUrl).origin}` : ''
  const sheets = new Map<string, string>()
  const sheet = (href: string) => {
    const text = sheets.get(href) ?? readFileSync(join(clientDir, href), 'utf8').trim()
    sheets.set(href, text)
    return text
  }
  const lightSheet = (href: string) => withoutFiles(asIfWithoutScripting(sheet(href)))
  return (rendered, mayBeFramed = false) => {
    const html = withDeferredScripts(withInlineStyles(rendered, hasScript(rendered) ? sheet : lightSheet))
    return { html, policy: policyFor(html, imageSource, mayBeFramed) }
  }
}

// A browser that can run scripts does not match `scripting:none`, although a light page has no scripts.
const asIfWithoutScripting = (sheet: string) => sheet.replaceAll('@media (scripting:none)', '@media all')

/** Images and fonts that styles load are decoration, which a light page omits. */
const withoutFiles = (sheet: string) => sheet.replace(/url\((?!#|data:)[^)]*\)/g, 'none')

const placeOfStyles = /<style data-sheets="([^"]*)"([^>]*)><\/style>/
const content = '<main id="content"'

/**
 * The first file has the styles that all pages share. On a slow connection the header is visible as soon as they arrive,
 * so the page's own styles follow behind it (`page/inline-styles.ts` moves them when scripts start).
 */
const withInlineStyles = (html: string, sheet: (href: string) => string) => {
  const [, hrefs = '', rest = ''] = placeOfStyles.exec(html) ?? []
  const files = hrefs.split(' ').filter(Boolean)
  const shared = html.includes(content) && hasScript(html) ? 1 : files.length
  const styleOf = (some: string[]) => `<style${rest}>${some.map(sheet).join('')}</style>`
  const whole = html.replace(placeOfStyles, () => styleOf(files.slice(0, shared)))
  return files.length > shared ? whole.replace(content, (main) => styleOf(files.slice(shared)) + main) : whole
}

/** The scripts of public pages do not need the routes of the admin area: scripts/prepare/site-manifest.mjs. */
const isForVisitors = (html: string) => html.includes('site/layout')

const withDeferredScripts = (html: string) =>
  (isForVisitors(html) ? html.replace('import "/assets/manifest-', 'import "/assets/site-manifest-') : html)
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" async="">/g, '<script type="text/waiting">')
