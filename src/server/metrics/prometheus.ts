/** Writes metrics in the text format of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */

export type Sample = { suffix?: '_bucket' | '_sum' | '_count'; labels?: Record<string, string>; value: number }
export type Metric = { name: string; help: string; type: 'counter' | 'gauge' | 'histogram'; samples: Sample[] }

export const contentType = 'text/plain; version=0.0.4; charset=utf-8'

export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
})

export const asText = (figures: Metric[]) => figures.map(written).join('')

const written = ({ name, help, type, samples }: Metric) =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => line(name, sample)), ''].join('\n')

const line = (name: string, { suffix, labels, value }: Sample) => `${name}${suffix ?? ''}${inBraces(labels)} ${value}`

// Label values come from this code only, so none needs escaping.
const inBraces = (labels: Record<string, string> = {}) => {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
  return pairs.length === 0 ? '' : `{${pairs.join()}}`
}
