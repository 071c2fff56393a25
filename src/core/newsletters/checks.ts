/**
 * The checks before a newsletter is sent: issues that block sending, and issues that a person may accept. Only links to
 * this site are checked; no other server is contacted.
 */
import { blogFeed, type Feed, newsFeed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { fixedPaths } from '#shared/pages/page-lists.ts'
import { newslettersPath } from '#shared/paths.ts'
import type { Issue } from '#shared/shapes/newsletter.ts'
import { findArticleRowByName } from '../articles/slugs.ts'
import type { Database } from '../database/tables.ts'
import { imageIdOfUrl } from '../images/stored-image.ts'
import { NotFound } from '../lib/errors.ts'
import { parseMarkdown } from '../lib/markdown.ts'
import { ownPath, type RenderedNewsletter, unsubscribeVariable, type Written } from './render.ts'

const blocking = (kind: Issue['kind'], text: string): Issue => ({ kind, text, isBlocking: true })
const acceptable = (kind: Issue['kind'], text: string): Issue => ({ kind, text, isBlocking: false })

/** The download size for readers, in bytes. */
export const bytesOf = ({ html, text }: Pick<RenderedNewsletter, 'html' | 'text'>) =>
  Buffer.byteLength(html) + Buffer.byteLength(text)

export type CheckDeps = {
  db: Database
  /** The public pages of the records, apart from articles, tags and newsletters. */
  recordPages: () => Promise<{ path: string }[]>
}

export const issuesIn = async (deps: CheckDeps, written: Written, rendered: RenderedNewsletter, site: string) => [
  ...textIssues(written, rendered),
  ...(await linkIssues(deps, written, site)),
  ...((await hasTestEmail(deps.db, rendered))
    ? []
    : [acceptable('test', 'Send yourself a test email of this version first.')]),
]

const textIssues = ({ subject, content }: Written, rendered: RenderedNewsletter) => {
  const issues: Issue[] = []
  if (!subject.trim()) issues.push(blocking('subject', 'The newsletter has no subject.'))
  if (!content.trim()) issues.push(blocking('content', 'The newsletter is empty.'))
  issues.push(...sizeIssues(Buffer.byteLength(rendered.html)))
  if (!hasUnsubscribeLink(rendered)) issues.push(blocking('unsubscribe', 'There is no unsubscribe link.'))
  if (!rendered.hasPostalAddress) issues.push(acceptable('postal', noPostalAddress))
  return issues
}

const noPostalAddress =
  'The newsletter does not give our address. An administrator can add it on the page “Texts”, under “Contact details”.'

const linkIssues = async (deps: CheckDeps, { content }: Written, site: string) => {
  const issues: Issue[] = []
  const { links, images } = linksIn(content)
  for (const { alt, address } of images) {
    if (!ownPath(address, site)) issues.push(blocking('picture', notOurs(address)))
    if (!alt) issues.push(acceptable('alt', `The picture ${address} has no description.`))
  }
  const ownAddresses = images.map(({ address }) => address).filter((address) => ownPath(address, site))
  for (const address of new Set([...links, ...ownAddresses]))
    if (!(await leadsSomewhere(deps, address, site)))
      issues.push(acceptable('link', address ? `The link ${address} does not work.` : 'A link is empty.'))
  return issues
}

export const testPurpose = 'newsletter: test email'

/** Known as long as the outbox stores emails. */
const hasTestEmail = (db: Database, { html }: RenderedNewsletter) =>
  db
    .selectFrom('email_texts')
    .select('id')
    .where('purpose', '=', testPurpose)
    .where('html', '=', html)
    .executeTakeFirst()

export const sentencesOf = (issues: Issue[]) => issues.map(({ text }) => text).join(' ')

const notOurs = (address: string) =>
  `The picture ${address} is not on this site. Use a picture of this site, because the owner of another one would learn who opens the newsletter.`

const hasUnsubscribeLink = ({ html, text, headers }: RenderedNewsletter) =>
  [html, text, headers['List-Unsubscribe']].every((part) => part?.includes(unsubscribeVariable))

const sizeIssues = (bytes: number): Issue[] => {
  const kilobytes = Math.ceil(bytes / 1000)
  if (bytes > limits.newsletterBytes)
    return [
      blocking(
        'size',
        `The newsletter with its layout is ${kilobytes} KB. Some email programs cut emails off after ${limits.newsletterBytes / 1000} KB.`,
      ),
    ]
  if (bytes > limits.lightNewsletterBytes)
    return [
      acceptable(
        'size',
        `The newsletter with its layout is ${kilobytes} KB. Up to ${limits.lightNewsletterBytes / 1000} KB saves readers’ data.`,
      ),
    ]
  return []
}

/** Markdown makes no link of an address with a scheme that is not allowed: readers would see the brackets. */
const rejectedLinksIn = (text: string) =>
  Array.from(text.matchAll(/\]\(<?([^)>\s]+)>?\)/g), ([, address = '']) => address)

const linksIn = (content: string) => {
  const tokens = parseMarkdown(content).flatMap(({ children }) => children ?? [])
  const ofType = (type: string) => tokens.filter((token) => token.type === type)
  return {
    links: [
      ...ofType('link_open').map((token) => String(token.attrGet('href') ?? '')),
      ...ofType('text').flatMap(({ content }) => rejectedLinksIn(content)),
    ],
    images: ofType('image').map((token) => ({
      address: String(token.attrGet('src') ?? ''),
      alt: token.content.trim(),
    })),
  }
}

// An email program opens only an address with a scheme.
const isElsewhere = (address: string) =>
  /^https?:\/\/[^/]/i.test(address) ? URL.canParse(address) : /^(mailto|tel):./i.test(address)

const leadsSomewhere = async ({ db, recordPages }: CheckDeps, address: string, site: string) => {
  const own = ownPath(address, site)
  if (own === undefined) return isElsewhere(address)
  const picture = imageIdOfUrl(own)
  if (picture) return isThere(db.selectFrom('images').select('id').where('id', '=', picture).executeTakeFirst())
  const path = own.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  if (fixedPaths.includes(path)) return true
  const record = path.replace(/^\/print(?=\/(?:news|blog|events)\/[^/]+$)/, '').replace(partOfRecord, '$1$2$3')
  const [, start = '', name = ''] = /^(\/[a-z]+)\/([\w-]+)$/.exec(record) ?? []
  const lookUp = lookUps[start]
  return lookUp ? isThere(lookUp(db, name)) : (await recordPages()).some((page) => page.path === record)
}

/** What has an address below that of its record. */
const partOfRecord =
  /^(\/tags\/[^/]+)\/feed\.xml$|^(\/events\/[^/]+)\/(?:signup|calendar\.ics)$|^(\/files\/[^/]+)\/[^/]+$/

type LookUp = (db: Database, name: string) => Promise<unknown>

const published =
  ({ kind }: Feed): LookUp =>
  (db, name) =>
    findArticleRowByName(db, kind, name).then((row) => row.published_at)

const lookUps: Record<string, LookUp> = {
  [newsFeed.path]: published(newsFeed),
  [blogFeed.path]: published(blogFeed),
  '/files': (db, id) => db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst(),
  '/tags': (db, slug) =>
    db
      .selectFrom('article_tags')
      .select('slug')
      .where('slug', '=', slug)
      .where('public_sort_at', 'is not', null)
      .executeTakeFirst(),
  [newslettersPath]: (db, id) =>
    db
      .selectFrom('newsletters')
      .select('id')
      .where('id', '=', id)
      .where('started_at', 'is not', null)
      .executeTakeFirst(),
}

const isThere = async (found: Promise<unknown>) => {
  try {
    return Boolean(await found)
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}
