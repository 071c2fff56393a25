import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { WrongSetting } from '#config.ts'
import { callsFrom, pagesAndCalls } from './kept-calls.ts'
import { createPageCache } from './page-cache.ts'
import { createPageFinisher } from './render/inline-assets.ts'
import { createPages, type OpenPages } from './render/pages.ts'

const serverBuild = resolve('build/server/index.js')
const clientDir = resolve('build/client')

export const openPages: OpenPages = async (sources) => {
  if (!existsSync(serverBuild)) throw new WrongSetting('The pages are not built yet. Start with: npm start')
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild
  const render = createPages(build, sources, createPageFinisher(clientDir, sources.imageBaseUrl))
  const cache = createPageCache(pagesAndCalls(render, sources.api))
  sources.onChange(cache.empty)
  sources.onUncertain(cache.doubt)
  return {
    pages: cache.pages,
    api: callsFrom(cache.pages, sources.api),
    clientDir,
    before: (request, response, next) => cache.answer(request, response) || next(),
    kept: cache.kept,
  }
}
