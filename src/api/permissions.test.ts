import { expect, test, vi } from 'vitest'
import { formOf, testApi } from '../../tests/support/api.ts'
import { walk } from '../../tests/support/cast.ts'

// Today's one role may do everything; this stands for one that may do nothing.
vi.mock('#shared/permissions.ts', () => ({ can: () => false }))

test('somebody signed in whose role allows nothing may only sign out', async () => {
  await using stage = await testApi()
  const { paths } = (await stage.ask({ path: '/openapi.json' })).json
  const answers: string[] = []
  for (const [path, methods] of Object.entries<Record<string, { security?: object; requestBody?: object }>>(paths))
    for (const [method, { security, requestBody }] of Object.entries(methods)) {
      if (!security || path === '/auth/logout') continue
      const question = { method: method.toUpperCase(), path: path.replace('{id}', 'abc') }
      const { status } = await stage.ask({ as: 'Ama', ...question, body: requestBody && formOf(walk) })
      answers.push(`${method} ${path} ${status}`)
    }
  expect(answers.length).toBeGreaterThan(10)
  expect(answers.filter((answer) => !answer.endsWith(' 403'))).toEqual([])
  expect((await stage.ask({ as: 'Ama', method: 'POST', path: '/auth/logout' })).status).toBe(204)
})
