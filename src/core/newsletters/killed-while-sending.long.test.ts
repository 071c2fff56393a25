import { test } from 'vitest'
import { databases } from '#test/databases.ts'
import { expectOneEmailEach } from '#test/killed-newsletter.ts'

test.each(databases)(
  'killed fifty times while it sends to many on $name: nobody twice, everybody sent or listed',
  (database) => expectOneEmailEach(database, 50),
)
