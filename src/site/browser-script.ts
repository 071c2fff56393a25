/** The scripts in `browser/`, each loaded at the first use of what it serves (`lazy-scripts.ts`). */
type Name = 'card' | 'edit-link' | 'forms' | 'genotype-choice' | 'list' | 'notice' | 'press'

/** The path in development, which `server/render/page-finisher.ts` replaces by the file of the build. */
export const browserScript = (name: Name) => `/src/site/browser/${name}.ts`

/** The `handle` of a public page that never loads a script. */
export const withoutScripts = { scripts: 'none' }
