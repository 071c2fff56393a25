import { describe, expect, test } from 'vitest'
import { articleSummary } from './article-summary.ts'

const sources = [1, 2, 3].map((number) => ({ name: `Source ${number}`, url: `https://source.example/${number}` }))
const article = { title: 'Fever', isHealth: true, sources, contentHtml: '' }
const linesIn = (texts: string[]) => texts.reduce((sum, text) => sum + Math.ceil(text.length / 96), 0)

describe('the print sheet of an article', () => {
  test('has the short version and the beginning of each section as plain text', () => {
    const contentHtml =
      '<p>Go to <a href="/help">hospital</a> now.[2] &amp; quickly</p><p>Later.</p><h2>Why &quot;now&quot;</h2><p>Germs spread.</p><p>More.</p><h2>What</h2><ul><li>Take water</li><li><strong>Go</strong></li></ul>'
    const { short, parts, sources: named } = articleSummary({ ...article, contentHtml })
    expect(short).toEqual(['Go to hospital now.[2] & quickly'])
    expect(parts).toEqual([
      { heading: 'Why "now"', texts: ['Germs spread.'] },
      { heading: 'What', texts: ['Take water', 'Go'] },
    ])
    expect(named).toEqual([{ ...sources[1], number: 2 }])
  })

  test('leaves out sections without room, cuts after a sentence, and marks the cut', () => {
    const long = `<p>${'One sentence of the text.[1] '.repeat(120)}</p>`
    const contentHtml = long + '<h2>A heading</h2>'.concat(long).repeat(40)
    const { short, parts } = articleSummary({ ...article, title: 'A long title '.repeat(15), contentHtml })
    const texts = [...short, ...parts.flatMap((part) => part.texts)]
    expect(texts.every((text) => text.endsWith('text.[1] …'))).toBe(true)
    expect(linesIn(texts) + parts.length * 1.7).toBeLessThan(44)
  })

  test('shows the beginning of an article without headings, sources or spaces', () => {
    const { short, parts } = articleSummary({
      ...article,
      isHealth: false,
      sources: [],
      contentHtml: `<p>${'x'.repeat(9000)}</p>`,
    })
    expect([short.length, parts.length]).toEqual([1, 0])
    expect(linesIn(short)).toBeLessThan(25)
  })

  test('shows text that looks like HTML as text', () => {
    const { short } = articleSummary({
      ...article,
      contentHtml: '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;</p>',
    })
    expect(short).toEqual(['<script>alert(1)</script> &lt;'])
  })
})
