/** An article's own text with a link in place of each picture: what stands between its words has no known size. */
export const lightText = (html: string) =>
  html.replace(/<source\b[^>]*>/g, '').replace(/<img\b[^>]*>/g, (picture) => {
    const [url, alt] = [attributeOf('src', picture), attributeOf('alt', picture)]
    return `<a class="picture-link" href="${url}">Show the picture${alt && `: ${alt}`}</a>`
  })

/** As it stands in the HTML, so it is safe to stand there again. */
const attributeOf = (name: string, tag: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
