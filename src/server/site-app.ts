/** The API, the pages and all other routes as one app: for the server, and for the static copy of the site. */
import { createApi } from '#api/api.ts'
import { type AppDeps, createApp } from './app.ts'
import type { PageDeps, PageServer } from './page-server.ts'

type SiteDeps = Pick<AppDeps, 'config' | 'core' | 'publicUrl' | 'report'>

export const createSiteApp = async (deps: SiteDeps, openPages: (deps: PageDeps) => Promise<PageServer>) => {
  const { config, core, publicUrl, report } = deps
  const callApi = createApi({ core, config, publicUrl, report })
  const api = (request: Request, visitor: string) => callApi.fetch(request, { visitor })
  const feedUrl = await core.feedUrl(config.publicUrl)
  const look = core.siteContent.look
  const { isDemonstration } = config
  const pages = await openPages({
    isDemonstration,
    api,
    publicUrl,
    feedUrl,
    look,
    imageBaseUrl: core.imageFiles.baseUrl,
    report,
  })
  return { app: createApp({ ...deps, api, ...pages }), middleware: pages.middleware }
}
