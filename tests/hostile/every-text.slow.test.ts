/**
 * Texts in the letters of Ghana and of the world, with hidden characters between them, in the fields of every record type:
 * what readers, feeds, calendars, tables and the search get is what was typed, without what nobody can see.
 */
import { parse } from 'csv-parse/sync'
import { XMLParser } from 'fast-xml-parser'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placesCsv } from '#core/places/open-data.ts'
import { createRandom } from '#core/seed/values.ts'
import { newsFeed } from '#shared/feeds.ts'
import { withoutHidden } from '#shared/hidden-characters.ts'
import { slugOf } from '#shared/slug.ts'
import { formOf } from '#test/api.ts'
import { clinic } from '#test/clinics.ts'
import { testClock } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { screeningDay } from '#test/events.ts'
import { pagesApi } from '#test/pages-api.ts'
import { calendarFileOf } from '../../src/site/feeds/calendar-file.ts'
import { rssOf } from '../../src/site/feeds/rss.ts'

const words = ['Ɛdwɛe', 'Ɔdɔ', 'ŋutɔ', 'ɖevi', 'ƒome', 'ɣeyiɣi', 'ʋu', 'ɛ̃', 'Traore\u0301', 'Traoré', 'Müller', 'Łódź']
  .concat(["d'Almeida", 'd’Almeida', 'dʼAlmeida', 'O‘Neil', 'محمد', 'עמית', '𞤀𞤣𞤤𞤢𞤥', 'नमस्‍ते', '中文', 'İstanbul', 'ß'])
  .concat([
    '👩‍⚕️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '👍🏽',
    '*713*33#',
    '+233',
    '024',
    'a&b',
    '<b>',
    '"q"',
    'x;y,z',
    '\\n',
    '100 %',
    '=1+1',
    '-5',
    '@c',
  ])
const hidden = ['', '', '\u00ad', '\u200b', '\u2060', '\ufeff', '\0', '\u0008', '\ufffc', '\u202d']
const urls = { url: 'https://voima.example', feedUrl: 'https://voima.example' }
const count = 120

describe.each(databases)('in $name', (database) => {
  const { clock, pass } = testClock()
  let stage: Awaited<ReturnType<typeof pagesApi>>
  beforeAll(async () => {
    stage = await pagesApi({ database, clock, settings: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => stage.close())

  const { oneOf } = createRandom(31)
  /** The number makes each text its own. */
  const typedText = (number: number) =>
    `Wor${number}d ${Array.from({ length: 4 }, () => `${oneOf(words)}${oneOf(hidden)}${oneOf(hidden)}`).join(' ')} end`
  const texts = Array.from({ length: count }, (_, number) => typedText(number))
  const seen = (text: string) => withoutHidden(text).trim()

  const send = async (path: string, body: object, as: 'Ama' | 'guest' = 'Ama') => {
    // Lists are in the order of time.
    pass(1000)
    const { status, json, text } = await stage.ask({ as, method: 'POST', path, body })
    expect(
      status,
      `${path}: ${text.slice(0, 300)} ${JSON.stringify(body instanceof FormData ? [...body] : body)}`,
    ).toBeLessThan(300)
    return json
  }

  test('an article is read, found and listed as it was typed', async () => {
    for (const text of texts) {
      const { newsItem } = await send(
        '/news',
        formOf({ title: text, author: text, content: `\`${text}\``, noSourceReason: text }),
      )
      const { json } = await stage.ask({ path: `/news/${newsItem._id}` })
      expect(json.newsItem).toMatchObject({ title: seen(text), author: seen(text), noSourceReason: seen(text) })
      const [listed] = await stage.core.articles.list('news', 1, 1).then(({ found }) => found)
      const rss = new XMLParser({ parseTagValue: false, processEntities: true }).parse(
        rssOf(newsFeed, listed ? [listed] : [], urls),
      )
      expect([rss.rss.channel.item.title, rss.rss.channel.item['dc:creator']]).toEqual([seen(text), seen(text)])
      const number = /^Wor\d+d/.exec(text)?.[0] ?? ''
      const { results } = await stage.core.search.find(number, 1, 5)
      expect(results.map(({ title }) => title)).toContain(seen(text))
    }
  })

  test('an event is read and put into calendars as it was typed, at an address of plain letters', async () => {
    for (const text of texts) {
      const typed = { title: text, text, landmark: text, town: text, bring: text, cost: text, contact: text }
      const { event } = await send('/events', { ...screeningDay, ...typed })
      await send(`/events/${event._id}/publish`, {})
      const { json } = await stage.ask({ path: `/events/${event._id}` })
      expect(json.event).toMatchObject(Object.fromEntries(Object.keys(typed).map((name) => [name, seen(text)])))
      expect(json.event.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      const entry = new ICAL.Component(
        ICAL.parse(calendarFileOf([json.event], urls)) as unknown[],
      ).getFirstSubcomponent('vevent')
      expect(entry?.getFirstPropertyValue('summary')).toBe(seen(text))
      expect(String(entry?.getFirstPropertyValue('location'))).toContain(seen(text))
      expect(String(entry?.getFirstPropertyValue('description'))).toContain(seen(text))
      const time = (await stage.core.signups.times(event._id)).times[0]?._id ?? ''
      await send(`/events/${event._id}/signups`, { calledBy: text, time }, 'guest')
      const [guest] = (await stage.core.signups.list(event._id)).signups
      expect(guest?.calledBy).toBe(seen(text))
    }
  })

  test('a place is read and written into the table as it was typed', async () => {
    for (const text of texts) {
      const typed = {
        name: text,
        town: text,
        landmark: text,
        days: text,
        hours: text,
        ages: text,
        source: text,
        district: text,
      }
      const { place } = await send('/places', { ...clinic, ...typed })
      expect(place).toMatchObject(Object.fromEntries(Object.keys(typed).map((name) => [name, seen(text)])))
      expect(place.slug).toBe(slugOf(place.slug))
      const [row] = parse(placesCsv([place]), { bom: true, columns: true }) as Record<string, string>[]
      const cells = Object.values(row ?? {}).map((cell) => cell.replace(/^'/, ''))
      expect(cells).toContain(seen(text))
    }
  })

  test('what visitors write arrives as it was typed', async () => {
    for (const text of texts) {
      await send('/contact', { name: text, email: 'ama@mail.example', message: text }, 'guest')
      const [message] = await stage.core.messages.newest()
      expect(message).toMatchObject({ name: seen(text), subject: seen(text) })
      await send('/questions', { question: text }, 'guest')
      const { volunteer } = await send(
        '/volunteers',
        {
          name: text,
          town: text,
          email: 'ama@mail.example',
          isAdult: true,
          words: text,
          roles: [],
          days: [],
          languages: [],
        },
        'guest',
      )
      expect(volunteer).toMatchObject({ name: seen(text), town: seen(text), words: seen(text) })
      const found = await stage.ask({
        as: 'Ama',
        path: `/volunteers?search=${encodeURIComponent(/^Wor\d+d/.exec(text)?.[0] ?? '')}`,
      })
      expect(found.json.volunteers.map(({ name }: { name: string }) => name)).toContain(seen(text))
    }
    const { json } = await stage.ask({ as: 'Ama', path: `/questions/inbox?limit=100` })
    const asked = json.questions.map(({ asked }: { asked: string }) => asked)
    expect(
      texts
        .slice(0, 100)
        .map(seen)
        .filter((text) => !asked.includes(text)),
    ).toEqual([])
  })
})
