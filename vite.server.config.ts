import { defineConfig } from 'vite'

// One file instead of four hundred modules and a compiler in memory: the running server takes a third less of it, and is
// ready sooner. Names and lines stay readable, for the places that a failure is reported with.
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'build',
    emptyOutDir: false,
    rolldownOptions: {
      output: { entryFileNames: 'server.js', chunkFileNames: 'server-[name].js', minify: 'dce-only' },
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: ['vite'] },
})
