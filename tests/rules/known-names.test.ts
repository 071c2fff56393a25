/**
 * Another organisation, country or language must be able to use the code: the name of the organisation, its country,
 * the emergency number and the sentences that the public reads belong to the settings, the site content and the
 * wording. The files in `known-names.ts` speak of the product, or of Ghana only there (`isInGhana`). What people read
 * under another name and in another country is tested by `tests/e2e/another-country.slow.test.ts`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSourceFile, forEachChild, isJsxText, type Node, ScriptKind, ScriptTarget } from 'typescript'
import { expect, test } from 'vitest'
import { knownNames } from './known-names.ts'

const project = join(import.meta.dirname, '../..')

/** Where such words belong. Sources are names of publications; facts and starter articles are content. */
const isFree = (file: string) =>
  /\.test\.tsx?$|^src\/(?:settings|shared\/(?:wording|content|country|sources|facts)|core\/starter)\/|^src\/shared\/wording\.ts$/.test(
    file,
  )

const withoutComments = (text: string) => text.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '')

const files = globSync('src/**/*.{ts,tsx}', { cwd: project })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !isFree(file))
  .sort()

const having = (word: RegExp) =>
  files.filter((file) => word.test(withoutComments(readFileSync(join(project, file), 'utf8'))))

test.each([
  ['Voima', /Voima/],
  ['Ghana', /\bGhana\b/],
  ['112', /\b112\b/],
] as const)('no new file contains %s', (name, word) => {
  expect(having(word)).toEqual([...knownNames[name]].sort())
})

const hasSentence = (file: string) => {
  const source = readFileSync(join(project, file), 'utf8')
  const find = (node: Node): boolean =>
    (isJsxText(node) && /\p{L}+(?:[ ,\n]+\p{L}+){2}/u.test(node.text)) || (forEachChild(node, find) ?? false)
  return find(createSourceFile(file, source, ScriptTarget.Latest, true, ScriptKind.TSX))
}

test('no new component contains a public sentence', () => {
  const components = files.filter((file) => /^src\/(?:site|ui)\/.*\.tsx$/.test(file))
  expect(components.filter(hasSentence)).toEqual([...knownNames.sentences].sort())
})
