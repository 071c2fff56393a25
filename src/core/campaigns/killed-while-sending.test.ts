import { expect, test } from 'vitest'
import { databases } from '../../../tests/support/databases.ts'
import { sendThroughDeaths } from '../../../tests/support/killed-campaign.ts'

test.each(databases)(
  'killed five times while it sends to many on $name: nobody twice, everybody sent or listed',
  async (database) => {
    const { names, got, inDoubt, result } = await sendThroughDeaths(database, 5)
    expect(new Set(got).size).toBe(got.length)
    expect([...new Set([...got, ...inDoubt])].sort()).toEqual(names.sort())
    expect(result).toMatchObject({
      waiting: 0,
      failed: 0,
      sent: names.length - inDoubt.length,
      unknown: inDoubt.length,
    })
  },
  120_000,
)
