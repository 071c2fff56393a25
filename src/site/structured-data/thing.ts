/** Something that search engines are told about, in the words of https://schema.org */
export type Thing = { '@type': string | string[] } & Record<string, unknown>

/** One script for all of them. No text in it can end the script: `<` is written in another way. */
export const jsonLd = (things: Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
