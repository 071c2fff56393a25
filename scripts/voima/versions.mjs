/**
 * The versions of the program on a server, each in a folder of its own: HOME/versions/NAME. The link HOME/current points
 * to the one that the service runs, and HOME/previous to the one before it.
 */
import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../prepare/paths.mjs'
import { dataFolder, hasServiceFailed, localAddress, systemctl } from './service.mjs'

const folder = resolve(root)
const versions = dirname(folder)
const home = dirname(versions)

/** Throws when this program is not in such a folder, or when its data is in there, too. */
export const requireVersions = () => {
  if (basename(versions) !== 'versions')
    throw new Error(
      `This installation is one folder, ${folder}. docs/deployment/upgrade-and-roll-back.md says how to upgrade it, or how to give each version its own folder.`,
    )
  if (dataFolder().startsWith(join(versions, '/')))
    throw new Error(`DATA_DIR is ${dataFolder()}, a folder of this version. Move the data to another place first.`)
}

export const runningFolder = folder
export const folderOf = (name) => join(versions, name)

/** The version that ran before this one; undefined if there is none. */
export const previousName = () => {
  const link = join(home, 'previous')
  const name = isLink(link) ? basename(readlinkSync(link)) : undefined
  return name && name !== basename(folder) && existsSync(folderOf(name)) ? name : undefined
}

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

/** Replaces the link in one step, so that it always points to a version. */
const pointTo = (link, name) => {
  const next = join(home, `${link}.next`)
  rmSync(next, { force: true })
  symlinkSync(join('versions', name), next)
  renameSync(next, join(home, link))
}

/** The service runs the version `name` from its next start on, and `previous` is the one to go back to. */
export const switchTo = (name, previous = basename(folder)) => {
  if (previous !== name) pointTo('previous', previous)
  pointTo('current', name)
}

/** Keeps the running version and the one before it. */
export const removeOthers = (...kept) => {
  for (const name of readdirSync(versions)) {
    if (kept.includes(name) || name === basename(folder)) continue
    rmSync(folderOf(name), { recursive: true, force: true })
    console.log(`Removed the version ${name}.`)
  }
}

// A migration of a large database may take minutes.
const mostSeconds = 600

/** Starts the service again. Returns whether the site became ready. */
export const restart = async () => {
  if (systemctl('restart') !== 0) return false
  for (let seconds = 0; seconds < mostSeconds; seconds += 1) {
    if (await isReady()) return true
    if (hasServiceFailed()) return false
    await delay(1000)
  }
  return false
}

const isReady = async () => {
  try {
    return (await fetch(`${localAddress()}/readyz`, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}
