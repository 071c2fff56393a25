import { renderToString } from 'react-dom/server'
import { MemoryRouter, Link as RouterLink } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

const at = (path: string, link: React.ReactNode) =>
  renderToString(<MemoryRouter initialEntries={[path]}>{link}</MemoryRouter>)

test.each([
  { to: '/', children: 'Home' },
  { to: '/search?q=pain+crisis&page=2', 'aria-current': 'page' as const, className: 'page' },
  { to: '/numbers#ghana', lang: 'en', children: <b>Ghana</b> },
  { to: '/news/first-visit', onClick: () => {} },
])('the server renders the link to $to like React Router', (props) => {
  expect(at('/', <Link {...props} />)).toBe(at('/', <RouterLink {...props} />))
})
