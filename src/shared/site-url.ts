/**
 * Makes the links and images of HTML absolute (absolute URLs), for emails and feeds, by adding the site's address to
 * each path.
 */
export const withAbsoluteUrls = (html: string, site: string) =>
  html
    .replace(/(\s(?:href|src|poster)=")\/(?!\/)/g, `$1${site}/`)
    .replace(/\ssrcset="[^"]*"/g, (sources) => sources.replace(/(?<=["\s,])\/(?!\/)/g, `${site}/`))

/** The same for a single address, which may be absolute already, like that of an image in an S3 store. */
export const absoluteUrlOf = (address: string, site: string) => (address.startsWith('/') ? site + address : address)
