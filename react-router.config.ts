import type { Config } from '@react-router/dev/config'
import { buildServiceWorker } from './scripts/prepare/service-worker.mjs'

export default {
  appDirectory: 'src',
  // From there `scripts/prepare/publish.mjs` takes it to `build`.
  buildDirectory: 'build/next-pages',
  ssr: true,
  // No page knows a visitor by a cookie, so a form posted from elsewhere can do nothing that a plain call could not.
  // Behind a proxy that ends TLS, the check this switches off would refuse every form sent without a script.
  allowedActionOrigins: ['**'],
  // The site is small: sending every route's address at once costs less than asking for them one by one.
  routeDiscovery: { mode: 'initial' },
  // One file for each page: in parts it would be three, each with a round trip of its own.
  splitRouteModules: false,
  buildEnd: buildServiceWorker,
} satisfies Config
