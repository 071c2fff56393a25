import { test } from 'vitest'
import { expectFiftyOfACrowd } from '#test/crowd.ts'
import { databases } from '#test/databases.ts'

test.each(databases)(
  'in each of five rounds, exactly 50 of 200 simultaneous sign-ups get one of 50 places on $name',
  (database) => expectFiftyOfACrowd(database, 5),
  120_000,
)
