import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { codeAt, fromBase32, stepAt } from '#core/users/totp.ts'
import { ama } from '#test/cast.ts'
import { compiled } from '#test/compiled.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { emailsTo } from '#test/emails.ts'

const run = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/admin.mjs', ...args], { env: { ...compiled, ...env } }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  )

const passwordIn = (text: string) => /: (\S+)\n/.exec(text)?.[1] ?? ''

for (const database of databases)
  describe(`npm run admin on ${database.name}`, () => {
    test('resets a password, prints it once, and ends every session', async () => {
      await using organisation = await testCore({ database })
      const { sessions, history } = organisation.core
      const { token } = await sessions.open(ama)
      const env = { DATA_DIR: organisation.dataDir, DATABASE_URL: organisation.config.databaseUrl }
      const { code, text } = await run(env, 'reset-password', 'AMA@voima.example')
      expect(code).toBe(0)
      expect(text).toMatch(/^The new password of AMA@voima.example: (\w{4}-){4}\w{4}\n$/)
      expect(await sessions.userOf(token)).toBeUndefined()
      expect(await sessions.open({ email: ama.email, password: passwordIn(text) })).toHaveProperty('token')
      const { found } = await history.list({ page: 1, limit: 10, kind: 'people' })
      expect(found).toMatchObject([{ event: 'people.password-given', who: 'the command line', about: ama.email }])
    })

    test('turns two-step sign-in off only with the option for it', async () => {
      await using organisation = await testCore({ database })
      const { sessions, secondFactor } = organisation.core
      const user = (await sessions.userOf((await sessions.open(ama)).token)) as never
      const { secret } = await secondFactor.begin(user)
      await secondFactor.confirm(user, codeAt(fromBase32(secret), stepAt(new Date())))
      const env = { DATA_DIR: organisation.dataDir, DATABASE_URL: organisation.config.databaseUrl }

      const one = await run(env, 'reset-password', ama.email)
      const withoutCode = sessions.open({ email: ama.email, password: passwordIn(one.text) })
      await expect(withoutCode).rejects.toMatchObject({ fields: { code: expect.any(String) } })
      const other = await run(env, 'reset-password', ama.email, '--without-second-factor')
      expect(other.text).toContain('Two-step sign-in is off for this account.')
      expect(await sessions.open({ email: ama.email, password: passwordIn(other.text) })).toHaveProperty('token')
    })

    test('changes an address, and tells both', async () => {
      await using organisation = await testCore({ database })
      const { users, sessions } = organisation.core
      const env = { DATA_DIR: organisation.dataDir, DATABASE_URL: organisation.config.databaseUrl }
      const changed = await run(env, 'change-address', ama.email, 'ama@new.example')
      expect(changed).toMatchObject({ code: 0, text: expect.stringContaining('now has the address ama@new.example') })
      expect((await users.list()).map(({ email }) => email)).toEqual(['ama@new.example'])
      expect(await sessions.open({ ...ama, email: 'ama@new.example' })).toHaveProperty('token')
      for (const email of [ama.email, 'ama@new.example'])
        expect(await emailsTo(organisation.core, email)).toHaveLength(1)
      expect(await run(env, 'change-address', 'ama@new.example', 'nonsense')).toEqual({
        code: 1,
        text: 'nonsense is not an email address.\n',
      })
    })

    test('reports an address without an account, and creates none', async () => {
      await using organisation = await testCore({ database })
      const env = { DATA_DIR: organisation.dataDir, DATABASE_URL: organisation.config.databaseUrl }
      expect(await run(env, 'reset-password', 'nobody@voima.example')).toEqual({
        code: 1,
        text: 'There is no account for nobody@voima.example.\n',
      })
      expect(await organisation.core.users.list()).toHaveLength(1)
    })
  })

test('creates no database if there is none', async () => {
  const { code, text } = await run({ DATA_DIR: '/nowhere/at/all' }, 'reset-password', ama.email)
  expect([code, text]).toEqual([1, 'There is no database in /nowhere/at/all yet. Run npm start first.\n'])
})

test.each([
  [],
  ['reset-password'],
  ['forget', ama.email],
  ['change-address', ama.email],
  ['reset-password', ama.email, '--loudly'],
])('prints its usage if misspelt', async (...args) => {
  const { code, text } = await run({}, ...args)
  expect([code, text]).toEqual([
    1,
    'Usage: npm run admin -- list, or: npm run admin -- reset-password EMAIL [--without-second-factor], or: npm run admin -- change-address OLD NEW\n',
  ])
})
