/** The page of the static copy that says what no longer works, in the frame of the page for unknown addresses. */
import { longDay } from '#shared/format.ts'
import { contactPath, helpPath } from '#shared/paths.ts'

export const lostPath = '/what-no-longer-works'

const title = 'What no longer works'

export const lostLink = `<a href="${lostPath}">${title}</a>`

/** Stands in place of each form. */
export const formNotice = `<p><strong>This form does not work in a copy of the site.</strong> Nobody would receive what you type. ${lostLink}</p>`

const lost = [
  'Forms: messages, questions without a name, offers to help, promises of gifts, places at events and the newsletter. Nobody receives them.',
  'Answers to questions that were asked with a code, and the links in emails.',
  'The search, and the filters of lists. The lists themselves are complete, page by page.',
  'The sickle cell card, which is a program. Print it, and fill it in with a pen.',
  'The data saver, reading without a network, and changes to events: dates stay as they were on that day.',
  'Signing in. Nobody can change the pages.',
]

/** Replaces the title and the content of the page. */
export const withLostPage = (page: string, at: Date) =>
  page
    .replace(/<title>[^<]*(?=( – [^<]*)?<\/title>)/, `<title>${title}`)
    .replace(/(<main[^>]*>).*<\/main>/s, `$1${contentOn(at)}</main>`)

const contentOn = (at: Date) => `<section class="container section">
<h1>${title}</h1>
<p class="lead">This is a copy of the site as it was on ${longDay(at.toISOString())}. Its pages can be read, and nothing else.</p>
<p>Is somebody ill? <a href="${helpPath}">Get help now</a>. The page <a href="${contactPath}">Contact</a> says how else to reach us.</p>
<h2>Not in this copy</h2>
<ul>${lost.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>
<p>The texts of all articles are also in the folder “articles” of this copy, as Markdown files.</p>
</section>`
