/** What somebody should see to before a letter goes to everybody. */
import { limits } from '#shared/limits.ts'
import type { Finding } from '#shared/shapes/newsletter.ts'
import type { Database } from '../database/open.ts'
import { parseMarkdown } from '../lib/markdown.ts'
import { leadsSomewhere, ownPath } from './links.ts'
import { leaveFill, type letterText, type Written } from './render.ts'

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
  if (!written.subject.trim()) findings.push(must('subject', 'The letter has no subject.'))
  if (!written.content.trim()) findings.push(must('content', 'The letter is empty.'))
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
  for (const { alt, address } of pictures) {
    if (!ownPath(address, site)) findings.push(must('picture', notOurs(address)))
    if (!alt) findings.push(should('alt', `The picture ${address} has no words for who cannot see it.`))
  }
  const ours = pictures.map(({ address }) => address).filter((address) => ownPath(address, site))
  for (const address of new Set([...links, ...ours]))
    if (!(await leadsSomewhere(db, address, site)))
      findings.push(should('link', address ? `${address} leads nowhere.` : 'A link leads nowhere.'))
  if (!(await wasTried(db, letter)))
    findings.push(should('try', 'Nobody has sent it to themselves yet, as it is now. “Send it to me” does.'))
  return findings
}

export const tryPurpose = 'newsletter: a try'

/** The outbox knows, for as long as it keeps letters. */
const wasTried = (db: Database, { html }: Letter) =>
  db
    .selectFrom('email_texts')
    .select('id')
    .where('purpose', '=', tryPurpose)
    .where('html', '=', html)
    .executeTakeFirst()

export const sentencesOf = (findings: Finding[]) => findings.map(({ text }) => text).join(' ')

const notOurs = (address: string) =>
  `The picture ${address} is not on this site: whoever has it would learn who opens the letter. Use one of the site’s pictures.`

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
