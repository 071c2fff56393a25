import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { imageFileRoutes } from '#server/app.ts'
import { testApi } from '#test/api.ts'
import { esi, walk, yaw } from '#test/cast.ts'
import { compiled } from '#test/compiled.ts'
import { testCore } from '#test/core.ts'
import { pictures } from '#test/pictures.ts'

const run = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/import.mjs', ...args], { env: { ...compiled, ...env } }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  )

/** A running site of this kind, to import from. */
const ourSite = async () => {
  const stage = await testApi()
  const app = new Hono()
    .all('/api/v1/*', (c) => stage.api.fetch(c.req.raw, { visitor: '203.0.113.7' }))
    .route('/media', imageFileRoutes(stage.core))
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await stage.close()
  }
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
  return { core: stage.core, token: stage.token, address, [Symbol.asyncDispose]: close }
}

test('npm run import imports everything from a site of this kind once, and reports the numbers', async () => {
  await using source = await ourSite()
  const sources = [{ name: 'WHO, fact sheet', year: 2025, url: 'https://www.who.int/' }]
  const fields = { ...walk, imageAlt: 'Red shirts', language: 'tw', isHealth: false, sources } as const
  await source.core.articles.publish('news', fields, await pictures.jpeg(400, 250))
  for (let number = 0; number < 120; number += 1) await source.core.articles.publish('blog', walk)
  await source.core.messages.receive(yaw)
  await source.core.subscribers.add(esi)
  await using here = await testCore()
  const env = { DATA_DIR: here.dataDir }

  const first = await run(env, source.address, '--token', source.token)
  expect(first.text).toMatch(/^news +1 +0 +0\nblog +120 +0 +0\nmessages +1 +0 +0\nsubscribers +1 +0 +0\n$/m)
  expect(first.text).toContain('blog: page 2 of 2, 120 new, 0 already imported')
  expect(first.text).not.toMatch(new RegExp(`${source.token}|${esi.email}|${yaw.email}`))
  expect(first.code).toBe(0)
  const second = await run(env, `${source.address}/`)
  expect(second.text).toMatch(/^news +0 +1 +0\nblog +0 +120 +0\nTo import messages and subscribers, add/m)

  const [there] = (await source.core.articles.list('news', 1, 1)).found
  const [taken] = (await here.core.articles.list('news', 1, 1)).found
  const { _id, imageId, imageUrl, imageSrcset, imageAvif, imageLight, ...same } = there ?? {}
  expect(taken).toMatchObject(same)
  expect(taken?.imageUrl).not.toBe(imageUrl)
  expect(await here.core.imageFiles.read(taken?.imageUrl?.replace('/media/', '') ?? '')).toBeDefined()
  expect((await here.core.messages.newest())[0]).toMatchObject({ subject: yaw.message, email: yaw.email })
})

test.each(['x', '-'])(
  'npm run import fails with an invalid token that begins with %s, or if nothing is found',
  async (start) => {
    await using source = await ourSite()
    await using here = await testCore()
    const env = { DATA_DIR: here.dataDir }
    const refused = await run(env, source.address, '--token', start.padEnd(43, 'x'))
    expect(refused.text).toContain('The import stopped: it does not accept the token (401). Run it again to continue.')
    expect(refused.code).toBe(1)
    const nothing = await run(env, source.address)
    expect(nothing.text).toContain('Nothing was found there. Is the address right?')
  },
)

test.each<[string[], RegExp]>([
  [[], /^Usage: npm run import -- https:/],
  [['https://old.example/api/v1', '--tokn', 'x'], /^Usage: npm run import -- https:/],
  [['ftp://old.example/api/v1'], /^its address is neither http nor https\n$/],
  ...[['dry-run'], ['news', 'x'], ['pictures', 'x'], ['site', 'https://old.example'], ['report', 'x']].map(
    ([name, ...value]): [string[], RegExp] => [
      ['https://old.example/api/v1', `--${name}`, ...value],
      new RegExp(`^--${name} works only with export files\\. Nothing was imported\\.\n$`),
    ],
  ),
  [['a.xml', '--token', 'x'], /^--token works only with the address of a site\. Nothing was imported\.\n$/],
  [['https://old.example/api/v1'], /^There is no database in \/nowhere\/at\/all yet. Run npm start first\.\n$/],
])('npm run import %j is rejected, and nothing else happens', async (args, line) => {
  const { code, text } = await run({ DATA_DIR: '/nowhere/at/all' }, ...args)
  expect(text).toMatch(line)
  expect(code).toBe(1)
})
