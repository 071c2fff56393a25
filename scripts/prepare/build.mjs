import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compressAll } from './compress.mjs'
import { inProject, root } from './paths.mjs'
import { runtime } from './runtime.mjs'
import { step } from './step.mjs'

const stamp = inProject('build', 'made-from.txt')

// The server runs from its sources: changing these needs no build.
const runAsTheyAre = ['api', 'core', 'server'].map((folder) => join('src', folder))
const sources = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'src', 'public', 'scripts/prepare']

export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources()

export const build = async () => {
  const madeFrom = hashOfSources()
  // A half-finished build must not look like a finished one.
  rmSync(stamp, { force: true })
  await step('Building the pages', runtime(), [inProject('node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  })
  await compressAll(inProject('build', 'client'))
  writeFileSync(stamp, madeFrom)
}

const hashOfSources = () => {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesIn).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(inProject(path)))
      .update('\0')
  return hash.digest('hex')
}

const filesIn = (path) => {
  const full = inProject(path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !runAsTheyAre.some((folder) => file.startsWith(folder)))
}
