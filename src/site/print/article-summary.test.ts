import { describe, expect, test } from 'vitest'
import { toHtml } from '#core/lib/markdown.ts'
import { createRandom, type Random } from '#core/seed/values.ts'
import { starterArticles } from '#core/starter/articles.ts'
import { starterText } from '#core/starter/texts.ts'
import { warningSigns } from '#shared/warning-signs.ts'
import { placeWarningSigns } from '#shared/warning-signs-box.ts'
import { articleSummary } from './article-summary.ts'
import { linesOfAll, linesOnSheet } from './sheet-sections.ts'

const sources = [1, 2, 3].map((number) => ({ name: `Source ${number}`, url: `https://source.example/${number}` }))
const article = { title: 'Fever', isHealth: true, sources, contentHtml: '' }

const printed = (content: string, more: Partial<Parameters<typeof articleSummary>[0]> = {}) => {
  const sheet = articleSummary({ ...article, ...more, contentHtml: placeWarningSigns(toHtml(content)) })
  return { ...sheet, blocks: sheet.sections.flat(), text: sheet.sections.flat().map(({ text }) => `${text}\n`) }
}

/** No heading stands alone. */
const expectTextBelowHeadings = (blocks: ReturnType<typeof printed>['blocks']) => {
  for (const [index, { level, text }] of blocks.entries()) {
    const next = blocks.slice(index + 1).find((each) => each.level === 0 || each.level <= level)
    if (level > 0) expect([text, next?.level]).toEqual([text, 0])
  }
}

/** A document of any structure. Each group of words, `[w1 …]`, is a whole that may not be printed in part. */
const documentOf = (random: Random) => {
  const { below, oneOf } = random
  let count = 0
  const wholes: string[][] = []
  const word = (into: string[]) => {
    count += 1
    into.push(`w${count}w`)
    return `w${count}w ${oneOf(['fever ', 'WWWW ', 'a & b < c, ', 'One sentence.[2] '])}`.repeat(1 + below(9))
  }
  const highest = 1 + below(3)
  let section: string[] = []
  const list = (depth: number): string => {
    const items: string[] = []
    wholes.push(items)
    const mark = oneOf(['- ', '3. '])
    const item = () => {
      const inner = below(6) === 0 && depth < 4 ? `\n${list(depth + 1).replace(/^/gm, '   ')}` : ''
      return `${mark}${word(items)}${inner}`
    }
    const text = Array.from({ length: 1 + below(oneOf([4, 30])) }, item).join('\n')
    section.push(...items)
    return text
  }
  const pieces: (() => string)[] = [
    () => word(section),
    () => word(section),
    () => list(0),
    () => `${word(section)} as follows:\n\n${list(0)}`,
    () => `> ${word(section)}`,
    () => `| ${word(section)} | b |\n|---|---|\n| ${word(section)} | ${word(section)} |`,
    () => `\`\`\`\n${word(section)}\n\`\`\``,
    () => `${'#'.repeat(highest + 1 + below(3))} ${word(section)}`,
    () => '[When to go](/help#warning-signs)',
    () => '![A picture](/images/a.jpg "A caption")',
  ]
  const body = (most: number) => Array.from({ length: below(most) }, () => oneOf(pieces)())
  const opening = body(4)
  const sections = Array.from({ length: below(12) }, () => {
    section = []
    wholes.push(section)
    return [`${'#'.repeat(highest)} ${word(section)}`, ...body(7)]
  })
  return { content: [opening, ...sections].flat().join('\n\n'), wholes }
}

const wordsOf = (text: string) => new Set(text.match(/w\d+w/g))

/** A heading without text is not printed, wherever it stands. */
const isPrintedWhole = (whole: string[], shown: Set<string>, inHeadings: Set<string>) => {
  const wanted = whole.filter((word) => !inHeadings.has(word))
  const found = wanted.filter((word) => shown.has(word))
  return found.length === 0 || found.length === wanted.length
}

describe('the print sheet of an article', () => {
  test('prints each section and each list of any document whole or not at all, on one page', { tags: 'slow' }, () => {
    const random = createRandom(27)
    let left = 0
    for (let run = 0; run < 60; run += 1) {
      const { content, wholes } = documentOf(random)
      const sheet = printed(content)
      const text = sheet.text.join('')
      const inHeadings = wordsOf(
        toHtml(content)
          .match(/<h\d>.*?<\/h\d>/gs)
          ?.join() ?? '',
      )
      const broken = wholes.filter((whole) => !isPrintedWhole(whole, wordsOf(text), inHeadings))
      expect([broken, content]).toEqual([[], content])
      expectTextBelowHeadings(sheet.blocks)
      expect(linesOfAll(sheet.sections)).toBeLessThanOrEqual(linesOnSheet)
      expect(warningSigns.filter(({ sign }) => text.includes(sign))).toEqual([])
      left += sheet.left
    }
    expect(left).toBeGreaterThan(60)
  })

  test('shows text in its order, with the marks of lists, and only the sources that it cites', () => {
    const { text, sources: cited } = printed(
      'Go to **hospital** now.[2] & quickly\n\nLater.\n\n# Why "now"\n\nGerms spread.\n\n- One\n- Two\n  1. Three\n\n## More\n\n<b>raw</b>',
    )
    expect(text.join('')).toBe(
      'Go to hospital now.[2] & quickly\nLater.\nWhy “now”\nGerms spread.\n• One\n• Two\n1. Three\nMore\n<b>raw</b>\n',
    )
    expect(cited).toEqual([{ ...sources[1], number: 2 }])
  })

  test('keeps the list with the sentence that announces it', () => {
    const list = '- a sign\n'.repeat(80)
    expect(printed(`Go for any of these:\n\n${list}\n\nLast words.`)).toMatchObject({
      left: 1,
      text: ['Last words.\n'],
    })
    expect(printed('Go for any of these:\n\n- fever\n\nLast words.').sections).toHaveLength(2)
  })

  test('names the sheet of the warning signs in place of a list, also if the text places none', () => {
    const { namesSigns, text } = printed('One.\n\n[Signs](/help#warning-signs)\n\nTwo.')
    expect([namesSigns, text]).toEqual([true, ['One.\n', 'Two.\n']])
    expect(printed('One.', { isHealth: false }).namesSigns).toBe(false)
  })

  test('counts sources that no section cites as left out if they do not fit', () => {
    const many = Array.from({ length: 30 }, () => ({ name: 'A source with a long name '.repeat(7) }))
    expect(articleSummary({ ...article, sources: many, contentHtml: toHtml('One.\n\n'.repeat(20)) })).toMatchObject({
      sources: [],
      left: 1,
    })
    expect(printed('One.').sources).toHaveLength(3)
  })
})

describe.each(starterArticles)('the sheet of $name', ({ name, title }) => {
  test('has whole sections only, most of the article, and the sign that may go away', async () => {
    const { content, sources: cited } = await starterText(name)
    const { sections, blocks, left } = printed(content, { title, sources: cited })
    expectTextBelowHeadings(blocks)
    const parts = toHtml(content.replace(/^\[When.*$/m, '')).split('<h2>')
    for (const [{ text, level } = { text: '', level: 0 }, ...others] of sections) {
      const part = parts.find((each) => each.startsWith(`${text.replaceAll('&', '&amp;')}</h2>`)) ?? ''
      if (level > 0) expect([text, others.length]).toEqual([text, (part.match(/<(p|li)>/g) ?? []).length])
    }
    expect([name, left]).toEqual([name, expect.toSatisfy((count: number) => count <= 4)])
  })
})
