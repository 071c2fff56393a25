import { test } from 'vitest'
import { databases } from '#test/databases.ts'
import { expectOneEmailEach } from '#test/killed-newsletter.ts'

test.each(databases)(
  'killed five times while it sends to many on $name: nobody twice, everybody sent or listed',
  (database) => expectOneEmailEach(database, 5),
  120_000,
)
