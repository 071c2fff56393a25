import { expect, test } from 'vitest'
import { yaw } from '../../../tests/support/cast.ts'
import { testCore } from '../../../tests/support/core.ts'
import { databases } from '../../../tests/support/databases.ts'
import { importFrom } from '../../../tests/support/importing.ts'
import { oldToken, startOldSite } from '../../../tests/support/old-site.ts'

test.each([...databases])(
  'an import into $name brings nobody back who has left here and was erased',
  async (database) => {
    await using here = await testCore({ database })
    await here.core.subscribers.add(yaw)
    await here.core.personalData.erase(yaw.email)
    await using old = await startOldSite({ subscriptions: [{ _id: 's1', email: yaw.email.toUpperCase() }] })
    const { report } = await importFrom({ ...here, ...old, token: oldToken })
    expect(report?.subscribers).toEqual({ made: 0, existing: 1, refused: 0 })
    expect(await here.core.subscribers.newest()).toEqual([])
  },
)
