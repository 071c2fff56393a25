import { expect, test } from 'vitest'
import { areasFor, beginningsFor, closedArea, currentAt, shortcutsFor, tabRowsAt } from './areas.ts'

const menuFor = (role: string) =>
  areasFor({ role }).map(({ text, pages }) => [text, ...pages.map((page) => page.text)].join(' / '))

test('an administrator’s menu has ten entries', () => {
  expect(menuFor('administrator')).toEqual([
    'Home / Home',
    'Articles / News / Blog / Calendar',
    'Events / Events',
    'Inbox / Messages / Questions',
    'Newsletter / Newsletters / Subscribers',
    'Supporters / Volunteers / Gifts',
    'Places / Places',
    'Pictures and files / Pictures / Files',
    'Website / Texts / Look / Statistics',
    'Settings / People / Email / Privacy requests / History / Backups / Old site',
  ])
})

test('the menu shows an editor only what an editor may do, and an entry leads to the first of these pages', () => {
  expect(menuFor('editor')).toEqual([
    'Home / Home',
    'Articles / News / Blog / Calendar',
    'Events / Events',
    'Inbox / Questions',
    'Places / Places',
    'Pictures and files / Pictures / Files',
    'Website / Statistics',
  ])
})

test('the menu shows a responder what people send to the site, and nothing else', () => {
  expect(menuFor('responder')).toEqual(['Home / Home', 'Inbox / Messages / Questions', 'Supporters / Volunteers'])
  expect(closedArea({ role: 'responder' }, '/managenews')).toBeDefined()
})

test('the bar of a phone has Home, Inbox and Events, and New offers only what the user may write', () => {
  expect(shortcutsFor({ role: 'administrator' }).map(({ text }) => text)).toEqual(['Home', 'Inbox', 'Events'])
  expect(shortcutsFor({ role: 'responder' }).map(({ text }) => text)).toEqual(['Home', 'Inbox'])
  expect(beginningsFor({ role: 'administrator' }).map(({ text }) => text)).toContain('Newsletter')
  expect(beginningsFor({ role: 'editor' }).map(({ text }) => text)).toEqual([
    'News article',
    'Blog article',
    'Event',
    'Question by phone',
  ])
})

test('the calendar is there for each of the three jobs whose work it shows, and for no other', () => {
  expect(menuFor('events')).toEqual(['Home / Home', 'Calendar / Calendar', 'Events / Events'])
  expect(menuFor('newsletter')).toContain('Calendar / Calendar')
  expect(areasFor({ role: 'newsletter' }).find(({ text }) => text === 'Calendar')?.icon).toBe('calendar')
  expect(menuFor('writer')).toContain('Articles / News / Blog / Calendar')
  expect(closedArea({ role: 'door' }, '/calendar')).toBeDefined()
})

test('a user with an unknown role sees only Home', () => {
  expect(menuFor('unknown')).toEqual(['Home / Home'])
})

const tabsAt = (role: string, pathname: string) =>
  tabRowsAt({ role }, pathname).map(({ pages }) =>
    pages.map((page) => (currentAt([page], pathname) ? `[${page.text}]` : page.text)).join(' '),
  )

test('an area’s pages have tabs, of which the pages below a tab and people without a choice see none', () => {
  expect(tabsAt('administrator', '/manageblog')).toEqual(['News [Blog] Calendar'])
  expect(tabsAt('administrator', '/outbox')).toEqual([
    'People [Email] Privacy requests History Backups Old site',
    'Email setup [Outbox]',
  ])
  expect(tabsAt('administrator', '/editblog/abc')).toEqual([])
  expect(tabsAt('administrator', '/reply-settings')).toEqual([])
  expect(tabsAt('administrator', '/manageevents')).toEqual([])
  expect(tabsAt('editor', '/managequestions')).toEqual([])
})

test.each(['/managecontact', '/messages/abc', '/managesubscribers', '/people', '/history', '/backups'])(
  '%s is closed to an editor and open to an administrator',
  (path) => {
    expect(closedArea({ role: 'editor' }, path)).toBeDefined()
    expect(closedArea({ role: 'administrator' }, path)).toBeUndefined()
  },
)

test.each(['/admindashboard', '/managenews', '/edit/abc', '/addblog', '/account', '/messagesfromnowhere'])(
  '%s is open to an editor',
  (path) => {
    expect(closedArea({ role: 'editor' }, path)).toBeUndefined()
  },
)
