/**
 * Records what a page costs the renderer's main thread. Only CPU time of that thread is counted, so that waiting and
 * other programs do not count.
 */
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing']

/** Resolves to the events of the browser while `work` ran. Times are in microseconds. */
export const record = async (browser, work) => {
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const traceConfig = { includedCategories: categories, recordMode: 'recordAsMuchAsPossible' }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  try {
    await work()
  } finally {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    await session.detach()
  }
  return events
}

/**
 * What the events say about the page at the URL, since its navigation began, or between the marks with these names.
 * `drawings` are the documents that the browser created for SVG images.
 */
export const costOf = (events, url, { since, until } = {}) => {
  const navigation = events.find(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL === url && args.data.isOutermostMainFrame,
  )
  if (!navigation) throw new Error(`The trace has no navigation to ${url}.`)
  const isPage = ({ pid, tid }) => pid === navigation.pid && tid === navigation.tid
  const markedAt = (mark) => events.find((event) => isPage(event) && event.name === mark).ts
  const [begin, end] = [since ? markedAt(since) : navigation.ts, until ? markedAt(until) : Number.POSITIVE_INFINITY]
  const own = events.filter((event) => isPage(event) && event.ts >= begin && event.ts < end)
  const tasks = outermost(own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X'))
  const milliseconds = tasks.map(({ tdur = 0 }) => tdur / 1000)
  const named = (name) => own.filter((event) => event.name === name)
  const frames = new Set(named('navigationStart').map(({ args }) => args.frame))
  frames.delete(navigation.args.frame)
  return {
    cpuMs: milliseconds.reduce((sum, each) => sum + each, 0),
    largestMs: Math.max(0, ...milliseconds),
    layouts: named('Layout').length,
    drawings: frames.size,
    frames: named('BeginMainThreadFrame').length || named('UpdateLayerTree').length || named('Commit').length,
  }
}

const outermost = (tasks) => {
  let end = 0
  return tasks
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
    .filter(({ ts, dur }) => {
      const isOutermost = ts >= end
      if (isOutermost) end = ts + dur
      return isOutermost
    })
}

/** Runs in the page. The pairs of font weight and size, such as "700 22", of the text that is not hidden. */
export const fontPairs = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const pairs = new Set()
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode
    if (!data.trim() || !parentElement.checkVisibility()) continue
    if (parentElement.closest('script, style, template, noscript')) continue
    const { fontWeight, fontSize } = getComputedStyle(parentElement)
    pairs.add(`${fontWeight} ${Math.round(Number.parseFloat(fontSize) * 100) / 100}`)
  }
  return [...pairs].sort()
}
