/** What the pages add to the HTML of an article's text. */

/** Before the first heading, the text of a health article has its short version: a list or a paragraph. */
const opening = /^\s*(<(ul|ol|p)\b[^>]*>.*?<\/\2>)/s

/** Puts the first list or paragraph of a health article into the box *In short*. Any other text stays as it is. */
export const withShortVersion = (html: string) =>
  html.replace(opening, '<section class="in-short" aria-label="In short"><h2 lang="en">In short</h2>$1</section>')

/** A table scrolls inside a box of its own, which a keyboard can reach, so that no word is split. */
export const withScrollingTables = (html: string) =>
  html
    .replaceAll('<table>', '<div class="table" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
