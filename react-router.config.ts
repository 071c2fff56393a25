import type { Config } from '@react-router/dev/config'
import { buildForBrowsers } from './scripts/prepare/service-worker.mjs'

export default {
  appDirectory: 'src',
  // `scripts/prepare/publish.mjs` copies it to `build`.
  buildDirectory: 'build/next-pages',
  ssr: true,
  // No page identifies a visitor by a cookie, so a form posted from another site can do nothing that a plain call could
  // not. Behind a proxy that terminates TLS, this check would reject every form sent without a script.
  allowedActionOrigins: ['**'],
  // The site is small: sending the paths of all routes at once is cheaper than requesting them one by one.
  routeDiscovery: { mode: 'initial' },
  // One file for each page: split in three, each part would cost a round trip.
  splitRouteModules: false,
  buildEnd: buildForBrowsers,
} satisfies Config
