import { test } from 'vitest'
import { databases } from '#test/databases.ts'
import { expectOneEmailEach } from '#test/killed-newsletter.ts'

test.each(databases)(
  'killed fifty times while sending on $name: nobody gets it twice, everybody is sent to or listed',
  (database) => expectOneEmailEach(database, 50),
)
