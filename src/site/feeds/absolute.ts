/** HTML of ours for places that are not ours: addresses that begin at our root get our name in front. */
export const absolute = (html: string, site: string) => html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${site}/`)
