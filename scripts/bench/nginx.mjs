/**
 * Compares the site with nginx serving the same cached bytes: how close the site comes to the limits of the machine.
 */
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { askAsFastAsAnswered, loadTool } from './ask.mjs'
import { withSite } from './content.mjs'
import { atLeast, goals, judged } from './goals.mjs'
import { hasNginx, startNginx } from './nginx-server.mjs'
import { mainPages } from './pages.mjs'
import { median, rounded } from './report.mjs'

const connections = 64
const rounds = 3

export const measureBesideNginx = async (content, { isQuick }) => {
  if (!hasNginx()) return [{ title: 'Beside nginx: not measured, because nginx is not installed', rows: [] }]
  const seconds = isQuick ? 1 : 2
  return withSite(content, async (site) => {
    const files = await Promise.all(wanted(content).map((file) => fetchCached(site.address, file)))
    const nginx = await startNginx(files)
    try {
      const rows = []
      for (const file of files) rows.push(await sideBySide({ site, nginx, file, seconds }))
      return [
        { title: `Kept pages beside nginx with the same bytes (${connections} connections, ${loadTool})`, notes, rows },
      ]
    } finally {
      await nginx.stop()
    }
  })
}

const notes = [
  `The median of ${rounds} rounds, in turns. nginx: 2 workers, ready-made files, no log, and none of the headers that the site sends.`,
]

const wanted = (content) => {
  const { home, ...others } = mainPages(content)
  const everyEncoding = ['br', 'gzip', undefined].map((encoding) => ({ page: 'home', sitePath: home, encoding }))
  return [...everyEncoding, ...Object.entries(others).map(([page, sitePath]) => ({ page, sitePath, encoding: 'br' }))]
}

/** The compressed bytes as they were sent; `fetch` would decompress them. */
const fetchCached = (address, { page, sitePath, encoding }) =>
  new Promise((resolve, reject) => {
    get(address + sitePath, { headers: { 'Accept-Encoding': encoding ?? 'identity' } }, async (answer) => {
      const body = await buffer(answer)
      const isRight = answer.statusCode === 200 && answer.headers['content-encoding'] === encoding
      const path = `/${page.replaceAll(' ', '-')}/${encoding ?? 'plain'}`
      if (isRight) resolve({ page, sitePath, encoding, path, body })
      else
        reject(new Error(`${page} was sent with status ${answer.statusCode} and not as ${encoding ?? 'plain text'}.`))
    }).on('error', reject)
  })

const sideBySide = async ({ site, nginx, file, seconds }) => {
  const { page, sitePath, path, encoding, body } = file
  const headers = { 'Accept-Encoding': encoding ?? 'identity' }
  const rates = { site: [], nginx: [] }
  const ask = async (url, asked) =>
    (await askAsFastAsAnswered({ url, request: { path: asked, headers }, connections, seconds })).perSecond
  await ask(site.address, sitePath)
  for (let round = 0; round < rounds; round += 1) {
    rates.site.push(await ask(site.address, sitePath))
    rates.nginx.push(await ask(nginx.address, path))
  }
  const [ours, theirs] = [median(rates.site), median(rates.nginx)]
  return {
    page,
    encoding: encoding ?? 'none',
    bytes: body.length,
    'site requests/s': ours,
    'nginx requests/s': theirs,
    ratio: rounded(ours / theirs, 2),
    ...judged(atLeast(ours / theirs, goals.cachedPage.shareOfNginx, 'of nginx')),
  }
}
