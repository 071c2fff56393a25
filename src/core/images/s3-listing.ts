/** Reads the XML that a store lists its objects in. Only names of ours matter, which need no escaping. */
export const listingIn = (xml: Uint8Array) => {
  const text = Buffer.from(xml).toString()
  return {
    objects: text.split('<Contents>').slice(1).map(objectIn),
    next: fieldIn(text, 'NextContinuationToken'),
  }
}

const objectIn = (text: string) => ({
  name: fieldIn(text, 'Key') ?? '',
  changedAt: Date.parse(fieldIn(text, 'LastModified') ?? ''),
})

const fieldIn = (text: string, field: string) => {
  const [, value] = new RegExp(`<${field}>([^<]*)</${field}>`).exec(text) ?? []
  return value === undefined ? undefined : plain(value)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string) => text.replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
