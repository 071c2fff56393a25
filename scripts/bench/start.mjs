/** Measures the time from the start command to the ready line. Another version takes turns. */
import { startIn } from './content.mjs'
import { atMost, goals, judged } from './goals.mjs'
import { median, rounded } from './report.mjs'

const tries = 5

export const measureStart = async (content, { before, openBefore }) => {
  const { npm_execpath: npm } = process.env
  const ways = { 'later start': startIn, ...(npm && { 'later start, by npm start': npmStartIn(npm) }) }
  const versions = [{ ...content, folder: '.' }, before && { ...(await openBefore()), folder: before }].filter(Boolean)
  const rows = [{ start: 'first start, empty folder of data', 'ready after ms': content.firstReadyMs }]
  for (const [start, commandIn] of Object.entries(ways)) rows.push(rowOf(start, await usualStarts(versions, commandIn)))
  return [{ title: `Start to ready, already built (later starts: the median of ${tries})`, rows }]
}

const npmStartIn = (npm) => (folder) => ['sh', '-c', 'cd "$0" && exec "$1" "$2" start', folder, process.execPath, npm]

const rowOf = (start, [ready, old]) => ({
  start,
  'ready after ms': ready,
  ...(old && { 'before, ms': old, '÷ before': rounded(ready / old, 2) }),
  ...judged(old ? atMost(ready / old, goals.startOfBefore, 'of before') : atMost(ready, goals.readyMs, 'ms')),
})

/** The median of each version. */
const usualStarts = async (versions, commandIn) => {
  const times = versions.map(() => [])
  for (let round = 0; round < tries; round += 1)
    for (const [index, { start, folder }] of versions.entries()) {
      const site = await start({}, commandIn(folder))
      await site.stop()
      times[index].push(site.readyMilliseconds)
    }
  return times.map(median)
}
