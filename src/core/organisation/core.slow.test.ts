import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testCore } from '#test/core.ts'
import { openCore } from './core.ts'

const unnamed = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }

test('a start that fails on a disk error leaves nothing partial, and the next start is complete', async () => {
  await using organisation = await testCore({ settings: unnamed })
  await organisation.core.close()
  await rm(organisation.dataDir, { recursive: true })
  await mkdir(organisation.dataDir)
  await writeFile(join(organisation.dataDir, 'media'), 'a file where a folder should be')
  const config = { ...organisation.config, starterContent: 'yes' as const }
  await expect(openCore(config)).rejects.toThrow()
  await rm(join(organisation.dataDir, 'media'))
  const core = await openCore(config)
  expect((await core.articles.list('news', 1, 10)).found).toHaveLength(3)
  expect(core.newAdministrator).toBeDefined()
  await core.close()
})
