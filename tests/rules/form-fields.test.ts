/** A control of a form gets its name, its value and its error from `fieldsOf`, and a select gets its options as data. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const files = globSync('src/{admin,site,page}/**/*.tsx', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const elementsIn = (text: string) => {
  const tree = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: (ts.JsxOpeningElement | ts.JsxSelfClosingElement)[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

type Element = ReturnType<typeof elementsIn>[number]

const attribute = ({ attributes }: Element, name: string) =>
  attributes.properties
    .filter(ts.isJsxAttribute)
    .find((each) => each.name.getText() === name)
    ?.initializer?.getText()

/** `name="days"` together with `error={errors.days}`, `errors?.days` or `errors['days']`. */
const repeatsItsName = (element: Element) => {
  const name = attribute(element, 'name')?.replace(/^\{?['"`]|['"`]\}?$/g, '')
  const error = attribute(element, 'error') ?? ''
  return Boolean(name) && new RegExp(`errors\\??\\.?(\\[['"\`])?${name}\\b(?!\\.)`).test(error)
}

const allowed = ['lang', 'translate', 'disabled']

/** An option that has a text alone. The suggestions of a `<datalist>` have none. */
const isPlainOption = (element: Element) =>
  element.tagName.getText() === 'option' &&
  ts.isJsxOpeningElement(element) &&
  !allowed.some((name) => attribute(element, name))

const breachesOf = (breaks: (element: Element) => boolean) =>
  files.flatMap(({ path, text }) =>
    elementsIn(text)
      .filter(breaks)
      .map((element) => `${path}: ${element.getText()}`),
  )

test('no control repeats its name to find its error', () => {
  expect(files.filter(({ text }) => text.includes('fieldsOf(')).length).toBeGreaterThan(25)
  expect(breachesOf(repeatsItsName)).toEqual([])
})

test('no select writes plain options by hand', () => expect(breachesOf(isPlainOption)).toEqual([]))

test.each([
  '<Field name="days" error={errors.days} />',
  "<Field name={'days'} error={data?.failure?.errors['days']} />",
  '<TextArea label="Days" error={sent?.refusal.errors?.days} name="days" rows={2} />',
])('is reported: %s', (text) => expect(elementsIn(text).some(repeatsItsName)).toBe(true))
