/** The packages that the site and its commands import while they run, and Node, for one platform. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { missingNatives, nameOf, neededNatives } from '../prepare/native-packages.mjs'
import { npm } from '../prepare/npm.mjs'
import { inProject, readJson } from '../prepare/paths.mjs'
import { StepFailed } from '../prepare/step.mjs'

/** Each with what npm calls its parts. */
export const platforms = {
  'linux-x64': { os: 'linux', cpu: 'x64', libc: 'glibc' },
  'linux-arm64': { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  'darwin-arm64': { os: 'darwin', cpu: 'arm64' },
}

/** Imported by code that an archive never runs: the server of `npm run dev`. */
const onlyForDevelopment = ['vite']

const specifier = /(?:\bfrom|\bimport|\brequire|\bresolve)\s*\(?\s*(['"`])([^'"`\s]+)\1/g
const typesOnly = /^(?:import|export) type [^='"]*\bfrom ['"][^'"]+['"]/gm
const packageName = /^(?:@[\w.-]+\/)?[\w.-]+/

/** The names of the packages that these files and those that they import import. */
export const importedPackages = (entries) => {
  const { dependencies } = readJson(inProject('package.json'))
  const [seen, names] = [new Set(), new Set()]
  const follow = (file) => {
    if (seen.has(file) || !existsSync(file) || !/\.[cm]?[jt]sx?$/.test(file)) return
    seen.add(file)
    const code = readFileSync(file, 'utf8').replaceAll(typesOnly, '')
    for (const [, , name] of code.matchAll(specifier)) {
      if (name.startsWith('.')) follow(join(dirname(file), name))
      else if (name.startsWith('#')) follow(inProject('src', name.slice(1)))
      else names.add(packageName.exec(name)?.[0])
    }
  }
  for (const entry of entries) follow(inProject(entry))
  return Object.keys(dependencies).filter((name) => names.has(name) && !onlyForDevelopment.includes(name))
}

/** Installs into `folder` those of the project's packages that `names` need, and Node where `find.mjs` looks for it. */
export const installPackages = async (folder, platform, names) => {
  const lists = ['package.json', 'package-lock.json']
  for (const name of lists) {
    const list = readJson(inProject(name))
    const own = list.packages?.[''] ?? list
    own.dependencies = Object.fromEntries(names.map((each) => [each, own.dependencies[each]]))
    delete own.devDependencies
    delete list.overrides
    write(join(folder, name), JSON.stringify(list))
    cpSync(inProject('scripts/node', name), join(folder, 'scripts/node', name))
  }
  await installFor(platform, `Installing the packages for ${platform}`, folder)
  await installFor(platform, `Installing Node for ${platform}`, join(folder, 'scripts/node'))
}

const installFor = async (platform, title, folder) => {
  const machine = platforms[platform]
  const flags = Object.entries(machine).map(([name, value]) => `--${name}=${value}`)
  await npm(title, ['ci', '--omit=dev', '--no-bin-links', ...flags], folder)
  // npm leaves out optional packages without a word if a download breaks.
  const { packages } = readJson(join(folder, 'node_modules/.package-lock.json'))
  const wanted = new Set(
    [...Object.values(packages), readJson(join(folder, 'package.json'))].flatMap((each) =>
      Object.keys(each.optionalDependencies ?? {}),
    ),
  )
  const natives = neededNatives(join(folder, 'package-lock.json'), false, machine).filter(([path]) =>
    wanted.has(nameOf(path)),
  )
  const missing = missingNatives(folder, natives).map(nameOf)
  if (natives.length === 0 || missing.length > 0)
    throw new StepFailed(`npm left out ${missing.join(', ') || 'every native package'}. Run the command again.`)
}

const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
