import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const inProject = (...parts) => join(root, ...parts)

/** The files in a folder and in the folders inside it, as paths from there. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    // Node before 20.12 has no `parentPath`.
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))

/** Undefined if the file is missing or truncated. */
export const readJson = (path) => {
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
