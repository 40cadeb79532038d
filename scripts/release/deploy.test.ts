// Checks that every setting in deploy/ exists, and that its files fit together.
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../../apps/server/src/config.ts'
import { ROOT, VERSION } from './platform.ts'

const KUBERNETES = join(ROOT, 'deploy/kubernetes')
const COMPOSE = join(ROOT, 'deploy/compose')

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
}
const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')

const files = readdirSync(KUBERNETES).filter(
  (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
)
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(KUBERNETES, file)).map((document) => ({
    file,
    manifest: document.toJS() as Manifest,
  })),
)

describe('the manifests for Kubernetes', () => {
  it('are all named by the kustomization, with the version of this release', () => {
    const { resources, images } = parse(read(KUBERNETES, 'kustomization.yaml')) as {
      resources: string[]
      images: { newTag: string }[]
    }
    expect(resources.toSorted()).toEqual(files.toSorted())
    expect(images.map(({ newTag }) => newTag)).toEqual([VERSION])
  })

  it('run without root rights, on a read-only root file system', () => {
    const pods = manifests.filter(({ manifest }) => ['Deployment', 'Job'].includes(manifest.kind))
    expect(pods).toHaveLength(3)
    for (const { manifest } of pods)
      expect(manifest).toMatchObject({
        spec: {
          template: {
            spec: {
              securityContext: { runAsNonRoot: true },
              containers: [
                { securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false } },
              ],
            },
          },
        },
      })
  })
})

describe('settings in deploy', () => {
  /** Reads `NAME=value` lines, with sample values where the operator must fill them in. */
  const filled = (text: string) =>
    text.replaceAll(/^(\w+)=$/gm, (_line, name: string) =>
      name.endsWith('_URL') ? '' : `${name}=${'x'.repeat(40)}`,
    )

  it('of Kubernetes exist in the product', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dropwise-deploy-'))
    const CONFIG_FILE = join(folder, 'settings')
    await writeFile(
      CONFIG_FILE,
      filled(read(KUBERNETES, 'settings.env') + read(KUBERNETES, 'secrets.env.example')),
    )
    expect(readConfig({ CONFIG_FILE })).toMatchObject({
      publicUrl: 'https://fleet.example',
      drainSeconds: 15,
    })
    await rm(folder, { recursive: true })
  })

  it('of compose exist in the product, and the example has a line for every variable', () => {
    const text = read(COMPOSE, 'compose.yaml')
    const compose = parse(text, { merge: true }) as {
      services: Record<string, { environment?: Record<string, string> }>
    }
    const example = read(COMPOSE, 'settings.env.example')
    for (const [, name] of text.matchAll(/\$\{(\w+)/g)) expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
    const values: Record<string, string> = Object.fromEntries(
      Array.from(filled(example).matchAll(/^(\w+)=(.*)$/gm), ([, name = '', value = '']) => [name, value]),
    )
    for (const role of ['api', 'worker']) {
      const environment = compose.services[role]?.environment ?? {}
      const env = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [
          name,
          value.replaceAll(/\$\{(\w+)(?::-)?\}/g, (_all, variable: string) => values[variable] ?? ''),
        ]),
      )
      expect(readConfig(env)).toMatchObject({
        role,
        publicUrl: 'https://fleet.example',
        backupTo: 's3://dropwise',
      })
    }
  })
})

describe('monitoring', () => {
  const MONITORING = join(ROOT, 'deploy/monitoring')
  const documented = new Set(
    Array.from(readFileSync(join(ROOT, 'docs/metrics.md'), 'utf8').matchAll(/`(\w+)`/g), ([, name]) => name),
  )
  /** Metric names in an expression, without functions, labels and keywords. */
  const metricsOf = (expression: string) =>
    Array.from(
      expression.replaceAll(/\{[^}]*\}|\bby \([^)]*\)/g, '').matchAll(/\b[a-z]\w*_\w+\b(?!\()/g),
      ([name]) => name.replace(/(?<=_duration_seconds)_(count|bucket|sum)$/, ''),
    )

  it('alerts on metrics that exist', () => {
    const { groups } = parse(read(MONITORING, 'alerts.yaml')) as {
      groups: { rules: { expr: string; labels: { severity: string }; annotations: { summary: string } }[] }[]
    }
    const rules = groups.flatMap(({ rules }) => rules)
    expect(rules.length).toBeGreaterThan(8)
    const names = rules.flatMap(({ expr }) => metricsOf(expr))
    expect(names.filter((name) => !documented.has(name))).toEqual([])
    for (const { labels, annotations } of rules)
      expect([labels.severity, annotations.summary]).toEqual([
        expect.stringMatching(/^(page|ticket)$/),
        expect.stringMatching(/\w/),
      ])
  })

  it('draws metrics that exist', () => {
    const { panels } = JSON.parse(read(MONITORING, 'grafana-dashboard.json')) as {
      panels: { targets: { expr: string }[] }[]
    }
    const names = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsOf(expr)))
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter((name) => !documented.has(name))).toEqual([])
  })
})
