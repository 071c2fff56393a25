import { expect, it } from 'vitest'
import { withArticle } from './values.ts'

it('a word stands behind the article that people say before it', () => {
  expect(['account', 'slide', 'number'].map(withArticle)).toEqual(['an account', 'a slide', 'a number'])
})
