/** One PostgreSQL for a whole run; each test has a database of its own in it. */
import { startPostgres } from '../../scripts/postgres/start.mjs'

export default async () => {
  if (process.env.TEST_POSTGRES) return
  const { url, close } = await startPostgres()
  process.env.TEST_POSTGRES = url
  return close
}
