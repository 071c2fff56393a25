import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findNode } from '../node/find.mjs'
import { compressAll } from './compress.mjs'
import { inProject, root } from './paths.mjs'
import { step } from './step.mjs'

const serverFolders = ['api', 'core', 'server'].map((folder) => join('src', folder))
const everything = ['package-lock.json', 'src', 'scripts/prepare']

const run = (title, tool, args) =>
  step(title, findNode(), [inProject('node_modules', tool), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })

// Two parts, each built from its own sources: a change of the server alone takes a second.
const parts = [
  {
    stamp: inProject('build', 'pages-made-from.txt'),
    sources: [...everything, 'vite.config.ts', 'react-router.config.ts', 'public'],
    isSource: (file) => !serverFolders.some((folder) => file.startsWith(folder)),
    make: async () => {
      await run('Building the pages', '@react-router/dev/bin.cjs', ['build'])
      await compressAll(inProject('build', 'client'))
    },
  },
  {
    stamp: inProject('build', 'server-made-from.txt'),
    sources: [...everything, 'vite.server.config.ts'],
    isSource: (file) => !file.endsWith('.css') && !file.endsWith('.tsx'),
    make: () => run('Building the server', 'vite/bin/vite.js', ['build', '--config', 'vite.server.config.ts']),
  },
]

export const isBuilt = () => parts.every(isFresh)

export const build = async () => {
  for (const part of parts) if (!isFresh(part)) await makePart(part)
}

const isFresh = (part) => existsSync(part.stamp) && readFileSync(part.stamp, 'utf8') === hashOfSources(part)

const makePart = async (part) => {
  const madeFrom = hashOfSources(part)
  // Removed first, so that an interrupted build does not look complete.
  rmSync(part.stamp, { force: true })
  await part.make()
  mkdirSync(inProject('build'), { recursive: true })
  writeFileSync(part.stamp, madeFrom)
}

const hashOfSources = ({ sources, isSource }) => {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesIn).filter(isSource).sort())
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
    .filter((file) => !/\.test\.tsx?$/.test(file))
}
