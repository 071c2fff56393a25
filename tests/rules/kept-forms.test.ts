/**
 * No form of the admin area loses what was typed. An `IntentForm` keeps its text; every other form uses the same
 * mechanism itself, or is listed here with the reason why it need not. The journey `every-form-keeps-text` tries all of
 * them.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const files = globSync('src/admin/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path: path.replace('src/admin/', ''), text: readFileSync(join(root, path), 'utf8') }))

const nothing = 'it has buttons alone'

const otherwise: Record<string, string> = {
  'action-form.tsx': 'the forms that use it are found, too',
  'articles/article-form.tsx': 'use-article-autosave.ts keeps its text, here and on the site',
  'lists/filter-controls.tsx': 'the filter of a list is in its address',
  'lists/selection.tsx': 'it has only checkboxes, which choose what a button changes',
  'toast-region.tsx': nothing,
}

test('every form keeps what is typed into it, or is listed with the reason why not', () => {
  const withForm = files
    .filter(({ text }) => /<(?:Form|form|ActionForm|\w+\.Form)\b/.test(text))
    .map(({ path }) => path)
  const keeping = files.filter(({ text }) => text.includes('useKeptForm(')).map(({ path }) => path)
  expect(withForm.filter((path) => !keeping.includes(path)).sort()).toEqual(Object.keys(otherwise).sort())
})

test('text is kept on a device in one way', () => {
  const storing = files.filter(({ text }) => /localStorage\s*\.\s*setItem/.test(text)).map(({ path }) => path)
  // The session, and what a person chose for this device.
  const choices = ['lists/list-keys.tsx', 'page.ts', 'passkey-calls.ts', 'session.ts', 'theme.ts']
  expect(storing.filter((path) => !choices.includes(path)).sort()).toEqual([
    'writing/kept-text.ts',
    'writing/writing-field.tsx',
  ])
})

test('a field for a secret says so, so that it is never kept', () => {
  const fields = files.flatMap(({ path, text }) =>
    [...text.matchAll(/<(?:Field|input|TextArea|PasswordField)\b(?:[^>]|=>)*?\/>/g)].map(([field]) => ({
      path,
      field,
    })),
  )
  expect(fields.length).toBeGreaterThan(50)
  // A merchant code is public.
  const secret = /(?:name="|\(')(?!idempotencyKey|merchantCode)\w*(?:password|code|secret|token|key)\w*['"]/i
  const marked = /type="(?:password|hidden)"|autoComplete="(?:one-time-code|current-password|new-password)"|data-secret/
  expect(fields.filter(({ field }) => secret.test(field) && !marked.test(field))).toEqual([])
})
