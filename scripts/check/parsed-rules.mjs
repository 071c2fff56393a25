/** The rule that needs a parser: one meaning for one exported name. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { frameworkNames, mostExceptions, namedExceptions } from './shared-names.mjs'
import { filesIn } from './source-files.mjs'

export const parsedBreaches = (root, { exceptions = namedExceptions } = {}) => {
  const sources = filesIn(root, 'src')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => parse(path, readFileSync(join(root, path), 'utf8')))
  return nameBreaches(sources, exceptions)
}

const parse = (path, text) => {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) }
}

const nameBreaches = (sources, exceptions) => {
  const files = new Map()
  for (const { path, tree } of sources)
    for (const name of new Set(tree.statements.flatMap(exportedNames)))
      files.set(name, [...(files.get(name) ?? []), path])
  const isShared = (name) => (files.get(name)?.length ?? 0) > 1
  const excepted = Object.keys(exceptions)
  return [
    ...[...files.keys()]
      .filter((name) => isShared(name) && !frameworkNames.includes(name) && !excepted.includes(name))
      .map((name) => `one-name-one-file: ${name} is exported by ${files.get(name).join(', ')}`),
    ...excepted
      .filter((name) => !isShared(name) || !exceptions[name])
      .map((name) => `one-name-one-file: the exception ${name} is not needed, or has no reason`),
    ...(excepted.length > mostExceptions
      ? [`one-name-one-file: ${excepted.length} exceptions; at most ${mostExceptions} are allowed`]
      : []),
  ]
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
