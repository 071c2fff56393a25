// Every engine takes a statement with this many rows.
const most = 1000

export function* inBatches<Item>(items: Item[], size = most) {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
