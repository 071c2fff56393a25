/** Splits a list into batches: every database engine takes a statement with 1,000 rows. */
export function* inBatches<Item>(items: Item[], size = 1000) {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
