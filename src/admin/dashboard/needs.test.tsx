import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Dashboard } from '#shared/shapes/dashboard.ts'
import { Needs } from './needs.tsx'

const shown = (standing: Dashboard) =>
  renderToString(
    <MemoryRouter>
      <Needs {...standing} />
    </MemoryRouter>,
  )

const nothing = { articles: 0, source: 0, description: 0, consent: 0 }
const counts = { waiting: 0, sent: 0, failed: 0, unknown: 0 }
const health = { sends: true, from: 'Voima <info@voima.example>', isQuotaReached: false }
const calm: Dashboard = {
  messages: { all: 1, recent: 0, unread: 0, urgent: 0, mine: 0 },
  incomplete: { news: nothing, blog: nothing },
  mail: { counts, health },
  launch: [{ step: 'mail', isDone: true }],
  corrections: [],
}

test('all is done if no part of Home asks for something', () => expect(shown(calm)).toContain('All done.'))

test.each<[string, Dashboard]>([
  ['a read message that may be an emergency', { messages: { all: 1, recent: 0, unread: 0, urgent: 1, mine: 0 } }],
  ['a question that may be an emergency', { tasks: [{ task: 'urgentQuestions', count: 1 }] }],
  ['an email that did not arrive', { mail: { counts: { ...counts, failed: 1 }, health } }],
  ['an incomplete article', { incomplete: { news: nothing, blog: { ...nothing, articles: 1, source: 1 } } }],
  ['a number to check', { numbersToCheck: [{ kind: 'news', _id: '1', title: 'Codes' }] }],
  ['an open step of the launch list', { launch: [{ step: 'mail', isDone: false }] }],
])('nothing is "all done" beside %s', (_, open) => expect(shown({ ...calm, ...open })).toBe(''))

test('a scheduled article is no task', () => {
  const news = { all: 1, draft: 0, review: 0, scheduled: 1, published: 0, removed: 0 }
  expect(shown({ ...calm, news })).toContain('All done.')
})
