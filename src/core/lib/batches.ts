/** Splits lists and streams into batches. */

/** Every database engine takes a statement with 1,000 rows. */
export function* inBatches<Item>(items: Item[], size = 1000) {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/** The last batch may be empty. */
export async function* batchesOf<Item>(items: AsyncIterable<Item>, size: number) {
  let batch: Item[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  yield batch
}
