import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adwoa, ama } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { tokenFor } from '#test/emails.ts'
import { emptyStorage, sourceOf } from '#test/storage-kinds.ts'
import { stores } from '#test/stores.ts'
import { NotFound } from '../lib/errors.ts'
import { openCore } from '../organisation/core.ts'
import { restoreBackup } from './restore.ts'
import { saveBackup } from './save-backup.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-doors-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const [folderStore] = stores
const linkOf = (token: string) => `https://voima.example/here#${token}`
const newPassword = 'four goats on a red roof'

test.each(databases)('in $name no session or link from a backup works after the restore', async (database) => {
  await using stage = await testCore({ database })
  const { sessions, invitations, passwordResets } = stage.core
  const { token: session } = await sessions.open(ama)
  await passwordResets.request(ama.email, linkOf)
  const reset = await tokenFor(stage.core, ama.email)
  const user = (await sessions.userOf(session)) as never
  await invitations.invite(user, { email: adwoa.email, role: 'administrator' }, linkOf)
  const invitation = await tokenFor(stage.core, adwoa.email)
  const file = join(folder, 'backup.tar')
  await saveBackup(sourceOf(stage), file, new Date())

  await using target = await emptyStorage({ database, store: folderStore })
  await restoreBackup(file, sourceOf(target))
  const restored = await openCore(target.config)
  expect(await restored.sessions.userOf(session)).toBeUndefined()
  await expect(restored.passwordResets.use(reset, newPassword)).rejects.toThrow(NotFound)
  await expect(
    restored.invitations.accept({ token: invitation, password: adwoa.password, name: 'Adwoa Owusu' }),
  ).rejects.toThrow(NotFound)
  expect(await restored.sessions.open(ama)).toHaveProperty('token')
  await restored.close()
})
