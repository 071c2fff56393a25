import { expect, test } from 'vitest'
import { can, type Permission, permissions } from './permissions.ts'

const personal: Permission[] = ['messages.read', 'messages.write', 'subscribers.read', 'people.read', 'history.read']

test('an administrator may see personal data, and an editor may not', () => {
  for (const permission of personal) {
    expect(can({ role: 'administrator' }, permission)).toBe(true)
    expect(can({ role: 'editor' }, permission)).toBe(false)
  }
})

test('a responder may answer messages, and nothing else', () => {
  const may = (['messages.read', 'messages.write', 'articles.write', ...personal] as const).filter((permission) =>
    can({ role: 'responder' }, permission),
  )
  expect(new Set(may)).toEqual(new Set(['messages.read', 'messages.write']))
})

test('a clinician may answer questions, and nothing else', () => {
  expect(permissions.filter((permission) => can({ role: 'clinician' }, permission))).toEqual(['questions.write'])
})

test('administrators and editors may write articles', () => {
  for (const role of ['administrator', 'editor']) expect(can({ role }, 'articles.write')).toBe(true)
})

test.each(['', 'owner', 'constructor', '__proto__', 'toString'])('the unknown role "%s" may do nothing', (role) => {
  for (const permission of [...personal, 'articles.write'] as const) expect(can({ role }, permission)).toBe(false)
})
