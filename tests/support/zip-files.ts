import { deflateRawSync } from 'node:zlib'

/** ZIP archives with their directory: each entry is a name, or a name and its content. Only bytes are compressed. */
export const zipOf = (...entries: (string | [string, string | Uint8Array])[]) => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  for (const entry of entries) {
    const [name, content] = typeof entry === 'string' ? [entry, 'x'] : entry
    const isPacked = typeof content !== 'string'
    const body = isPacked ? deflateRawSync(content) : Buffer.from(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(isPacked ? 8 : 0, 4)
    fields.writeUInt32LE(body.length, 14)
    fields.writeUInt32LE(content.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const at = Buffer.alloc(14)
    at.writeUInt32LE(Buffer.concat(files).length, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), fields, at, Buffer.from(name)]))
    files.push(Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), body]))
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(Buffer.concat(files).length, 12)
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06'), end])
}
