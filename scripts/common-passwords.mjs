// node scripts/common-passwords.mjs LIST > src/core/users/common-passwords.txt
// LIST has one password per line, the most common first, such as ignis-100K.txt. docs/decisions/0022 names its source.
import { readFileSync } from 'node:fs'
import { hashOfForm } from '../src/core/users/password.ts'

const limits = { common: 10_000, long: 12 }

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file that contains the list.')

const passwords = readFileSync(file, 'utf8').split('\n')
const listed = passwords.filter(
  (password, index) => password.length >= limits.long || (index < limits.common && password.length >= 4),
)
const hashes = new Uint32Array(new Set(listed.map((password) => hashOfForm(password.normalize('NFKC').toLowerCase()))))
const bytes = Buffer.alloc(hashes.length * 4)
hashes.sort().forEach((hash, index) => {
  bytes.writeUInt32BE(hash, index * 4)
})
console.log(
  bytes
    .toString('base64')
    .replace(/.{1,100}/g, '$&\n')
    .trim(),
)
