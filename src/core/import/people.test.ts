import { expect, test } from 'vitest'
import { yaw } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { importFrom } from '#test/importing.ts'
import { oldToken, startOldSite } from '#test/old-site.ts'

test.each([...databases])('an import into $name does not subscribe anybody who was erased here', async (database) => {
  await using here = await testCore({ database })
  await here.core.subscribers.add(yaw)
  await here.core.personalData.erase(yaw.email)
  await using old = await startOldSite({ subscriptions: [{ _id: 's1', email: yaw.email.toUpperCase() }] })
  const { report } = await importFrom({ ...here, ...old, token: oldToken })
  expect(report?.subscribers).toEqual({ made: 0, existing: 1, refused: 0 })
  expect(await here.core.subscribers.newest()).toEqual([])
})
