import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNode } from '../node/find.mjs'
import { compressAll } from './compress.mjs'
import { filesIn, inProject, root } from './paths.mjs'
import { publish } from './publish.mjs'
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
    sources: [...everything, 'vite.config.ts', 'react-router.config.ts', 'public'],
    isSource: (file) => !serverFolders.some((folder) => file.startsWith(folder)),
    name: 'pages',
    make: async () => {
      await run('Building the pages', '@react-router/dev/bin.cjs', ['build'])
      await compressAll(inProject('build', 'next-pages', 'client'))
    },
  },
  {
    sources: [...everything, 'vite.server.config.ts'],
    isSource: (file) => !file.endsWith('.css') && !file.endsWith('.tsx'),
    name: 'server',
    make: () => {
      rmSync(inProject('build', 'compile-cache'), { recursive: true, force: true })
      return run('Building the server', 'vite/bin/vite.js', ['build', '--config', 'vite.server.config.ts'])
    },
  },
]

/** The fingerprint of the sources of a part. */
const stampOf = ({ name }) => inProject('build', `${name}-made-from.txt`)

export const isBuilt = () => parts.every(isFresh)

export const build = async () => {
  for (const part of parts) if (!isFresh(part)) await makePart(part)
}

const isFresh = (part) => existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === hashOfSources(part)

/** Built in a separate folder, so that a running version loses no file: see `publish.mjs`. */
const makePart = async (part) => {
  const madeFrom = hashOfSources(part)
  const next = inProject('build', `next-${part.name}`)
  rmSync(next, { recursive: true, force: true })
  await part.make()
  // Removed first, so that an interrupted build does not look complete.
  rmSync(stampOf(part), { force: true })
  publish(next, inProject('build'), inProject('build', `${part.name}-files.json`))
  writeFileSync(stampOf(part), madeFrom)
}

const hashOfSources = ({ sources, isSource }) => {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(sourcesIn).filter(isSource).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(inProject(path)))
      .update('\0')
  return hash.digest('hex')
}

const sourcesIn = (path) => {
  const full = inProject(path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  const names = filesIn(full).filter((name) => !/\.test\.(?:tsx?|mjs)$/.test(name))
  return names.map((name) => join(path, name))
}
