/** The rules that are checked in the text of the sources, because imports do not reveal violations. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../prepare/paths.mjs'

const patternRule = (name, pattern, allowed) => ({
  name,
  breach: ({ path, text }) => pattern.test(text) && !allowed.test(path),
})

const rules = [
  patternRule(
    'only-config-reads-the-environment',
    /\bprocess\.env\b|\benv\b[^\n]*from 'node:process'/,
    // Constants depend on the country, so it is known before the settings are read.
    /^src\/config\.ts$|^src\/shared\/country\/country\.ts$|\.test\.ts$/,
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
  // Each of these has one way: see CONTRIBUTING.md.
  patternRule(
    'texts-are-folded-by-shared-fold',
    /\.normalize\('NF|toLowerCase\(\)\.(?:includes|startsWith|indexOf)\(/,
    // A password is compared as typed, and a font is asked for composed letters.
    /^src\/shared\/fold\.ts$|^src\/core\/users\/password-hash\.ts$|^src\/core\/share-images\/text-paths\.ts$|\.test\.tsx?$/,
  ),
  patternRule(
    'rows-are-locked-by-lock-row',
    /\.set\(\(\w+\) => \(\{ (\w+): \w+\.ref\('\1'\) \}\)\)/,
    // Locks the only row of a table.
    /^src\/core\/email\/mail-account\.ts$/,
  ),
  patternRule(
    'pictures-are-written-by-ui-picture',
    /<picture\b/,
    // Images inside a text are HTML that the core renders.
    /^src\/ui\/picture\.tsx$|^src\/core\/images\/markdown-images\.ts$|\.test\.tsx?$/,
  ),
  patternRule(
    'styles-use-the-scale',
    // A step of the scale in pixels, a tap target in pixels, or the older syntax of a breakpoint.
    /^\s*(?:gap|(?:row|column)-gap|(?:margin|padding)[a-z-]*):(?!.*(?:calc|env)\()[^;]*(?<![\w.-])(?:4|8|12|16|24|32|48|64)px\b|min-(?:height|width): 44px|@media [^{]*(?:min|max)-width:/m,
    /(?<!\.css)$|^src\/ui\/styles\/tokens\.css$|^src\/api\/docs\.css$/,
  ),
  patternRule(
    'admin-styles-have-no-other-pixels',
    // Up to 3 pixels correct a line, and a negative margin what stands out of its box.
    /^\s*(?:gap|(?:row|column)-gap|(?:margin|padding)[a-z-]*):(?!.*(?:calc|env)\()[^;]*(?<![\w.-])(?:[4-9]|\d{2,})px\b/m,
    // The sign-in page has measures of its own, and the plain editor those of the other fields.
    /(?<!\.css)$|^src\/(?!admin\/)|^src\/admin\/(?:login\/login|writing\/writing)\.module\.css$/,
  ),
  patternRule(
    'public-text-has-the-sizes-of-the-scale',
    // Paper has sizes in points, and a size in em follows the text around it.
    /^\s*font-size: (?!(?:calc\(0.7 \* |min\()?(?:var\(--|1rem)|inherit|[\d.]+(?:pt|em);)/m,
    /(?<!\.css)$|^src\/(?!site\/)/,
  ),
  {
    name: 'no-feature-imports-the-styles-of-another',
    // Folders that belong to no feature: the admin area's lists, and the root of `admin`, `site` and `ui`.
    breach: ({ path, text }) =>
      /from '(?:\.\.\/(?!\.\.)[^']*\/|#(?:admin|site)\/(?!lists\/)[^']*\/)[^'/]+\.module\.css'/.test(text) &&
      !path.endsWith('.test.tsx'),
  },
  patternRule(
    'numbers-are-called-by-tel-url',
    /`tel:\$/,
    /^src\/(?:shared\/country\/phone\.ts|site\/places\/place-row\.tsx)$/,
  ),
  patternRule(
    'the-driver-reports-changes',
    /\bnotify(?:Changed|Uncertain)\(/,
    // Giving details become public at a time, and no statement changes a row then.
    /^src\/core\/(?:database|lib)\/|^src\/core\/(?:organisation\/core|gifts\/gifts)\.ts$|\.test\.ts$/,
  ),
  // A developer searches for a term like (focus trap) line by line.
  patternRule(
    'terms-stay-on-one-line',
    /^ *(?:\*|\/\/).*\((?:[\w-]+ ?){1,2}\n *(?:\*|\/\/) (?:[\w-]+ ?){1,2}\)/m,
    /(?!)/,
  ),
]

/** `root` contains the folder src. */
export const textBreaches = (root) =>
  sourcesIn(root).flatMap((source) =>
    rules.filter((rule) => rule.breach(source)).map((rule) => `${rule.name}: ${source.path}`),
  )

const sourcesIn = (root) =>
  filesIn(join(root, 'src'))
    .filter((name) => /\.(ts|tsx|mjs|css)$/.test(name))
    .map((name) => ({ path: `src/${name}`, text: readFileSync(join(root, 'src', name), 'utf8') }))
