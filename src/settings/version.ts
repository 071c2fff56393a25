/** The version of the running program and the commit that it was built from; the build puts it in (vite.server.config.ts). */
declare const __VERSION__: string | undefined

export const version = typeof __VERSION__ === 'string' ? __VERSION__ : 'from the sources, not built'
