/** Measures how fast pages are generated: the page cache is switched off, and each search is a new one. */
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { withSite } from './content.mjs'
import { atLeast, atMost, goals, judged } from './goals.mjs'
import { mainPages } from './pages.mjs'
import { rounded } from './report.mjs'

const connections = 4

export const measureGenerated = (content, { isQuick }) =>
  withSite(
    content,
    async ({ address, pid }) => {
      const rows = []
      for (const [page, pathOf] of Object.entries(pathsOf(content))) {
        const ask = (seconds, encoding) => askInTurn({ address, pathOf, seconds, encoding })
        await ask(isQuick ? 1 : 3, 'br')
        const { perSecond } = await ask(isQuick ? 1 : 5, 'br')
        const before = cpuMilliseconds(pid)
        const { count } = await ask(isQuick ? 1 : 5, 'identity')
        const cpu = (cpuMilliseconds(pid) - before) / count
        const { perSecond: least, cpuMs: most } = goals.generatedPage[page]
        const judgement = judged(atLeast(perSecond, least, '/s'), atMost(cpu, most, 'ms of CPU time'))
        rows.push({ page, 'pages/s': Math.round(perSecond), 'CPU ms each': rounded(cpu, 2), ...judgement })
      }
      return [{ title: `Generated pages (${connections} connections, nothing cached)`, notes, rows }]
    },
    { PAGE_CACHE_MB: '0' },
  )

const notes = [
  'Pages per second: in brotli. CPU time: of the whole process, without compression, with garbage collection on all threads.',
]

const words = ['Kumasi', 'genotype', 'pain', 'fever', 'families', 'blood', 'school']
let searches = 0
const newSearch = () => {
  searches += 1
  return `/search?q=${words[searches % words.length]}+${words[(searches * 3) % words.length]}+${searches}`
}

const pathsOf = (content) => {
  const { home, 'news list': list, article } = mainPages(content)
  return { home: () => home, list: () => list, article: () => article, search: newSearch }
}

const askInTurn = async ({ address, pathOf, seconds, encoding }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const startedAt = performance.now()
  const passed = () => (performance.now() - startedAt) / 1000
  let count = 0
  const askOn = async () => {
    for (; passed() < seconds; count += 1) await fetchPage(address + pathOf(), agent, encoding)
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  const perSecond = count / passed()
  agent.destroy()
  return { count, perSecond }
}

const fetchPage = (url, agent, encoding) =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': encoding } }, (answer) => {
      answer.resume().on('end', resolve)
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`))
    }).on('error', reject)
  })

// The kernel counts in hundredths of a second. NaN if the system does not provide it.
const cpuMilliseconds = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}
