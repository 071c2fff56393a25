import { expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { driveApi } from './api/drive.ts'

/** Three thousand requests in total for every run; whole-api.long.test.ts has a hundred thousand. */
const requests = 1_500
const seed = 20_261_119

test.each(databases)(
  'generated requests to the API on $name get only documented responses',
  async (database) => {
    const { settings, close } = await database.openEmpty()
    const { statuses, worked } = await driveApi({ settings, requests, seed }).finally(close)
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 403, 404, 405, 415, 422]))
    const methods = new Set([...worked].map((call) => call.split(' ')[0]))
    expect([...methods]).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']))
    expect(worked.size).toBeGreaterThan(40)
  },
  240_000,
)
