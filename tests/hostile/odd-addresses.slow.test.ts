/** No address or query, whatever its characters, causes an error of the server, and both databases agree. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { pagePaths } from '#test/page-paths.ts'
import { type Site, startSite } from '#test/site.ts'
import { sendTo } from './send.ts'

const oddTexts = [
  '%00',
  'a%00b',
  '%ff',
  '%ed%a0%80',
  '%ed%b0%80',
  '%C0%AF',
  '%u0000',
  '%',
  '%zz',
  '%EF%BF%BE',
  '%0d%0a',
]
const longText = 'x'.repeat(12_000)

describe.each(databases)('$name: no character in an address causes an error of the server', ({ openEmpty }) => {
  let site: Site
  let close = async () => {}
  beforeAll(async () => {
    const opened = await openEmpty()
    close = async () => opened.close()
    site = await startSite({ ...opened.settings, RATE_LIMITS: 'off', STARTER_CONTENT: 'none' })
  })
  afterAll(async () => {
    await site.stop()
    await close()
  })

  const everyPath = [
    ...pagePaths.map((path) => path.replace('*', ':rest')),
    ...['/files/:id/:name', '/media/:name', '/preview/news/:file.jpg', '/assets/:file.js', '/places.json'],
    ...['/api/v1/news/:id', '/api/v1/questions/codes/:code', '/api/v1/signups/:code', '/api/v1/tags/:slug'],
    ...['/api/v1/events/:id/times', '/api/v1/places/:id', '/api/v1/gift-pages/:r', '/api/v1/:x'],
  ]

  test.each([...oddTexts, longText])('%s', async (text) => {
    const targets = everyPath.flatMap((path) => [
      ...(path.includes(':') ? [path.replace(/:\w+/g, text)] : []),
      `${path.replace(/:\w+/g, 'abc')}?q=${text}&page=${text}&region=${text}&place=${text}&words=${text}&${text}=1`,
    ])
    for (const target of targets) {
      const answer = await sendTo(site.address, `GET ${target} HTTP/1.1`, 'Host: voima', 'Connection: close', '', '')
      expect([target, answer.split('\r\n', 1)[0]]).toEqual([target, expect.stringMatching(/^HTTP\/1\.1 [2-4]/)])
    }
    expect(site.printed()).not.toMatch(/failed|Error/)
  })
})
