/** HTML of ours for places that are not ours: addresses that begin at our root get our name in front. */
export const absolute = (html: string, site: string) => html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${site}/`)

/** The same for one address; a picture of ours may have a whole address already. */
export const wholeAddress = (address: string, site: string) => (address.startsWith('/') ? site + address : address)
