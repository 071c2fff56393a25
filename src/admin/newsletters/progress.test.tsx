import { renderToString } from 'react-dom/server'
import { MemoryRouter, Outlet, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { outboxPath } from '#shared/paths.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { Progress } from './progress.tsx'

const newsletter = {
  ...{ _id: 'a', subject: 'A walk', state: 'sent' },
  result: { sent: 1, waiting: 0, failed: 0, unknown: 1 },
} as Newsletter

const shownTo = (role: string) =>
  renderToString(
    <MemoryRouter>
      <Routes>
        <Route element={<Outlet context={{ role }} />}>
          <Route index element={<Progress newsletter={newsletter} />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  )

test('only who may open the outbox is sent there; others read whom to ask', () => {
  expect(shownTo('administrator')).toContain(outboxPath)
  expect(shownTo('newsletter')).not.toContain(outboxPath)
  expect(shownTo('newsletter')).toContain('Ask an administrator')
})
