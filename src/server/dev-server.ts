/**
 * Development: Vite in this process builds files on request and reloads the browser when a file changes
 * (hot reload, HMR).
 */
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { PageServer, PageServerDeps } from './page-server.ts'
import { createRenderer } from './render/render.ts'

export const openDevServer = async (deps: PageServerDeps): Promise<PageServer> => {
  const hmr = { server: deps.server }
  const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' })
  const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return {
    render: async (request, clientAddress) => createRenderer(await build(), deps)(request, clientAddress),
    clientDir: 'public',
    middleware: vite.middlewares,
  }
}
