import { describe, expect, test } from 'vitest'
import { wordsIn } from '#test/reading.ts'
import { healthCentreFirst } from './facts/care.ts'
import { number112 } from './sources/signs.ts'
import { careRules, signGroups, signSources, warningSigns } from './warning-signs.ts'
import { placeWarningSigns, warningSignsAfter, warningSignsHtml } from './warning-signs-box.ts'

const all = warningSigns.map(({ sign, more = '' }) => `${sign} ${more}`)

describe('the list of warning signs', () => {
  test.each([
    ['fever', /fever of 38 °C.*37\.5 °C in a baby or a small child: hospital at once\. A malaria test is not enough/],
    ['a hot body without a thermometer', /hot body.*no thermometer/],
    ['chest and breathing', /chest pain.*breathing/i],
    ['a stroke that goes away', /face.*numb arm or leg.*speaking, seeing or walking, even if it goes away/],
    ['fits and confusion', /fit \(convulsion\).*confused.*hard to wake/],
    ['stiff neck', /stiff neck/],
    ['paleness on dark skin', /pale palms, lips, tongue or inside of the lower eyelid.*dark skin/],
    ['jaundice with weakness', /yellow eyes.*weakness/i],
    ['stomach and spleen', /stomach.*left, under the ribs/],
    ['vomiting, alone', /^Vomiting again and again, cannot keep water down\. $/],
    ['a baby’s hands and feet', /baby: swollen, painful hands or feet/],
    ['eyesight, alone', /^A sudden change in eyesight/],
    ['priapism', /erection that lasts 2 hours/],
    ['dark urine', /urine that is red, brown or dark like cola.*transfusion/i],
    [
      'pregnancy and the year after it',
      /pregnancy, and for a year after the birth: any warning sign.*fluid that smells bad.*leg.*moves less/,
    ],
    ['thoughts of ending one’s life', /ending your life.*someone you trust.*hospital, or call 112/],
  ])('contains %s', (_, words) => expect(all.filter((each) => words.test(each))).toHaveLength(1))

  test('has stroke and breathing before fever', () => {
    const order = warningSigns.map(({ id }) => id)
    expect(order[0]).toBe('stroke')
    expect(order.indexOf('chest')).toBe(order.indexOf('fever') - 1)
  })

  test('names at least one source for each line, and lists no other source', () => {
    for (const { sources } of [...warningSigns, ...careRules]) expect(sources.length).toBeGreaterThan(0)
    const used = [...warningSigns, ...careRules, healthCentreFirst].flatMap(({ sources }) => sources)
    expect(new Set([...used, number112])).toEqual(new Set(signSources))
  })

  test('has no sentence of more than 25 words', () => {
    const rules = [...careRules, healthCentreFirst].map(({ text }) => text)
    // A list after a colon is read item by item.
    const sentences = [...all, ...rules].flatMap((text) => text.split(/[.!?:]\s|(?<=: [^.]*), /))
    for (const sentence of sentences) expect(wordsIn(sentence).length, sentence).toBeLessThanOrEqual(25)
  })

  test('prints no phone number but 112', () => {
    const numbers = all.join(' ').match(/\d(?: ?\d){2,}/g)
    expect(new Set(numbers)).toEqual(new Set(['112']))
  })
})

describe('the box in an article', () => {
  const link = '<p><a href="/help#warning-signs">When to go to hospital at once</a></p>'

  test('replaces a link that stands alone, and has every sign', () => {
    const html = placeWarningSigns(`<p>One.</p>\n${link}\n<p>Two.</p>`)
    expect(html).toBe(`<p>One.</p>\n${warningSignsHtml}\n<p>Two.</p>`)
    for (const { sign } of warningSigns) expect(html).toContain(`<li>${sign}</li>`)
    expect(warningSignsAfter(html)).toBe('')
  })

  const countIn = (html: string) => html.match(/<li>/g)?.length ?? 0
  const placed = (name: string) => placeWarningSigns(`<p><a href="/help#${name}">Go</a></p>`)
  const idsIn = (html: string) =>
    warningSigns.filter(({ sign }) => html.includes(`<li>${sign}</li>`)).map(({ id }) => id)

  test.each(signGroups)(
    'a link to the group $id places five or six signs, three of them its own, and counts them',
    ({ id, signs }) => {
      const html = placed(id)
      expect([5, 6]).toContain(countIn(html))
      expect(html).toContain(`<h2>${countIn(html)} of ${warningSigns.length} warning signs</h2>`)
      expect(idsIn(html)).toContain('chest')
      expect(signs.filter((sign) => idsIn(html).includes(sign.id)).length).toBeGreaterThanOrEqual(3)
    },
  )

  test.each([
    ['transfusion', ['urine', 'yellow']],
    ['eyes-hips-legs', ['eyesight', 'joint']],
    ['painful-erections', ['erection']],
    ['family-planning', ['pregnancy']],
  ])('the box for the article %s has the signs that its text names', (name, signs) => {
    expect(idsIn(placed(name))).toEqual(expect.arrayContaining(signs))
  })

  test('the box for painful erections has no sign of babies or pregnancy', () => {
    expect(idsIn(placed('painful-erections')).filter((id) => id === 'baby' || id === 'pregnancy')).toEqual([])
  })

  test('is appended to an article without such a link, with five signs and a link to all', () => {
    const html = '<p>See <a href="/help#warning-signs">the signs</a>.</p>'
    expect(placeWarningSigns(html)).toBe(html)
    const box = warningSignsAfter(html)
    // In a list that begins with two lines about fever, nobody reads on.
    expect(box.indexOf('Chest pain')).toBeLessThan(box.indexOf('Any fever'))
    expect(idsIn(box)).toEqual(expect.arrayContaining(['chest', 'stroke', 'fever']))
    expect(box).toContain(`<h2>5 of ${warningSigns.length} warning signs</h2>`)
    expect(countIn(box)).toBe(5)
    expect(box).toContain(`<a href="/help">See all ${warningSigns.length} warning signs</a>`)
    expect(box).toContain('href="tel:112"')
  })
})
