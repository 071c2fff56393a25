/**
 * The document of a page that a script has fetched. Its styles are left out, because the policy of the page that is shown
 * forbids them, and browsers report that.
 */
export const parsePage = (html: string) =>
  new DOMParser().parseFromString(html.replace(/<style.*?<\/style>/gs, ''), 'text/html')
