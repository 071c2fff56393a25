// Characters that XML 1.0 forbids even when escaped: most control characters, and lone surrogates.
const unspeakable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(unspeakable, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

type Attributes = Record<string, string>

/** An element whose content is text, or elements that are already escaped. */
export const element = (name: string, content: string | string[], attributes: Attributes = {}) => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${written.join('')}>${Array.isArray(content) ? content.join('\n') : escaped(content)}</${name}>`
}

export const xmlDocument = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
