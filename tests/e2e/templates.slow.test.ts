import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page } from '@playwright/test'
import { pageRoutes } from '#test/page-paths.ts'
import { expect, test } from './support/test.ts'

const source = stripTypeScriptTypes(readFileSync('src/site/templates/fill.ts', 'utf8')).replaceAll('export ', '')

declare global {
  interface Window {
    filledTemplate: (root: ParentNode, name: string, values?: object) => DocumentFragment
  }
}

/** The HTML of the filled template `given`. */
const filled = async (page: Page, template: string, values: object) => {
  await page.setContent(`<main><template data-when="given">${template}</template></main>`)
  await page.addScriptTag({ content: `{${source};window.filledTemplate = filledTemplate}` })
  return page.evaluate((given) => {
    const parent = document.createElement('div')
    parent.append(window.filledTemplate(document, 'given', given))
    return parent.innerHTML
  }, values)
}

test('a template gets texts, and keeps what is true', async ({ page }) => {
  const template =
    '<p><span data-value="name"></span><b data-if="isNew"> is new</b><i data-if="isOld"> is <u data-value="age"></u></i></p>'
  expect(await filled(page, template, { name: 'Ama', isNew: true })).toBe(
    '<p><span data-value="name">Ama</span> is new</p>',
  )
  expect(await filled(page, template, { name: 'Ama', isOld: true, age: 90 })).toContain('is <u data-value="age">90</u>')
})

for (const text of ['<img src=x onerror=alert(1)>', '</span><script>1</script>', '&amp;', 'ɛ ɔ \u202e', ''])
  test(`a text is never HTML: ${JSON.stringify(text)}`, async ({ page }) => {
    await filled(page, '<p data-value="text"></p>', { text })
    const shown = await page.evaluate(
      (given) => window.filledTemplate(document, 'given', { text: given }).textContent,
      text,
    )
    expect(shown).toBe(text)
  })

test('an unknown template is an error', async ({ page }) => {
  await filled(page, '', {})
  await expect(page.evaluate(() => window.filledTemplate(document, 'other'))).rejects.toThrow('no template "other"')
})

test('there are three rules, and no page uses a fourth', async ({ page }) => {
  const rules = ['data-if', 'data-value', 'data-when']
  expect([...new Set(source.match(/\bdata-\w+/g))].sort()).toEqual(rules)
  const found = new Set<string>()
  for (const { path } of pageRoutes.filter(({ file, path: at }) => file.startsWith('site/') && !/[:*.]/.test(at))) {
    await page.goto(path)
    const names = await page
      .locator('template')
      .evaluateAll((all) =>
        all.flatMap((template) =>
          [template, ...(template as HTMLTemplateElement).content.querySelectorAll('*')].flatMap((element) =>
            element.getAttributeNames(),
          ),
        ),
      )
    for (const name of names) if (name.startsWith('data-')) found.add(name)
  }
  expect([...found].sort()).toEqual(rules)
})
