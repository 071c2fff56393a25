const table = (head, rows) => {
  const lines = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  for (const line of lines) console.log(`  ${line.map((cell, column) => pad(cell, widths[column], column)).join('  ')}`)
}

const pad = (cell, width, column) => (column === 0 ? cell.padEnd(width) : cell.padStart(width))

export const printReport = ({ machine, node, loadTool, ready, bytes, speed, memory }) => {
  console.log(`\nVoima on ${machine}, Node ${node}\n`)
  const kinds = Object.keys(Object.values(bytes)[0])
  console.log('Bytes of a first visit (phone, empty cache, headers included)')
  table(
    ['page', ...kinds],
    Object.entries(bytes).map(([page, sent]) => [page, ...kinds.map((kind) => sent[kind])]),
  )
  console.log(`\nSpeed (asked by ${loadTool}, on the same machine)`)
  const speeds = Object.entries(speed).flatMap(([page, loads]) =>
    Object.entries(loads).map(([connections, seen]) => [page, connections, ...Object.values(seen)]),
  )
  table(['page', 'connections', 'requests/s', 'p50 ms', 'p99 ms', 'failures'], speeds)
  console.log(`\nMemory: ${memory.idleMegabytes} MB idle, ${memory.afterLoadMegabytes} MB after load`)
  console.log(`Ready after ${ready.firstStartMs} ms the first time, ${ready.laterStartMs} ms afterwards`)
}
