const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of HTML that `core/lib/markdown.ts` produced, which contains no other entities, with `between` for a tag. */
export const plainTextOf = (html: string, between = '') =>
  html
    .replace(/<[^>]*>/g, between)
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
