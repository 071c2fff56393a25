import { describe, expect, it } from 'vitest'
import { formOf, refusalOf } from './form-values.ts'

const sent = (body: BodyInit, headers = {}) =>
  new Request('https://voima.example/contact', { method: 'POST', body, headers })

describe('the values of a form', () => {
  it('are exactly what was typed', async () => {
    const field = await formOf(sent(new URLSearchParams({ name: ' Ama & <b>Efua</b> ' })))
    expect([field('name'), field('email')]).toEqual([' Ama & <b>Efua</b> ', ''])
  })

  it('are empty if the body cannot be read', async () => {
    const field = await formOf(sent('{"name":"Ama"}', { 'Content-Type': 'application/json' }))
    expect(field('name')).toBe('')
  })

  it('contain no file in the place of text', async () => {
    const form = new FormData()
    form.set('name', new Blob(['x']), 'name.txt')
    expect((await formOf(sent(form)))('name')).toBe('')
  })
})

describe('the result of sending', () => {
  it('has no error if the call succeeded', async () => {
    expect(await refusalOf(async () => Response.json({}, { status: 201 }))).toBeUndefined()
  })

  it('has the sentences of the API', async () => {
    const problem = { detail: 'Some fields are not right.', errors: { email: 'Write an email.' } }
    const refusal = await refusalOf(async () => Response.json(problem, { status: 422 }))
    expect(refusal).toEqual({ status: 422, ...problem })
  })

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['somebody else answers', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('has a sentence of the site when %s', async (_, send) => {
    const refusal = await refusalOf(send)
    expect(refusal?.detail).toContain('could not reach')
  })
})
