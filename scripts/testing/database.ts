// Vitest's global set-up: starts the broker that gives each test file a database on request.
import { startBroker } from '@dropwise/db/test-broker'
import { testFolder } from '@dropwise/db/test-folder'
import { prepare } from '@dropwise/surface/prepare'
import type { TestProject } from 'vitest/node'
import type {} from '@dropwise/db/testing'
import { makeQueueTables } from '../../apps/server/src/platform/jobs/jobs.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const broker = await startBroker({
    mode: project.name === 'tcp' ? 'tcp' : 'embedded',
    prepare: (client) => prepare(client, { openDefaults: false }),
    complete: makeQueueTables,
    folder: testFolder(),
  })
  project.provide('databaseBroker', broker.url)
  return () => broker.close()
}
