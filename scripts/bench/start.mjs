/** Measures the time from the start command to the ready line. */
import { atMost, goals, judged } from './goals.mjs'
import { median } from './report.mjs'

const tries = 5

export const measureStart = async (content) => {
  const { npm_execpath: npm } = process.env
  const ways = {
    'later start': undefined,
    ...(npm && { 'later start, by npm start': [process.execPath, npm, 'start'] }),
  }
  const rows = [{ start: 'first start, empty folder of data', 'ready after ms': content.firstReadyMs }]
  for (const [start, command] of Object.entries(ways)) {
    const ready = await usualStart(content, command)
    rows.push({ start, 'ready after ms': ready, ...judged(atMost(ready, goals.readyMs, 'ms')) })
  }
  return [{ title: `Start to ready, already built (later starts: the median of ${tries})`, rows }]
}

const usualStart = async (content, command) => {
  const times = []
  while (times.length < tries) {
    const site = await content.start({}, command)
    await site.stop()
    times.push(site.readyMilliseconds)
  }
  return median(times)
}
