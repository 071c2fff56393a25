/**
 * Finishes a rendered page: inlines its styles (critical styles first), defers its scripts, and lists the hashes of
 * both in its policy.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSource, hasScript, policyFor } from './content-security-policy.ts'

/** `policy` is the content security policy of the page. `mayBeFramed` by our own pages: the admin area shows previews. */
export type FinishPage = (rendered: string, mayBeFramed?: boolean) => { html: string; policy: string }

/**
 * `clientDir` is the build for browsers, with the stylesheets that pages name. `imageBaseUrl` precedes the path of
 * images.
 */
export const createPageFinisher = (clientDir: string, imageBaseUrl: string): FinishPage => {
  const imageSource = URL.canParse(imageBaseUrl) ? ` ${new URL(imageBaseUrl).origin}` : ''
  const styleFor = createStyles(clientDir)
  return (rendered, mayBeFramed = false) => {
    const page = withDeferredScripts(rendered)
    const { parts, hrefs, attributes } = cutAtStyles(page)
    const styles = hrefs.map((some) => styleFor(some, hasScript(page)))
    const styleSources = styles.map(({ source }) => source).join('')
    // Pieces are joined once, because copying the page for each of them would take longer than finding the hashes.
    const html = parts.map((part, index) => part + elementOf(styles[index], attributes)).join('')
    return { html, policy: policyFor(parts, { styleSources, imageSource, mayBeFramed }) }
  }
}

type Style = { text: string; source: string }

const elementOf = (style: Style | undefined, attributes: string) =>
  style ? `<style${attributes}>${style.text}</style>` : ''

/**
 * The contents of some stylesheets as one style element, cached by their names, because pages name the same few again
 * and again.
 */
const createStyles = (clientDir: string) => {
  const known = new Map<string, Style>()
  const read = (href: string) => {
    const [file = '', part] = href.split('#')
    const sheet = readFileSync(join(clientDir, file), 'utf8').trim()
    const [ofHeader = '', ofRest = ''] = sheet.split(endOfHeaderStyles)
    return part === undefined ? sheet : part === 'header' ? ofHeader : ofRest
  }
  return (hrefs: string[], isScripted: boolean): Style => {
    const key = `${isScripted} ${hrefs.join(' ')}`
    const style = known.get(key) ?? styleWith(hrefs.map((href) => (isScripted ? read(href) : lightSheet(read(href)))))
    known.set(key, style)
    return style
  }
}

const styleWith = (sheets: string[]): Style => {
  const text = sheets.join('')
  return { text, source: hashSource(text) }
}

const lightSheet = (sheet: string) => withoutFiles(asIfWithoutScripting(sheet))

// A browser that can run scripts does not match `scripting:none`, although a light page has no scripts.
const asIfWithoutScripting = (sheet: string) => sheet.replaceAll('@media (scripting:none)', '@media all')

/** Images and fonts in styles are decoration, which a light page omits. */
const withoutFiles = (sheet: string) => sheet.replace(/url\((?!#|data:)[^)]*\)/g, 'none')

const placeOfStyles = /<style data-sheets="([^"]*)"([^>]*)><\/style>/

/** A statement in `site/frame/header.module.css`: the header of a public page needs only the styles before it. */
const endOfHeaderStyles = '@layer below-header;'

/**
 * The page in parts, and the stylesheets after each part but the last. The first sheet has the styles that all pages
 * share. On a slow connection the header is visible as soon as its styles arrive, so all other styles follow it
 * (`entry.client.tsx` moves them when scripts start).
 */
const cutAtStyles = (page: string) => {
  const place = placeOfStyles.exec(page)
  if (!place) return { parts: [page], hrefs: [], attributes: '' }
  const [{ length }, names = '', attributes = ''] = place
  const files = names.split(' ').filter(Boolean)
  const start = place.index + length
  const content = hasScript(page) && files.length > 1 ? page.indexOf('<main id="content"', start) : -1
  const cuts = content < 0 ? [start] : [start, content]
  return {
    parts: [page.slice(0, place.index), ...cuts.map((cut, index) => page.slice(cut, cuts[index + 1]))],
    hrefs: content < 0 ? [files] : isForVisitors(page) ? splitAtHeader(files) : [files.slice(0, 1), files.slice(1)],
    attributes,
  }
}

const splitAtHeader = ([shared = '', ...own]: string[]) => [[`${shared}#header`], [`${shared}#rest`, ...own]]

/** The scripts of public pages do not need the routes of the admin area: scripts/prepare/site-manifest.mjs. */
const manifest = { ofAllRoutes: 'import "/assets/manifest-', forVisitors: 'import "/assets/site-manifest-' }
const isForVisitors = (html: string) => html.includes('site/layout')

const waitingScript = '<script type="text/waiting">'

/**
 * In one pass, because each pass copies the page. Also removes the link attributes for route discovery, which
 * react-router.config.ts turns off.
 */
const withDeferredScripts = (html: string) => {
  const replacements: Record<string, string> = {
    '<script type="module" async="">': waitingScript,
    [manifest.ofAllRoutes]: isForVisitors(html) ? manifest.forVisitors : manifest.ofAllRoutes,
  }
  return html.replace(deferred, (found) => replacements[found] ?? '')
}

const deferred =
  /<link rel="modulepreload"[^>]*>|<script type="module" async="">|import "\/assets\/manifest-| data-discover="true"| class=""/g
