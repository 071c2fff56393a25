import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0 },
  // The built pages carry their own React, made for production whatever NODE_ENV says at the start.
  ssr: { noExternal: command === 'build' ? true : undefined },
}))
