import { expect, test } from 'vitest'
import { esi } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { openCore } from '../organisation/core.ts'

test('what another process writes is noticed once, and what this one writes is not', async () => {
  await using organisation = await testCore()
  const { core } = organisation
  let notices = 0
  core.onChange(() => {
    notices += 1
  })
  await core.noticeOthers()
  await core.subscribers.add(esi)
  await core.noticeOthers()
  expect(notices).toBe(0)

  const other = await openCore(organisation.config)
  await core.noticeOthers()
  const before = notices
  await other.subscribers.add({ email: 'kofi@mail.example' })
  await other.close()
  await core.noticeOthers()
  await core.noticeOthers()
  expect(notices).toBe(before + 1)
})
