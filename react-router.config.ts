import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The site is small: sending every route's address at once costs less than asking for them one by one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
