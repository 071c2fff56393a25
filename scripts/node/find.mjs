/**
 * Finds the Node that runs the project: the machine's own if it is new enough, otherwise the one that `prepare`
 * installs in this folder, from a separate lockfile. Everything in this folder also runs on Node 18.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The first version that runs TypeScript and has the SQLite that the site needs. */
export const neededMajor = 24

export const nodeFolder = fileURLToPath(new URL('.', import.meta.url))

/** Undefined if neither exists. */
export const findNode = () => {
  if (isNewEnough(process.version)) return process.execPath
  const path = packedNode()
  return path && existsSync(path) ? path : undefined
}

export const isNewEnough = (version) => Number(/^v(\d+)/.exec(version)?.[1]) >= neededMajor

/** The path of the Node from the lockfile, installed or not; undefined if there is none for this platform. */
export const packedNode = () => {
  const { optionalDependencies } = JSON.parse(readFileSync(`${nodeFolder}package.json`, 'utf8'))
  const name = Object.keys(optionalDependencies).find((each) => each.endsWith(`${process.platform}-${process.arch}`))
  return name && `${nodeFolder}node_modules/${name}/bin/node`
}
