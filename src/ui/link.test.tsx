import { renderToString } from 'react-dom/server'
import { MemoryRouter, Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { expect, test } from 'vitest'
import { Link, NavLink } from './link.tsx'

const at = (path: string, link: React.ReactNode) =>
  renderToString(<MemoryRouter initialEntries={[path]}>{link}</MemoryRouter>)

test.each([
  { to: '/', children: 'Home' },
  { to: '/search?q=pain+crisis&page=2', 'aria-current': 'page' as const, className: 'page' },
  { to: '/numbers#ghana', lang: 'en', children: <b>Ghana</b> },
  { to: '/news/first-visit', state: { article: 1 }, onClick: () => {} },
])('the server renders the link to $to like React Router', (props) => {
  expect(at('/', <Link {...props} />)).toBe(at('/', <RouterLink {...props} />))
})

for (const path of ['/', '/news', '/News/', '/news/first-visit', '/newsletters'])
  test(`on ${path}, the current link is marked as by React Router`, () => {
    for (const props of [{ to: '/', end: true }, { to: '/news', className: 'item' }, { to: '/help' }])
      expect(at(path, <NavLink {...props}>Text</NavLink>)).toBe(
        at(path, <RouterNavLink {...props}>Text</RouterNavLink>),
      )
  })
