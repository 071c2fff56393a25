/**
 * The data folder (DATA_DIR): created with permissions for its owner alone, and checked before anything in it is
 * opened.
 */
import { accessSync, chmodSync, constants, existsSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Config, databaseFile, WrongSetting } from '#config.ts'

type DataConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'objectStore'>

/** This file says that a demonstration made the folder, and may delete everything in it. */
export const demonstrationMark = 'demonstration.txt'

/** The folder in DATA_DIR that holds the image files of a site without MEDIA_URL. */
export const imageFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'media')

/** Makes the folder if it is missing. Throws WrongSetting when this user cannot use it. */
export const makeDataDir = (config: DataConfig & Pick<Config, 'isDemonstration'>) => {
  // Everybody knows the passwords of a demonstration.
  if (!config.isDemonstration && existsSync(join(config.dataDir, demonstrationMark)))
    throw new WrongSetting(`DATA_DIR is "${config.dataDir}"; it must not be the folder of a demonstration (DEMO=yes).`)
  if (config.databaseUrl && config.objectStore) return
  try {
    makeFolder(config.dataDir)
  } catch {
    throw unusable(config)
  }
  checkDataDir(config)
  if (!existsSync(databaseFile(config)) && !takesNewFiles(config.dataDir)) throw unusable(config)
}

/** False for folders like /proc, where permissions allow everything and nothing can be made. */
const takesNewFiles = (dataDir: string) => {
  try {
    rmdirSync(mkdtempSync(join(dataDir, 'new-')))
    return true
  } catch (error) {
    return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
  }
}

/**
 * Also creates the parent folders. Node's `recursive` option never returns where nobody can create a folder, such as in
 * /proc.
 */
const makeFolder = (path: string) => {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process created it meanwhile.
    if (!existsSync(path)) throw error
  }
}

/** Throws WrongSetting when the folder exists and this user cannot use it, or the data in it. Changes nothing. */
export const checkDataDir = (config: DataConfig) => {
  const { dataDir, databaseUrl, objectStore } = config
  if (databaseUrl && objectStore) return
  if (!isUsable(dataDir, 'folder')) throw unusable(config)
  const file = databaseFile(config)
  if (!databaseUrl && !isUsable(file, 'file')) throw unusable(config, file)
  if (!objectStore && !isUsable(imageFolder(config), 'folder')) throw unusable(config, imageFolder(config))
}

/** True also for a path that does not exist yet. */
const isUsable = (path: string, kind: 'file' | 'folder') => {
  if (!existsSync(path)) return true
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (kind === 'folder' ? constants.X_OK : 0))
    return statSync(path).isDirectory() === (kind === 'folder')
  } catch {
    return false
  }
}

/** Only the owner may read and write the file or folder from now on, if its permissions allowed others to. */
export const takeFromOthers = (path: string) => {
  try {
    const { mode } = statSync(path)
    if (mode & 0o077) chmodSync(path, mode & 0o700)
  } catch {
    // It does not exist, or belongs to another user, who decides.
  }
}

const unusable = ({ dataDir }: DataConfig, path?: string) =>
  new WrongSetting(
    `DATA_DIR is "${dataDir}"; it must be a folder that this user may read and write${path ? `, including ${path} in it` : ''}.`,
  )
