import { expect, test } from 'vitest'
import { areasFor, beginningsFor, closedArea } from './areas.ts'

const namesFor = (role: string) => areasFor({ role }).flatMap(({ areas }) => areas.map(({ text }) => text))

test('the menu shows an editor only what an editor may do', () => {
  expect(namesFor('editor')).toEqual([
    'Dashboard',
    'News',
    'Blogs',
    'Calendar',
    'Pictures',
    'Files',
    'Questions',
    'Events',
    'Places of care',
    'Statistics',
  ])
  expect(namesFor('administrator')).toEqual(expect.arrayContaining(['Messages', 'Subscribers', 'People', 'History']))
})

test('the menu shows a responder what people send to the site, and nothing else', () => {
  expect(namesFor('responder')).toEqual(['Dashboard', 'Messages', 'Questions', 'Volunteers'])
  expect(closedArea({ role: 'responder' }, '/managenews')).toBeDefined()
})

test('the administrator’s menu has four groups, and New offers only what the user may write', () => {
  expect(areasFor({ role: 'administrator' }).map(({ name }) => name)).toEqual([
    '',
    'Write',
    'Community',
    'Site',
    'Settings',
  ])
  expect(beginningsFor({ role: 'administrator' }).map(({ text }) => text)).toContain('Newsletter')
  expect(beginningsFor({ role: 'editor' }).map(({ text }) => text)).toEqual(['News article', 'Blog article', 'Event'])
})

test('a user with an unknown role sees only the dashboard', () => {
  expect(namesFor('treasurer')).toEqual(['Dashboard'])
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
