/** Starts work when the browser is idle, or after two seconds. Returns a function that cancels it. */
export const whenIdle = (start: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(start, { timeout: 2000 })
  return () => cancelIdleCallback(request)
}
