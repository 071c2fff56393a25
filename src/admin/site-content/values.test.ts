import { expect, it } from 'vitest'
import { withArticle } from './values.ts'

it('a noun gets the right article: an account, a slide', () => {
  expect(['account', 'slide', 'number'].map(withArticle)).toEqual(['an account', 'a slide', 'a number'])
})
