/**
 * Replaces the previous build by a finished one, file by file, so that a running site misses none. The files of the
 * previous build stay until the next one: the old version runs until its restart, and visitors have its pages open. A
 * file with a hash in its name never changes; each other file is replaced atomically.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn, readJson } from './paths.mjs'

/** Moves every file from one folder to the other. `list` is a JSON file with the files of this build and the last. */
export const publish = (from, to, list) => {
  const names = filesIn(from)
  const { files = [], before = [] } = readJson(list) ?? {}
  // Files with a fixed name come last, because they reference the others.
  for (const name of [...names.filter(hasHash), ...names.filter((name) => !hasHash(name))]) {
    mkdirSync(dirname(join(to, name)), { recursive: true })
    renameSync(join(from, name), join(to, name))
  }
  const kept = new Set([...names, ...files])
  for (const name of before) if (!kept.has(name)) rmSync(join(to, name), { force: true })
  writeFileSync(list, JSON.stringify({ files: names, before: files }))
  rmSync(from, { recursive: true })
}

const hasHash = (name) => /-[\w-]{5,8}\.\w+(?:\.br|\.gz)?$/.test(name)
