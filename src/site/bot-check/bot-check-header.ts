/** The header with the bot signals of a form: its honeypot and its times. None for a form without these fields. */
export const botCheckHeader = (field: (name: string) => string, now = Date.now()): { 'form-check'?: string } => {
  const [honeypot, stamp, shownAt] = [field('website'), field('stamp'), field('shownAt')]
  if (!honeypot && !stamp && !shownAt) return {}
  const seconds = shownAt && String(Math.max(0, Math.round((now - Number(shownAt)) / 1000)))
  return { 'form-check': new URLSearchParams({ trap: honeypot.slice(0, 100), stamp, seconds }).toString() }
}
