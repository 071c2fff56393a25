/** The id of a source in the list beside an article, which the numbers in its text link to. */
export const sourceId = (number: number) => `source-${number}`

/**
 * Turns `[2]` in the text of an article into a small link to its second source. A number without a source, and one in
 * an attribute of an element, stay unchanged.
 */
export const withSourceLinks = (html: string, sourceCount: number) =>
  html.replace(/<[^>]*>|\s?((?:\[\d{1,3}\])+)/g, (text, numbers?: string) => {
    const cited = numbers?.match(/\d+/g)?.map(Number) ?? []
    if (cited.length === 0 || cited.some((number) => number < 1 || number > sourceCount)) return text
    return `<sup>${cited.map(linkTo).join(', ')}</sup>`
  })

const linkTo = (number: number) => `<a href="#${sourceId(number)}" aria-label="Source ${number}">${number}</a>`
