/** Serves the metrics of the running site to Prometheus, on a port of its own that the public cannot reach. */
import { createServer } from 'node:http'
import type { Config } from '#config.ts'
import { listen, localUrlOf } from '../http-server.ts'
import { createProcessMetrics, dataMetrics, type MetricsCore } from './gauges.ts'
import { asText, contentType, gauge } from './prometheus.ts'
import { createRequestCount } from './requests.ts'

type MetricsDeps = {
  listener: NonNullable<Config['metrics']>
  core: MetricsCore
  cacheSize: () => { pages: number; bytes: number }
}

export const openMetrics = async ({ listener, core, cacheSize }: MetricsDeps) => {
  const requests = createRequestCount()
  const processMetrics = createProcessMetrics()
  const allMetrics = async () => {
    const { pages, bytes } = cacheSize()
    return asText([
      ...requests.metrics(),
      gauge('voima_kept_pages', 'Finished pages kept in memory.', pages),
      gauge('voima_kept_page_bytes', 'Memory they take.', bytes),
      ...processMetrics(),
      ...(await dataMetrics(core)),
    ])
  }
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': contentType }).end(await allMetrics())
  })
  await listen(server, listener, { host: 'METRICS_HOST', port: 'METRICS_PORT' })
  // The metrics server does not keep the process alive when the site stops.
  server.unref()
  return { watch: requests.watch, enter: requests.enter, address: `${localUrlOf(server, listener)}/metrics` }
}
