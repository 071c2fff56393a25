/** npm run package: the archive is the same each time, and runs on a machine that has nothing but itself. */
import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tried } from '#test/bare-machine.ts'

const run = promisify(execFile)
const project = join(import.meta.dirname, '../..')
const platform = `${process.platform}-${process.arch}`

let folder: string
afterAll(() => rm(folder, { recursive: true, force: true }))

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The archive that a new clone of HEAD makes. */
const makeArchive = async (name: string) => {
  const clone = join(folder, name)
  await run('git', ['clone', '--quiet', '--shared', project, clone])
  await run('npm', ['run', 'package', '--', platform], { cwd: clone })
  const packages = join(clone, 'packages')
  const [list, file = '', ...others] = (await readdir(packages)).sort()
  expect({ list, others }).toEqual({ list: 'SHA256SUMS', others: [] })
  const bytes = await readFile(join(packages, file))
  expect(await readFile(join(packages, 'SHA256SUMS'), 'utf8')).toBe(`${sha256(bytes)}  ${file}\n`)
  return { file, path: join(packages, file), sum: sha256(bytes) }
}

let archives: Awaited<ReturnType<typeof makeArchive>>[]
let unpacked: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-package-'))
  archives = [await makeArchive('first'), await makeArchive('second')]
  await run('tar', ['-xzf', archives[0]?.path ?? '', '-C', folder])
  unpacked = join(folder, archives[0]?.file.replace(`-${platform}.tar.gz`, '') ?? '')
}, 600_000)

const files = async () => {
  const entries = await readdir(unpacked, { recursive: true, withFileTypes: true })
  const plain = entries.filter((entry) => !entry.isDirectory())
  expect(plain.filter((entry) => !entry.isFile())).toEqual([])
  return plain.map((entry) => join(entry.parentPath, entry.name).slice(unpacked.length + 1))
}

test('the same commit gives the same bytes', () => {
  expect(archives[0]?.file).toMatch(/^voima-\d+\.\d+\.\d+-[0-9a-f]{8}-/)
  expect(archives[1]).toMatchObject({ file: archives[0]?.file, sum: archives[0]?.sum })
})

test('it lists each of its files, and has no tests, no tools and nothing of another platform', async () => {
  const listed = (await readFile(join(unpacked, 'SHA256SUMS'), 'utf8')).trimEnd().split('\n')
  const names = (await files()).filter((name) => name !== 'SHA256SUMS')
  expect(listed.map((line) => line.slice(66)).sort()).toEqual(names.sort())
  for (const line of listed)
    expect({ line, sum: sha256(await readFile(join(unpacked, line.slice(66)))) }).toEqual({
      line,
      sum: line.slice(0, 64),
    })
  const own = names.filter((name) => !name.includes('node_modules/'))
  expect(own.filter((name) => /\.test\.|^tests\/|^\.|compile-cache/.test(name))).toEqual([])
  for (const name of ['vite', 'vitest', 'rolldown', 'typescript', '@react-router/dev', '@tiptap/core'])
    expect({ name, exists: existsSync(join(unpacked, 'node_modules', name)) }).toEqual({ name, exists: false })
  const natives = names.filter((name) => name.endsWith('.node'))
  expect(natives.length).toBeGreaterThan(0)
  for (const name of natives) expect(name).toContain(platform)
  expect((await stat(archives[0]?.path ?? '')).size).toBeLessThan(100_000_000)
})

test('its bill of materials lists the packages that it has', async () => {
  const { components } = JSON.parse(await readFile(join(unpacked, 'sbom.json'), 'utf8')) as {
    components: { 'bom-ref': string }[]
  }
  const listed = components.map((component) => component['bom-ref'])
  const packages = (await files()).flatMap(
    (name) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(name)?.[1] ?? [],
  )
  expect(packages.length).toBeGreaterThan(20)
  expect(packages.map((path) => path.replace('scripts/node/', '')).sort()).toEqual(listed.sort())
})

/** Nothing but what a minimal Debian has; without a network where this machine lets a user make such a place. */
const onBareMachine = async () => {
  const path = join(folder, 'bin')
  await mkdir(path)
  for (const name of ['sh', 'dirname', 'readlink', 'uname']) {
    const { stdout } = await run('sh', ['-c', `command -v ${name}`])
    await symlink(stdout.trim(), join(path, name))
  }
  const args = [process.execPath, 'tests/support/bare-machine.ts', unpacked, path, join(folder, 'data')]
  const alone = ['-rn', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh']
  const hasNone = spawnSync('unshare', [...alone, 'true']).status === 0
  const [program = '', ...rest] = hasNone ? ['unshare', ...alone, ...args] : args
  const { stdout } = await run(program, rest, { cwd: project, maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as Tried
}

test('it runs the site and its commands without npm, another Node or a network', async () => {
  const { printed, home, imports, doctor, backup, exit } = await onBareMachine()
  const commit = /-([0-9a-f]{8})$/.exec(unpacked)?.[1] ?? ''
  expect(printed).toMatch(new RegExp(`^Version \\d+\\.\\d+\\.\\d+ \\(${commit}\\)\\.`, 'm'))
  expect(home).toEqual({ status: 200, html: expect.stringContaining('</html>') })
  expect(imports).toEqual({ code: 0, text: expect.stringMatching(/^[1-9]\d* [1-9]\d*\n$/) })
  for (const name of ['Node', 'Build', 'Database', 'Pictures'])
    expect(doctor.text).toMatch(new RegExp(`^good {2}${name}:`, 'm'))
  expect(backup).toEqual({ code: 0, text: expect.stringMatching(/[1-9]\d* picture files, saved and verified/) })
  expect(exit).toBe(0)
})

test('npm start installs and builds nothing in it', async () => {
  const { stdout, stderr } = await run(process.execPath, ['scripts/prepare.mjs', 'start'], { cwd: unpacked })
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' })
})
