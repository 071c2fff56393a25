/** Who may import whom. CONTRIBUTING.md explains why; tests/rules has a file that breaks each rule. */

const packages = (...names) => names.map((name) => `(^|/)node_modules/${name}/`)
const atRunTime = { dependencyTypesNot: ['type-only'] }

const screens = '^src/(site|admin|ui|page)/|^src/(root|entry\\.client)\\.tsx$'
const publicScreens = '^src/(site|ui|page)/|^src/(root|entry\\.client)\\.tsx$'
const webPackages = packages('hono', '@hono/[^/]+', 'react', 'react-dom', 'react-router', '@react-router/[^/]+')
const reactPackages = packages('react', 'react-dom', 'react-router', '@react-router/[^/]+')
const databasePackages = packages('kysely', 'pg', 'better-sqlite3')
const databaseModules = [...databasePackages, '^(node:)?sqlite$']
const editorPackages = packages('@tiptap/[^/]+', 'prosemirror-[^/]+', 'markdown-it')
const zod = ['^src/shared/shapes/', ...packages('zod')]
const markdownParser = '^src/shared/markdown(?:-parser\\.ts$|/)'
const processModules = '^(node:)?(child_process|cluster|process|worker_threads)$'

/** @returns {import('dependency-cruiser').IForbiddenRuleType} */
const rule = (name, from, to) => ({ name, severity: 'error', from, to })

export default {
  forbidden: [
    rule(
      'shared-stands-alone',
      { path: '^src/shared/', pathNot: '^src/shared/markdown/' },
      { pathNot: ['^src/shared/', ...packages('zod', 'markdown-it')], dependencyTypesNot: ['core'] },
    ),
    // The editor and the import of other sites write Markdown alike.
    rule(
      'shared-markdown-stands-alone',
      { path: '^src/shared/markdown/' },
      { pathNot: ['^src/shared/', ...editorPackages], dependencyTypesNot: ['core'] },
    ),
    rule(
      'core-knows-no-web',
      { path: '^src/core/' },
      { path: ['^src/(server|api|site|admin|ui|page)/', '^src/(root|routes|entry)', ...webPackages] },
    ),
    // Core has layers: lib, database, the nouns, organisation.
    rule('lib-stands-alone', { path: '^src/core/lib/' }, { path: '^src/core/(?!lib/)' }),
    rule('database-knows-only-lib', { path: '^src/core/database/' }, { path: '^src/core/(?!lib/|database/)' }),
    // The seed fills a whole organisation.
    rule(
      'nouns-know-no-organisation',
      { path: '^src/core/(?!organisation/|seed/)' },
      { path: '^src/core/organisation/' },
    ),
    rule('database-stays-in-its-folder', { pathNot: '^src/core/database/' }, { path: databaseModules, ...atRunTime }),
    rule(
      'api-is-a-thin-door',
      { path: '^src/api/' },
      {
        path: ['^src/(server|site|admin|ui|page|core/database)/', ...reactPackages, ...databaseModules, processModules],
      },
    ),
    rule('screens-take-only-types-from-api', { path: screens }, { path: '^src/api/', ...atRunTime }),
    rule(
      'screens-know-no-core-or-server',
      { path: screens },
      { path: '^src/(core|server|settings)/|^src/config\\.ts$' },
    ),
    rule('site-does-not-know-admin', { path: '^src/site/' }, { path: '^src/admin/' }),
    rule('admin-does-not-know-site', { path: '^src/admin/' }, { path: '^src/site/' }),
    rule(
      'public-pages-stay-light',
      { path: publicScreens },
      { path: [markdownParser, ...editorPackages], ...atRunTime },
    ),
    rule('screens-load-no-zod', { path: screens }, { path: zod, ...atRunTime }),
    rule(
      'browser-scripts-load-no-framework',
      { path: '^src/site/browser/' },
      { path: [...reactPackages, '\\.tsx$'], ...atRunTime },
    ),
    // Everything in shared may reach a public page, except the shapes and the Markdown parser.
    rule(
      'only-shapes-load-zod',
      { path: '^src/shared/', pathNot: '^src/shared/(?:shapes|markdown)/' },
      { path: [...zod, markdownParser], ...atRunTime },
    ),
    rule('browser-code-needs-no-node', { path: [screens, '^src/shared/'] }, { dependencyTypes: ['core'] }),
    rule('no-circles', {}, { circular: true }),
    rule('everything-is-found', { pathNot: '\\+types/' }, { couldNotResolve: true, pathNot: '/\\+types/|^virtual:' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    // Otherwise imports of types would be ignored, and could not be told from the others.
    tsPreCompilationDeps: true,
    // Without these two, packages with sub-paths (hono/client) are not found and are ignored.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
