/** The goals that measurements are compared with. 1 KB is 1000 bytes everywhere in the benchmark. */
export const goals = {
  /**
   * Larger than the byte budgets (performance budget) in docs/decisions/0013 (home 45, list 130, article 40 KB), which
   * `tests/e2e/light-pages.slow.test.ts` enforces: that test waits for AVIF and for the strongest compression, and
   * scrolls to the end. Here a page comes as its first visitors get it: compressed lightly, and perhaps without AVIF.
   */
  firstVisitKilobytes: { home: 150, 'news list': 150, article: 60 },
  dataSaverKilobytes: { home: 25, 'news list': 20, article: 15 },
  articleRequests: 5,
  slowHome: { firstPaintSeconds: 0.6, loadSeconds: 3 },
  cachedPage: { perSecond: 10_000, shareOfNginx: 0.35, p99AtHalfMs: 20 },
  generatedPage: {
    home: { perSecond: 300, cpuMs: 3 },
    list: { perSecond: 300, cpuMs: 3 },
    article: { perSecond: 400, cpuMs: 3 },
    search: { perSecond: 300, cpuMs: 4 },
  },
  memory: { idleMegabytes: 100, afterLoadMegabytes: 200 },
  readyMs: 800,
  /** Ratios to commit f8641572. */
  startOfBefore: 0.6,
  generatedOfBefore: { perSecond: 1.3, cpuMs: 0.7 },
  sending: { twice: 0, notSent: 0 },
  /** Ratios to commit f8641572. */
  phone: {
    home: 0.55,
    list: 0.8,
    article: 0.85,
    places: 0.75,
    genotype: 0.75,
    'sign-in': 0.5,
    dashboard: 0.6,
    editor: 0.7,
  },
  scale: { moreMs: 5, searchMs: 50 },
}

export const atMost = (value, limit, unit) => ({ goal: `≤ ${limit} ${unit}`, isReached: value <= limit })
export const atLeast = (value, limit, unit) => ({ goal: `≥ ${limit} ${unit}`, isReached: value >= limit })
export const is = (goal, isReached) => ({ goal, isReached })

/** The last two columns of a row; empty if there is no goal. */
export const judged = (...judgements) => {
  if (judgements.length === 0) return {}
  const goal = judgements.map((judgement) => judgement.goal).join(', ')
  return { goal, reached: judgements.every(({ isReached }) => isReached) ? 'yes' : 'NO' }
}
