/**
 * Proxies with the files of `deploy`, for tests: nginx and Caddy where they are installed, and everywhere a small
 * stand-in that follows the same rules. Only the ports, the addresses of the sites and the certificate differ.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { freePort } from '../../scripts/bench/free-port.mjs'

export const deployFolder = join(import.meta.dirname, '../../deploy')
const shipped = (name: string) => readFileSync(join(deployFolder, name), 'utf8')

export type Proxy = { address: string; stop: () => Promise<void> }
type StartProxy = (sites: string[]) => Promise<Proxy>

const isInstalled = (program: string, version: string) => !spawnSync(program, [version]).error

const startProgram = async (command: string[], folder: string, address: string): Promise<Proxy> => {
  const [program = '', ...args] = command
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, HOME: folder } })
  const stop = async () => {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  await expect
    .poll(() =>
      fetch(address, { redirect: 'manual' }).then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('up')
  return { address, stop }
}

const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const nginxAround = (folder: string, servers: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off;
  ${temporaryPaths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${servers}
}
`

/** The shipped files for these sites, without TLS. */
const nginxServers = (port: number, sites: string[]) => {
  const servers = sites.map((site) => `server ${new URL(site).host} fail_timeout=5s;`).join('\n  ')
  return shipped('nginx-https.conf')
    .replace('server 127.0.0.1:3000 fail_timeout=5s;', servers)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/listen \[::\]:443.*\n|ssl_.*\n/g, '')
    .replace('/var/www/voima/', `${deployFolder}/`)
}

const startNginx: StartProxy = async (sites) => {
  const folder = mkdtempSync(join(tmpdir(), 'voima-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), nginxAround(folder, nginxServers(port, sites)))
  const command = ['nginx', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  return startProgram(command, folder, `http://127.0.0.1:${port}`)
}

const startCaddy: StartProxy = async (sites) => {
  const folder = mkdtempSync(join(tmpdir(), 'voima-caddy-'))
  const port = await freePort()
  const file = shipped('Caddyfile')
    .replace('{$ADDRESS} http://no-address.invalid', `http://127.0.0.1:${port}`)
    .replaceAll('{$SITES:localhost:3000}', sites.map((site) => new URL(site).host).join(' '))
    .replaceAll('{$PAGES:/var/www/voima}', deployFolder)
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{\n\tadmin off\n\thttp_port ${port}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${file}`,
  )
  return startProgram(['caddy', 'run', '--config', join(folder, 'Caddyfile')], folder, `http://127.0.0.1:${port}`)
}

const whileDown = (url: string) =>
  url.startsWith('/api/')
    ? { type: 'application/problem+json', body: /'(\{.*\})'/.exec(shipped('nginx-https.conf'))?.[1] }
    : { type: 'text/html; charset=utf-8', body: shipped('down.html') }

/** Like Caddy: asks every process each second whether it is well. */
const watchHealth = (sites: string[]) => {
  const unwell = new Set<string>()
  const check = async (site: string) => {
    const isWell = await fetch(`${site}/healthz`, { signal: AbortSignal.timeout(3000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    unwell[isWell ? 'delete' : 'add'](site)
  }
  const timer = setInterval(() => void sites.map(check), 1000)
  const wellFirst = () => sites.toSorted((one, other) => Number(unwell.has(one)) - Number(unwell.has(other)))
  return { wellFirst, stop: () => clearInterval(timer) }
}

/**
 * Uses the first process that is well and accepts the connection, keeps connections open, and otherwise shows our page.
 */
const startStandIn: StartProxy = async (sites) => {
  const agent = new Agent({ keepAlive: true, timeout: 20_000 })
  const health = watchHealth(sites)
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    const { method, url = '', headers } = incoming
    const pass = ([site, ...others]: string[]): unknown => {
      if (!site) {
        const { type, body } = whileDown(url)
        return outgoing.writeHead(503, { 'Content-Type': type, 'Retry-After': '10' }).end(body)
      }
      const passing = ask(site + url, { method, headers, agent }, (answer) => {
        const { connection: _, ...kept } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, kept)
        answer.pipe(outgoing)
      })
      // Only a request that certainly did not arrive is sent again.
      passing.on('error', (error: NodeJS.ErrnoException) => pass(error.code === 'ECONNREFUSED' ? others : []))
      return passing.end(Buffer.concat(chunks))
    }
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => pass(health.wellFirst()))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = async () => {
    health.stop()
    agent.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

const programs: [string, string, StartProxy][] = [
  ['nginx', '-v', startNginx],
  ['caddy', 'version', startCaddy],
]

/** Those that this machine has. */
const shippedProxies = programs.filter(([program, version]) => isInstalled(program, version))

export const proxies: [string, StartProxy][] = [
  ['a stand-in', startStandIn],
  ...shippedProxies.map(([program, , start]): [string, StartProxy] => [program, start]),
]
