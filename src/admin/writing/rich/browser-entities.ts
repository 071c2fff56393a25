/**
 * Decodes an HTML entity, such as `&eacute;`, with the browser's own table. `vite.config.ts` puts this in the place of the
 * package `entities`, whose table costs 15 KB.
 */
const parser = new DOMParser()

/** `entity` is a name between & and ;. An unknown name is returned unchanged. */
export const decodeHTMLStrict = (entity: string) => {
  // Without an element before it, a browser drops a line break.
  const decoded = parser.parseFromString(`<p>${entity}`, 'text/html').body.textContent
  // Of a longer name that begins like an old one, a browser decodes the beginning: &notit; is ¬it; there.
  return decoded.length > 2 ? entity : decoded
}
