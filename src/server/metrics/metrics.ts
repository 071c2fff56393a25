/** Figures of the running site for a Prometheus, behind a door of their own that the public cannot reach. */
import { createServer } from 'node:http'
import type { Config } from '#config.ts'
import { listen, localUrlOf } from '../http-server.ts'
import { asText, contentType, gauge } from './figures.ts'
import { createRequestCount } from './requests.ts'
import { type Asked, createProcessFigures, figuresOfData } from './standing.ts'

type MetricsDeps = {
  listener: NonNullable<Config['metrics']>
  core: Asked
  cacheSize: () => { pages: number; bytes: number }
}

export const openMetrics = async ({ listener, core, cacheSize }: MetricsDeps) => {
  const requests = createRequestCount()
  const processFigures = createProcessFigures()
  const figures = async () => {
    const { pages, bytes } = cacheSize()
    return asText([
      ...requests.figures(),
      gauge('voima_kept_pages', 'Finished pages kept in memory.', pages),
      gauge('voima_kept_page_bytes', 'Memory they take.', bytes),
      ...processFigures(),
      ...(await figuresOfData(core)),
    ])
  }
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': contentType }).end(await figures())
  })
  await listen(server, listener, { host: 'METRICS_HOST', port: 'METRICS_PORT' })
  // Whoever asks for figures does not keep a site alive that has been told to stop.
  server.unref()
  return { watch: requests.watch, enter: requests.enter, address: `${localUrlOf(server, listener)}/metrics` }
}
