/** Opens the built pages: the server half of the build renders them (SSR), and the client half is served as files. */
import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { Connect } from 'vite'
import { WrongSetting } from '#config.ts'
import { createPageFinisher } from './render/page-finisher.ts'
import { createRenderer, type RenderDeps, type RenderPage } from './render/render.ts'

/** `imageBaseUrl` precedes the path of every image; a public object store has its own. */
export type PageDeps = RenderDeps & { imageBaseUrl: string }
export type PageServerDeps = PageDeps & { server: Server }

export type PageServer = {
  render: RenderPage
  /** The folder of files for browsers. */
  clientDir: string
  /** Only in development, where pages are not cached. */
  middleware?: Connect.Server
}

const serverBuild = resolve('build/server/index.js')
const clientDir = resolve('build/client')
/** Written by `scripts/prepare/browser-scripts.mjs`. */
const scriptNames = resolve('build/browser-scripts.json')

/** Throws WrongSetting if there is no build. */
export const openPageServer = async (deps: PageDeps): Promise<PageServer> => {
  if (!existsSync(serverBuild)) throw new WrongSetting('The pages are not built yet. Run npm start.')
  const build: ServerBuild = await import(pathToFileURL(serverBuild).href)
  const scripts = JSON.parse(readFileSync(scriptNames, 'utf8'))
  const finish = createPageFinisher({ clientDir, scripts, imageBaseUrl: deps.imageBaseUrl })
  return { render: createRenderer(build, deps, finish), clientDir }
}
