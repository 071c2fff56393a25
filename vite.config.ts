import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// Few files instead of forty small ones: each costs a phone on a slow link a round trip. A page's own code and styles
// stay in its own file, so that nobody loads what another page, or the admin area, needs.
const together = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler|hono)\// },
  {
    name: 'frame',
    test: /src\/(?:ui|shared)\/|src\/site\/(?:frame\/|content\/organisation|[^/]+$)|src\/site\/articles\/[^/]+\.ts$/,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: together } } } } } },
  // The built pages carry their own React, made for production whatever NODE_ENV says at the start.
  ssr: { noExternal: command === 'build' ? true : undefined },
}))
