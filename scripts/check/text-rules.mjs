/** The rules that imports alone cannot show: they are read from the text of the sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

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

/** `root` holds the folder src, and perhaps tests and scripts. */
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
  filesIn(join(root, folder))
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))

const filesIn = (folder) => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
