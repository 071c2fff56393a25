/** The header that goes with a form's call; none for a form that brought no such fields along. */
export const signsOf = (field: (name: string) => string, now = Date.now()): { 'form-check'?: string } => {
  const [trap, stamp, shownAt] = [field('website'), field('stamp'), field('shownAt')]
  if (!trap && !stamp && !shownAt) return {}
  const seconds = shownAt && String(Math.max(0, Math.round((now - Number(shownAt)) / 1000)))
  return { 'form-check': new URLSearchParams({ trap: trap.slice(0, 100), stamp, seconds }).toString() }
}
