/** Replaces the images in an article's text by links, because a box cannot reserve space for an unknown size. */
export const lightText = (html: string) =>
  html.replace(/<source\b[^>]*>/g, '').replace(/<img\b[^>]*>/g, (picture) => {
    const [url, alt] = [attributeOf('src', picture), attributeOf('alt', picture)]
    return `<a class="picture-link" href="${url}">Show the picture${alt && `: ${alt}`}</a>`
  })

/** Already escaped in the HTML, so it can be inserted again. */
const attributeOf = (name: string, tag: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
