/** Starts nginx on a free port, to serve given bytes unchanged. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'

export const hasNginx = () => !spawnSync('nginx', ['-v']).error

/** `files` are { path, encoding, body }. No module is needed, because each file has its own path. */
export const startNginx = async (files) => {
  const folder = mkdtempSync(join(tmpdir(), 'voima-nginx-'))
  const port = await freePort()
  files.forEach(({ body }, number) => {
    writeFileSync(join(folder, String(number)), body)
  })
  writeFileSync(join(folder, 'nginx.conf'), settings({ folder, port, files }))
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const address = `http://127.0.0.1:${port}`
  await answers(address + files[0].path, child)
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, stop }
}

const settings = ({ folder, port, files }) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 2; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; open_file_cache max=100; keepalive_requests 100000000;
  ${temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    ${files.map(locationIn(folder)).join('\n    ')}
  }
}
`

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const locationIn =
  (folder) =>
  ({ path, encoding }, number) =>
    `location = ${path} { alias ${folder}/${number}; default_type "text/html; charset=utf-8";${
      encoding ? ` add_header Content-Encoding ${encoding};` : ''
    } }`

/** nginx does not report when it is ready, so this polls until it answers. */
const answers = async (url, child) => {
  while (child.exitCode === null) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('nginx did not start.')
}
