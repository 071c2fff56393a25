/** In milliseconds: on a stalled connection a request would otherwise show no result for minutes. */
const requestTimeout = 30_000

/** The signal that ends a request of a public page. An older browser has no such signal, and waits. */
export const timeoutSignal = () => AbortSignal.timeout?.(requestTimeout)
