/** An installation whose downloads fail in many ways: it names the cause, and the next start repairs everything. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { describe, expect, test } from 'vitest'
import { startSmtpServer } from '#test/smtp-server.ts'

const name = 'only-here'
const version = '1.0.0'
const fileOf = (file: string, body: string) => ({ header: { name: `package/${file}`, size: body.length }, body })
const program = Array.from({ length: 2000 }, (_, index) => createHash('sha512').update(String(index)).digest('hex'))
const files = [fileOf('package.json', JSON.stringify({ name, version })), fileOf('program', program.join('\n'))]
const packed = gzipSync(await packTar(files), { level: 0 })
const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`
const native = { version, integrity, optional: true, os: [process.platform], cpu: [process.arch] }

type Fault = (response: ServerResponse) => unknown

const whole: Fault = (response) => response.end(packed)
const cutAfter =
  (share: number): Fault =>
  (response) => {
    response.writeHead(200, { 'Content-Length': packed.length })
    response.write(packed.subarray(0, Math.floor(packed.length * share)), () => response.destroy())
  }

/** A registry with one package. */
const registry = async (fault: Fault) => {
  const listener: RequestListener = ({ url = '', headers: { host } }, response) => {
    if (url.endsWith('.tgz')) return fault(response)
    const dist = { integrity, tarball: `http://${host}/${name}.tgz` }
    response.end(
      JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist } } }),
    )
  }
  const server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { url, close, [Symbol.asyncDispose]: close }
}

/** A project that needs the package, with the scripts that prepare ours. */
const project = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'voima-installation-'))
  await mkdir(join(folder, 'scripts'))
  for (const each of ['prepare', 'prepare.mjs', 'node/find.mjs', 'node/package.json', 'node/package-lock.json'])
    await cp(join('scripts', each), join(folder, 'scripts', each), { recursive: true })
  const optionalDependencies = { [name]: version }
  const packages = { '': { optionalDependencies }, [`node_modules/${name}`]: native }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', optionalDependencies }))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }))
  const prepare = (url: string) => {
    const env = { PATH: process.env.PATH, npm_config_registry: url, npm_config_cache: join(folder, 'npm-cache') }
    return promisify(execFile)(process.execPath, ['scripts/prepare.mjs', 'dev'], { cwd: folder, env }).then(
      ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
      ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
    )
  }
  const installed = () =>
    readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8').then(JSON.parse, () => undefined)
  return { folder, prepare, installed, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

const cuts = Array.from({ length: 12 }, (_, index) => index / 12)
const faults: { what: string; fault: Fault; cause: RegExp }[] = [
  ...cuts.map((share) => ({
    what: `cut off after ${Math.round(share * 100)} %`,
    fault: cutAfter(share),
    cause: /ECONNRESET|aborted|premature|EINTEGRITY|Z_BUF_ERROR|TAR_/i,
  })),
  { what: 'missing', fault: (response) => response.writeHead(404).end('{}'), cause: /404/ },
  { what: 'failing', fault: (response) => response.writeHead(500).end('{}'), cause: /500/ },
  { what: 'replaced', fault: (response) => response.end(gzipSync('another file')), cause: /EINTEGRITY/ },
]

const expectFailure = async ({ prepare }: Awaited<ReturnType<typeof project>>, url: string, cause: RegExp) => {
  const { code, text } = await prepare(url)
  expect(text).toMatch(cause)
  expect(text).toContain('failed. The end of the output:')
  expect(text).not.toContain('does not run on this machine')
  expect(code).toBe(1)
}

const expectRepair = async ({ prepare, installed }: Awaited<ReturnType<typeof project>>) => {
  await using healthy = await registry(whole)
  expect(await prepare(healthy.url)).toMatchObject({ text: expect.not.stringContaining('failed'), code: 0 })
  expect(await installed()).toEqual({ name, version })
}

describe.concurrent('the next start repairs a download', () => {
  test.each(faults)('that was $what, and the first names the cause', async ({ fault, cause }) => {
    await using mine = await project()
    await using broken = await registry(fault)
    await expectFailure(mine, broken.url, cause)
    await expectRepair(mine)
  })

  test('from a server that nobody trusts', async () => {
    await using mine = await project()
    const server = await startSmtpServer({ tls: 'from the start' })
    await expectFailure(mine, server.url.replace('smtps', 'https'), /certificate/i)
    await server.close()
    await expectRepair(mine)
  })

  test('from a server that refuses the connection', async () => {
    await using mine = await project()
    const gone = await registry(whole)
    await gone.close()
    await expectFailure(mine, gone.url, /ECONNREFUSED/)
    await expectRepair(mine)
  })
})

test('nothing is downloaded when everything is there', async () => {
  await using mine = await project()
  await expectRepair(mine)
  expect(await mine.prepare('http://127.0.0.1:9/')).toEqual({ code: 0, text: '' })
})

test('a downloaded Node that lacks a library is named and kept, and not downloaded again', async () => {
  await using mine = await project()
  const find = join(mine.folder, 'scripts/node/find.mjs')
  await writeFile(find, (await readFile(find, 'utf8')).replace(/neededMajor = \d+/, 'neededMajor = 99'))
  const { packedNode } = await import(find)
  const node = packedNode()
  await mkdir(dirname(node), { recursive: true })
  const lacks = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file'
  await writeFile(node, `#!/bin/sh\necho '${lacks}' >&2\nexit 127\n`, { mode: 0o755 })
  const { code, text } = await mine.prepare('http://127.0.0.1:9/')
  expect([code, text]).toEqual([1, expect.stringContaining('apt install libatomic1')])
  expect(text).not.toContain('Downloading')
  expect(await readFile(node, 'utf8')).toContain(lacks)
})
