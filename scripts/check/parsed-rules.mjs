/** The rule that needs a parser: one meaning for one exported name. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { filesIn } from '../prepare/paths.mjs'

/** The exported names that React Router and the migrations require in many files. */
const frameworkNames = [
  ...['loader', 'clientLoader', 'action', 'clientAction', 'middleware', 'clientMiddleware', 'shouldRevalidate'],
  ...['meta', 'headers', 'links', 'handle', 'Layout', 'ErrorBoundary', 'HydrateFallback', 'default'],
  ...['up', 'down'],
]

export const parsedBreaches = (root) => {
  const sources = filesIn(join(root, 'src'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => parse(`src/${name}`, readFileSync(join(root, 'src', name), 'utf8')))
  return nameBreaches(sources)
}

const parse = (path, text) => {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) }
}

const nameBreaches = (sources) => {
  const files = new Map()
  for (const { path, tree } of sources)
    for (const name of new Set(tree.statements.flatMap(exportedNames)))
      files.set(name, [...(files.get(name) ?? []), path])
  return [...files]
    .filter(([name, paths]) => paths.length > 1 && !frameworkNames.includes(name))
    .map(([name, paths]) => `one-name-one-file: ${name} is exported by ${paths.join(', ')}`)
}

/** The names that a statement declares. A re-exported name is declared in another file. */
const exportedNames = (statement) => {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported) return []
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
  return statement.name ? [statement.name.text] : []
}

const namesIn = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []))
