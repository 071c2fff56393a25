/** Development: Vite in this process builds what is asked for and reloads the browser when it changes. */
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { createPages, type OpenPages } from './render/pages.ts'

export const openPages: OpenPages = async (sources) => {
  const hmr = { server: sources.server }
  const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' })
  const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return {
    pages: async (request, visitor) => createPages(await build(), sources)(request, visitor),
    api: sources.api,
    clientDir: 'public',
    before: vite.middlewares,
    kept: () => ({ pages: 0, bytes: 0 }),
  }
}
