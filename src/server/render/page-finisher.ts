/**
 * Finishes a rendered page: names the built scripts, inlines the styles of a public page (critical styles first), and
 * lists the hashes of inline scripts and styles in its policy.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSource, hasScript, policyFor } from './content-security-policy.ts'

/** `isApplication`: a page of the admin area. */
export type RenderedPage = { html: string; isApplication?: boolean }

/** `policy` is the content security policy of the page. `mayBeFramed` by our own pages: the admin area shows previews. */
export type FinishPage = (rendered: RenderedPage, mayBeFramed?: boolean) => { html: string; policy: string }

type Build = {
  /** The build for browsers, with the stylesheets that pages link to. */
  clientDir: string
  /** The addresses of the built scripts of public pages, by their sources. */
  scripts: Record<string, string>
  /** Precedes the path of images. */
  imageBaseUrl: string
}

export const createPageFinisher = ({ clientDir, scripts, imageBaseUrl }: Build): FinishPage => {
  const imageSource = URL.canParse(imageBaseUrl) ? ` ${new URL(imageBaseUrl).origin}` : ''
  const styleFor = createStyles(clientDir)
  return (rendered, mayBeFramed = false) => {
    const page = withBuiltNames(rendered.html, scripts)
    const { parts, hrefs } = rendered.isApplication ? { parts: [page], hrefs: [] } : cutAtStyles(page)
    const styles = hrefs.map((some) => styleFor(some, hasScript(page)))
    const styleSources = styles.map(({ source }) => source).join('')
    // Pieces are joined once, because copying the page for each of them would take longer than finding the hashes.
    const html = parts.map((part, index) => part + elementOf(styles[index])).join('')
    return { html, policy: policyFor(parts, { styleSources, imageSource, mayBeFramed }) }
  }
}

type Style = { text: string; source: string }

const elementOf = (style: Style | undefined) => (style ? `<style>${style.text}</style>` : '')

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
export const asIfWithoutScripting = (sheet: string) =>
  sheet
    .replaceAll('@media (scripting:none)', '@media all')
    .replace(/@media [^{]*\(scripting:enabled\)/g, '@media not all')

/** Images and fonts in styles are decoration, which a light page omits. */
const withoutFiles = (sheet: string) => sheet.replace(/url\((?!#|data:)[^)]*\)/g, 'none')

const stylesheetLinks = /(?:<link rel="stylesheet" href="[^"]*"\/>)+/

/** A statement in `site/frame/header.module.css`: the header of a public page needs only the styles before it. */
const endOfHeaderStyles = '@layer below-header;'

/**
 * The page in parts, and the stylesheets after each part but the last. The first sheet has the styles that all public
 * pages share. On a slow connection the header is visible as soon as its styles arrive, so all other styles follow it.
 */
const cutAtStyles = (rendered: string) => {
  const links = stylesheetLinks.exec(rendered)
  if (!links) return { parts: [rendered], hrefs: [] }
  const [{ length }] = links
  // React Router appends '#' to a file that another page loads lazily; it is the same file.
  const all = [...new Set(Array.from(links[0].matchAll(/href="([^"#]*)/g), ([, href = '']) => href))]
  const below = hasScript(rendered) ? all.find((file) => file.includes('-below-')) : undefined
  const files = all.filter((file) => file !== below)
  const page = below ? rendered.replace(belowFirstScreen, `<link rel="stylesheet" href="${below}"/>$&`) : rendered
  const start = links.index + length
  const content = hasScript(page) && files.length > 1 ? page.indexOf('<main id="content"', start) : -1
  const cuts = content < 0 ? [start] : [start, content]
  return {
    parts: [page.slice(0, links.index), ...cuts.map((cut, index) => page.slice(cut, cuts[index + 1]))],
    hrefs: content < 0 ? [files] : splitAtHeader(files),
  }
}

/**
 * Where the rest of a page begins that loads the styles of what is below the first screen as a file (`vite.config.ts`). A
 * light page has all its styles inside.
 */
const belowFirstScreen = /<section [^>]*data-below=""/

const splitAtHeader = ([shared = '', ...own]: string[]) => [[`${shared}#header`], [`${shared}#rest`, ...own]]

/** In one pass, because each pass copies the page. Also removes attributes that public pages do not use. */
const withBuiltNames = (page: string, scripts: Build['scripts']) =>
  page.replace(replaced, (found) => (found.startsWith('/') ? (scripts[found] ?? found) : ''))

const replaced = /\/src\/site\/browser\/[\w-]+\.ts| data-discover="true"| class=""/g
