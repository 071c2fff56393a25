import { type Config, databasePlace } from '#config.ts'
import { NotFound } from '../lib/errors.ts'
import { isUnused } from './dump.ts'

/**
 * For commands that work on a site: one that they made by mistake would have a password that nobody sees, and backups of
 * nothing, which push out the real ones. Throws NotFound.
 */
export const mustBeThere = async (config: Pick<Config, 'dataDir' | 'databaseUrl'>) => {
  if (!(await isUnused(databasePlace(config)))) return
  throw new NotFound(
    config.databaseUrl
      ? 'The database that DATABASE_URL names is empty: name the right one, or run npm start first.'
      : `There is no database in ${config.dataDir} yet: run npm start first.`,
  )
}
