/** The rules that are checked in the text of the sources, because imports do not reveal violations. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './source-files.mjs'

const maxLines = 250

const patternRule = (name, pattern, allowed) => ({
  name,
  breach: ({ path, text }) => pattern.test(text) && !allowed.test(path),
})

const rules = [
  patternRule(
    'only-config-reads-the-environment',
    /\bprocess\.env\b|\benv\b[^\n]*from 'node:process'/,
    /^src\/config\.ts$|\.test\.ts$/,
  ),
  patternRule(
    'no-code-asks-which-feed',
    /[!=]==?\s*(['"](news|blog)['"]|(news|blog)Feed\b)|(['"](news|blog)['"]|\b(news|blog)Feed)\s*[!=]==?|case\s+['"](news|blog)['"]/,
    /\.test\.tsx?$/,
  ),
  patternRule(
    'only-the-database-folder-names-an-engine',
    /sqlite|postgres/i,
    /^src\/core\/database\/|^src\/config(\.test)?\.ts$/,
  ),
  { name: 'files-are-short', breach: ({ text }) => text.split('\n').length > maxLines },
]

/** `root` contains the folder src, and perhaps tests and scripts. */
export const textBreaches = (root) =>
  ['src', 'tests', 'scripts']
    .flatMap((folder) => sourcesIn(root, folder))
    .flatMap((source) =>
      rulesFor(source)
        .filter((rule) => rule.breach(source))
        .map((rule) => `${rule.name}: ${source.path}`),
    )

const rulesFor = ({ path }) =>
  path.startsWith('src/') ? rules : rules.filter((rule) => rule.name === 'files-are-short')

const sourcesIn = (root, folder) =>
  filesIn(root, folder)
    .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
