import { test } from 'vitest'
import { expectFiftyOfACrowd } from '#test/crowd.ts'
import { databases } from '#test/databases.ts'

test.each(databases)(
  'in each of twenty rounds, exactly 50 of 200 simultaneous sign-ups get one of 50 places on $name',
  (database) => expectFiftyOfACrowd(database, 20),
  120_000,
)
