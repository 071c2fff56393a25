/** make.mjs PLATFORM …: makes the archives of this clone, which is built and has no changes, in its folder packages. */
import { execFileSync } from 'node:child_process'
import { createWriteStream, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { inProject, readJson, root } from '../prepare/paths.mjs'
import { StepFailed } from '../prepare/step.mjs'
import { contentsOf, isNeeded, sumOf } from './contents.mjs'
import { importedPackages, installPackages } from './packages.mjs'

const print = (program, ...args) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim()

const { version } = readJson(inProject('package.json'))
const commit = print('git', 'rev-parse', 'HEAD').slice(0, 8)
const madeAt = new Date(Number(print('git', 'log', '-1', '--format=%ct')) * 1000)
const top = `voima-${version}-${commit}`

/** The programs that an archive runs; `prepare.mjs` does nothing there. */
const entries = () => {
  const commands = readdirSync(inProject('scripts')).map((name) => join('scripts', name))
  const built = readdirSync(inProject('build'), { recursive: true }).map((name) => join('build', name))
  return [
    ...commands.filter((name) => name.endsWith('.mjs') && isNeeded(name) && !name.endsWith('/prepare.mjs')),
    ...built.filter((name) => /^build\/server\b.*\.js$/.test(name)),
  ]
}

/** The packages that the archive has, of all that the project names. */
const billOf = (folder) => {
  const { components, ...bill } = JSON.parse(print(process.execPath, 'scripts/sbom.mjs'))
  const installed = [folder, join(folder, 'scripts/node')].flatMap((each) =>
    Object.keys(readJson(join(each, 'node_modules/.package-lock.json')).packages),
  )
  return { ...bill, components: components.filter((component) => installed.includes(component['bom-ref'])) }
}

/** The bytes depend on nothing but the files: no owner, no time of the making. */
const writePackage = async (path, files) => {
  const { readable, controller } = createTarPacker()
  const pack = async () => {
    for (const { name, mode, body } of files) {
      const bytes = body()
      const header = { name: `${top}/${name}`, size: bytes.length, mode, mtime: madeAt, uid: 0, gid: 0 }
      const writer = controller.add(header).getWriter()
      if (bytes.length > 0) await writer.write(new Uint8Array(bytes))
      await writer.close()
    }
    controller.finalize()
  }
  pack().catch((error) => controller.error(error))
  await pipeline(readable, createGzip(), createWriteStream(path))
}

const makePackage = async (platform, names) => {
  const packages = inProject('.cache', platform)
  await installPackages(packages, platform, names)
  const written = {
    // `scripts/prepare/prepare.mjs` neither installs nor builds in a folder that has it.
    'packaged.json': `${JSON.stringify({ version, commit, platform })}\n`,
    'sbom.json': `${JSON.stringify(billOf(packages), undefined, 2)}\n`,
  }
  const file = `${top}-${platform}.tar.gz`
  console.log(`Writing packages/${file} …`)
  await writePackage(inProject('packages', file), contentsOf(packages, written))
  return `${sumOf(readFileSync(inProject('packages', file)))}  ${file}\n`
}

try {
  mkdirSync(inProject('packages'))
  const names = importedPackages(entries())
  const sums = []
  for (const platform of process.argv.slice(2)) sums.push(await makePackage(platform, names))
  writeFileSync(inProject('packages', 'SHA256SUMS'), sums.sort().join(''))
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  console.error(error.message)
  process.exitCode = 1
}
