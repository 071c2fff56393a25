/** The files of `deploy`, read by the programs that use them, on machines that have these programs. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { deployFolder, nginxAround } from '#test/proxies.ts'

const folder = mkdtempSync(join(tmpdir(), 'voima-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const has = (program: string) => !spawnSync(program, ['--version']).error
const shipped = (name: string) => readFileSync(join(deployFolder, name), 'utf8')

const run = (program: string, args: string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder, ...env },
  })
  return { status, text: stdout + stderr }
}

const nginxTest = (...servers: string[]) => {
  writeFileSync(join(folder, 'nginx.conf'), nginxAround(folder, servers.join('\n')))
  return run('nginx', ['-t', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')])
}

const makeCertificate = () => {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const subject = ['-subj', '/CN=voima.example', '-days', '2', '-nodes']
  expect(run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...files]).status).toBe(0)
}

test.runIf(has('nginx') && has('openssl'))('nginx accepts the first file alone, and both with a certificate', () => {
  expect(nginxTest(shipped('nginx.conf'))).toMatchObject({ status: 0 })
  const https = shipped('nginx-https.conf').replaceAll('/etc/letsencrypt/live/voima.example', folder)
  expect(nginxTest(shipped('nginx.conf'), https).text).toContain('cannot load certificate')
  makeCertificate()
  expect(nginxTest(shipped('nginx.conf'), https)).toMatchObject({ status: 0 })
})

test
  .runIf(has('caddy'))
  .each<Record<string, string>>([
    { ADDRESS: 'voima.example', SITES: '10.0.0.1:3000 10.0.0.2:3000' },
    { ADDRESS: '' },
    {},
  ])('Caddy accepts its file with these settings: %o', (settings) => {
  const result = run('caddy', ['validate', '--config', join(deployFolder, 'Caddyfile')], settings)
  expect(result).toMatchObject({ status: 0, text: expect.stringContaining('Valid configuration') })
})

test.runIf(has('systemd-analyze'))('systemd accepts the unit without a remark', () => {
  const project = join(deployFolder, '..')
  const unit = join(folder, 'voima.service')
  writeFileSync(unit, shipped('voima.service').replaceAll('/srv/voima/current', project))
  expect(run('systemd-analyze', ['verify', unit])).toEqual({ status: 0, text: '' })
})
