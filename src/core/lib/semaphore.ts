/**
 * A semaphore (concurrency limit): at most `count` pieces of work run at once, so that their memory stays bounded. The
 * others wait in a queue.
 */
export const createSemaphore = (count: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  const turn = () => new Promise<void>((resolve) => waiting.push(resolve))
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < count) running++
    else await turn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
