import { expect, test } from 'vitest'
import { byFirstSegment } from './route-groups.ts'

const module = { default: () => null }
const paths: Record<string, { path?: string; parentId?: string }> = {
  root: { path: '' },
  layout: { parentId: 'root' },
  home: { parentId: 'layout' },
  news: { path: 'news', parentId: 'layout' },
  article: { path: 'news/:id', parentId: 'layout' },
  search: { path: 'search', parentId: 'layout' },
  people: { path: 'people', parentId: 'search' },
  any: { path: '*', parentId: 'layout' },
}
const routes = Object.fromEntries(Object.entries(paths).map(([id, route]) => [id, { id, module, ...route }]))

let made = 0
const idsFor = byFirstSegment(routes as never, (group) => {
  made += 1
  return Object.keys(group)
})
const idsAt = (path: string) => idsFor(new Request(`http://localhost${path}`))

const everywhere = ['root', 'layout', 'home']

test('a request is matched against the routes of its first segment and those for any segment', () => {
  expect(idsAt('/news?page=2')).toEqual([...everywhere, 'news', 'article', 'any'])
  expect(idsAt('/news/a-slug')).toEqual(idsAt('/news'))
  expect(idsAt('/')).toEqual([...everywhere, 'any'])
})

test('a group contains the routes below its routes', () => {
  expect(idsAt('/search/people')).toEqual([...everywhere, 'search', 'people', 'any'])
  expect(idsAt('/people')).toEqual([...everywhere, 'any'])
})

test('a path matches in capital letters, escaped, and as a data request', () => {
  for (const path of ['/NEWS', '/%6Eews', '/news.data', '/news/_.data']) expect(idsAt(path)).toEqual(idsAt('/news'))
  expect(idsAt('/_.data')).toEqual(idsAt('/'))
})

test('unknown segments share one group, so nobody can fill the memory with groups', () => {
  idsAt('/')
  const before = made
  for (const path of ['/a', '/b/c', '/constructor', '/__proto__', '/news%2Ffeed']) idsAt(path)
  expect(made).toBe(before)
})
