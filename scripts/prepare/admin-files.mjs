/** Lists the files of the admin area, which a signed-in device stores for work without a network. */
import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from './paths.mjs'

const inClient = (path) => inProject('build', 'next-pages', 'client', ...path.split('/').filter(Boolean))

/**
 * A third of the size, so it is stored only on a device that has loaded it. Without it, the editor is a plain field.
 */
const isOnDemand = (file) => /^\/assets\/rich-editor-/.test(file)

const shell = 'admin/app-shell'
/** Shown after signing out, also without a network. */
const login = 'admin/login/login'

/** `url`, the name of the manifest of routes, is different in each version. */
export const writeAdminFiles = ({ url, version, entry, routes: every }) => {
  const routes = withoutDocuments(every)
  const list = JSON.stringify({ entry, routes, url, version }).replace(everywhere, '$1"')
  writeFileSync(inClient(url), `window.__reactRouterManifest=${list}`)
  const all = Object.values(routes)
  const isInside = ({ id, parentId }) => id === shell || (parentId !== undefined && isInside(routes[parentId]))
  const inside = all.filter((route) => isInside(route))
  const loaded = [entry, routes.root, routes[login], ...inside]
  const begun = loaded.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
  const found = withImports(begun.map((file) => file.replace('#', '')))
  const files = [...found, url].filter((file) => !isOnDemand(file))
  const onDemand = found.filter((file) => isOnDemand(file) && file.endsWith('.js'))
  const parts = Object.fromEntries(
    onDemand.map((file) => [file, importsOf(file).filter((part) => !found.includes(part))]),
  )
  const paths = inside.flatMap(({ path }) => (path ? [`/${path.replace(/:.*$/, '')}`] : []))
  const stored = { manifest: url, files: files.sort(), parts, paths: [...new Set(paths)].sort() }
  // As in `src/shared/admin-cache.ts`.
  writeFileSync(inClient('/admin-files.json'), JSON.stringify(stored))
}

/** As in `src/entry.server.tsx`. */
const everywhere = /((?:ui|search-field)-[^/"]+\.css)#"/g

/** The router of the admin area opens no public pages: half of the routes, which it would prepare at each start. */
const withoutDocuments = (routes) =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => id === 'root' || id.startsWith('admin/')))

const named = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g

const importsOf = (file) =>
  Array.from(readFileSync(inClient(file), 'utf8').matchAll(named), ([, name]) => `/assets/${name}`)

/** These files, and those that their code imports, statically or dynamically. */
const withImports = (files) => {
  const found = new Set()
  const follow = (file) => {
    if (found.has(file)) return
    found.add(file)
    if (!file.endsWith('.js') || isOnDemand(file)) return
    for (const part of importsOf(file)) follow(part)
  }
  for (const file of files) follow(file)
  return [...found]
}
