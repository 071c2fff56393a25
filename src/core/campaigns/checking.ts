/** What somebody should see to before a letter goes to everybody. */
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { lettersPath } from '#shared/newsletter-paths.ts'
import type { Finding } from '#shared/shapes/campaign.ts'
import { rowCalled } from '../articles/addresses.ts'
import type { Database } from '../database/open.ts'
import { NotFound } from '../errors.ts'
import { pictureIdOf } from '../library/picture-address.ts'
import { parseMarkdown } from '../markdown.ts'
import { sitePages } from '../search/pages.ts'
import { leaveFill, type letterText, type Written } from './letter-page.ts'

type Letter = ReturnType<typeof letterText>

const must = (kind: Finding['kind'], text: string): Finding => ({ kind, text, mustMend: true })
const should = (kind: Finding['kind'], text: string): Finding => ({ kind, text, mustMend: false })

export const bytesOf = ({ html, text }: Pick<Letter, 'html' | 'text'>) =>
  Buffer.byteLength(html) + Buffer.byteLength(text)

export const findingsIn = async (
  db: Database,
  written: Written,
  letter: Letter,
  hasPostalLine: boolean,
  site: string,
) => {
  const findings: Finding[] = []
  if (!written.subject) findings.push(must('subject', 'The letter has no subject.'))
  if (!written.content) findings.push(must('content', 'The letter is empty.'))
  findings.push(...sizeFindings(bytesOf(letter)))
  if (!hasLeaveLink(letter)) findings.push(must('leave', 'There is no link to leave.'))
  if (!hasPostalLine)
    findings.push(
      should(
        'postal',
        'The letter does not say where Voima is. Write the address on the page “Site”, under “Contact”.',
      ),
    )
  const { links, pictures } = linksIn(written.content)
  for (const { alt, address } of pictures)
    if (!alt) findings.push(should('alt', `The picture ${address} has no words for who cannot see it.`))
  for (const address of [...links, ...pictures.map((picture) => picture.address)])
    if (!(await leadsSomewhere(db, address, site))) findings.push(should('link', `${address} leads nowhere.`))
  return findings
}

const hasLeaveLink = ({ html, text, headers }: Letter) =>
  [html, text, headers['List-Unsubscribe']].every((part) => part.includes(leaveFill))

const sizeFindings = (bytes: number): Finding[] => {
  const kilobytes = Math.ceil(bytes / 1000)
  if (bytes > limits.letterBytes)
    return [
      must(
        'size',
        `The letter has ${kilobytes} KB. Some mail programs cut what has more than ${limits.letterBytes / 1000} KB.`,
      ),
    ]
  if (bytes > limits.lightLetterBytes)
    return [
      should('size', `The letter has ${kilobytes} KB. Up to ${limits.lightLetterBytes / 1000} KB is light on data.`),
    ]
  return []
}

const linksIn = (content: string) => {
  const tokens = parseMarkdown(content).flatMap(({ children }) => children ?? [])
  const ofType = (type: string) => tokens.filter((token) => token.type === type)
  return {
    links: ofType('link_open').map((token) => String(token.attrGet('href') ?? '')),
    pictures: ofType('image').map((token) => ({
      address: String(token.attrGet('src') ?? ''),
      alt: token.content.trim(),
    })),
  }
}

const known: string[] = [
  '/',
  newsFeed.path,
  blogFeed.path,
  '/search',
  lettersPath,
  ...sitePages.map(({ path }) => path),
]

/** Only of our own addresses we can tell: nobody else is asked. */
const leadsSomewhere = async (db: Database, address: string, site: string) => {
  const own = address.startsWith(`${site}/`) ? address.slice(site.length) : address
  if (!own.startsWith('/') || own.startsWith('//')) return true
  const path = own.replace(/[?#].*$/, '')
  if (known.includes(path) || path.startsWith('/tags/')) return true
  const picture = pictureIdOf(own)
  if (picture) return isThere(db.selectFrom('images').select('id').where('id', '=', picture).executeTakeFirst())
  const [, start, name = ''] = /^(\/[a-z]+)\/([\w-]+)$/.exec(path) ?? []
  const feed = [newsFeed, blogFeed].find((each) => each.path === start)
  return feed !== undefined && isThere(rowCalled(db, feed.kind, name).then((row) => row.published_at))
}

const isThere = (found: Promise<unknown>) =>
  found.then(
    (thing) => Boolean(thing),
    (error) => {
      if (error instanceof NotFound) return false
      throw error
    },
  )
