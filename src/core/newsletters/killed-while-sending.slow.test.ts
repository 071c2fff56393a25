import { test } from 'vitest'
import { databases } from '#test/databases.ts'
import { expectOneEmailEach } from '#test/killed-newsletter.ts'

test.each(databases)(
  'killed five times while sending on $name: nobody gets it twice, everybody is sent to or listed',
  (database) => expectOneEmailEach(database, 5),
  120_000,
)
