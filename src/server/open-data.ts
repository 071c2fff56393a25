/** The places of care as open data, for other sites and programs. `core/places/open-data.ts` writes both formats. */
import { type Context, Hono } from 'hono'
import type { Core } from '#core/organisation/core.ts'
import { placesCsv, toHsds } from '#core/places/open-data.ts'
import { placesPath } from '#shared/paths.ts'

/** `publicUrl` is a function because a free port is known only after listening. */
export const openDataRoutes = ({ places }: Pick<Core, 'places'>, publicUrl: () => string) => {
  const app = new Hono()
  app.get(`${placesPath}.json`, async (c) => {
    allowAll(c)
    return c.json(toHsds(await places.listed(), publicUrl()))
  })
  app.get(`${placesPath}.csv`, async (c) => {
    allowAll(c)
    c.header('Content-Disposition', 'attachment; filename="places.csv"')
    return c.body(placesCsv(await places.listed()), 200, { 'Content-Type': 'text/csv; charset=utf-8' })
  })
  return app
}

/** Any site may read this: the data is public, and the same for everybody. */
const allowAll = (c: Context) => c.header('Access-Control-Allow-Origin', '*')
