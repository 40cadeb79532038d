// Writes docs/metrics.md from the metrics; a test compares them.
import { writeFile } from 'node:fs/promises'
import { createMetrics, type MeasuredParts } from '../apps/server/src/platform/metrics.ts'

interface Described {
  name: string
  help: string
  type: string
  labelNames?: string[]
}

/** The whole page. Reads definitions only, and measures nothing. */
export async function metricsPage(): Promise<string> {
  const { registry } = createMetrics({ platform: {}, pools: {}, disk: {} } as unknown as MeasuredParts)
  const metrics = registry.getMetricsAsArray() as unknown as Described[]
  const line = ({ name, type, help, labelNames = [] }: Described): string =>
    `| \`${name}\` | ${type} | ${labelNames.map((label) => `\`${label}\``).join(', ')} | ${help} |`
  const isNodes = ({ name }: Described): boolean => /^(process|nodejs)_/.test(name)
  const table = (rows: Described[]): string =>
    `| name | type | labels | meaning |\n| --- | --- | --- | --- |\n${rows.map(line).join('\n')}`
  return `# Metrics

Written by \`node scripts/metrics-doc.ts\` from \`apps/server/src/platform/metrics.ts\`.

\`/metrics\` answers in Prometheus' text format on every role, to this machine or with \`METRICS_TOKEN\`. Counts of rows and jobs come from the
database and are alike on every process: take their highest value, not their sum.

## Of the product
${table(metrics.filter((metric) => !isNodes(metric)))}

## Of the process
From prom-client, each with its help text in the answer: ${metrics
    .filter(isNodes)
    .map(({ name }) => `\`${name}\``)
    .join(', ')}.
`
}

if (process.argv[1] === import.meta.filename)
  await writeFile(new URL('../docs/metrics.md', import.meta.url), await metricsPage())
