/**
 * Tests hash passwords at the lowest cost, because a hash of the product takes longer than most tests. What it costs is
 * tested by password-hash.test.ts and sign-in-work.test.ts, without this file.
 */
import { vi } from 'vitest'
import { inUsualForm } from '#shared/fold.ts'
import { cheapHash } from './cheap-hash.ts'

vi.mock('#core/users/password-hash.ts', async (load) => {
  const real = await load<typeof import('#core/users/password-hash.ts')>()
  return { ...real, hashPassword: async (password: string) => cheapHash(inUsualForm(password)) }
})
