/**
 * Decodes an HTML entity, such as `&eacute;`, with the browser's own table. `vite.config.ts` puts this in the place of the
 * package `entities`, whose table costs 15 KB.
 */
const area = document.createElement('textarea')

/** `entity` is a name between & and ;. An unknown name is returned unchanged. */
export const decodeHTMLStrict = (entity: string) => {
  area.innerHTML = entity
  // Of a longer name that begins like an old one, a browser decodes the beginning: &notit; is ¬it; there.
  return area.textContent.length > 2 ? entity : area.textContent
}
