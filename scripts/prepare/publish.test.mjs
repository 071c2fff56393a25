import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { publish } from './publish.mjs'

const root = mkdtempSync(join(tmpdir(), 'voima-publish-'))
const build = join(root, 'build')
afterEach(() => rmSync(root, { recursive: true, force: true }))

const publishFiles = (files) => {
  const next = join(build, 'next')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(next, name)), { recursive: true })
    writeFileSync(join(next, name), text)
  }
  publish(next, build, join(build, 'files.json'))
}
const read = (name) => (existsSync(join(build, name)) ? readFileSync(join(build, name), 'utf8') : undefined)

test('a build keeps the files of the running version until the build after the next', () => {
  publishFiles({
    'client/assets/start-aaaaaaaa.js': 'first',
    'client/service-worker.js': 'first',
    'server/index.js': '1',
  })
  writeFileSync(join(build, 'server-made-from.txt'), 'the other part of the build')
  publishFiles({
    'client/assets/start-bbbbbbbb.js': 'second',
    'client/service-worker.js': 'second',
    'server/index.js': '2',
  })
  expect(read('client/assets/start-aaaaaaaa.js')).toBe('first')
  expect(read('client/assets/start-bbbbbbbb.js')).toBe('second')
  expect([read('client/service-worker.js'), read('server/index.js')]).toEqual(['second', '2'])

  publishFiles({ 'client/assets/start-cccccccc.js': 'third', 'client/service-worker.js': 'third' })
  expect(read('client/assets/start-aaaaaaaa.js')).toBeUndefined()
  expect(read('client/assets/start-bbbbbbbb.js')).toBe('second')
  expect(read('server-made-from.txt')).toBe('the other part of the build')
  expect(existsSync(join(build, 'next'))).toBe(false)
})
