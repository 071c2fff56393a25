/** Sees when somebody opens an article, whether or not its page was kept ready. Nothing about who it was is looked at twice. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kind } from '#shared/feeds.ts'

/** The page itself, or what a page asks for when somebody goes from a list to an article. */
const article = /^(\/api\/v1)?\/(news|blog)\/([0-9a-z][0-9a-z-]{0,99})(?:\?|$)/

// Browsers of people say Mozilla/5.0, a few say Opera. Programs that are honest say more, or something else.
const person = /^(?:Mozilla\/5\.0|Opera\/)/
const robot =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|fetch|externalhit|facebookcatalog|scan|archive/i

const isPerson = (agent: string) => person.test(agent) && !robot.test(agent)

// Looking through a name takes longer than the rest together, and there are few names. A stranger may make some up.
const maxAgents = 1_000

/** `ask`, asked once for each name. */
const remembering = (ask: (agent: string) => boolean) => {
  const known = new Map<string, boolean>()
  return (agent = '') => {
    const answer = known.get(agent)
    if (answer !== undefined) return answer
    if (known.size >= maxAgents) known.clear()
    known.set(agent, ask(agent))
    return known.get(agent) ?? false
  }
}

const mayBePerson = remembering(isPerson)

/** `opened` is told of an article that was found, by the name under which it was. */
export const createReaderCount =
  (opened: (kind: Kind, name: string) => void) => (request: IncomingMessage, response: ServerResponse) => {
    const [, asked, kind, name] = article.exec(request.url ?? '') ?? []
    if (!name || request.method !== 'GET' || !mayBePerson(request.headers['user-agent'])) return
    if (!(asked ? isFromPage(request) : isVisit(request))) return
    response.once('finish', () => {
      // 304: the browser has it already, and its reader opens it again.
      if (response.statusCode === 200 || response.statusCode === 304) opened(kind as Kind, name)
    })
  }

/** What a browser or its service worker fetches before or after it is read is no visit. Old browsers do not tell. */
const isVisit = ({ headers }: IncomingMessage) =>
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' && !headers['sec-purpose'] && !headers.purpose

/** Another program that asks the API is no reader, nor is somebody at work in the admin area. */
const isFromPage = ({ headers }: IncomingMessage) =>
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin' && Boolean(headers.referer) && !headers.authorization
