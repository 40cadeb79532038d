// Writes packages/db/src/types.gen.ts: Kysely's table types, read from a freshly migrated database.
import { writeFile } from 'node:fs/promises'
import { startBroker } from '@dropwise/db/test-broker'
import { accessFromUrl, accessToCluster } from '@dropwise/db'
import { describeSchema } from '@dropwise/db/describe'
import { prepare } from '@dropwise/surface/prepare'

const broker = await startBroker({
  mode: 'embedded',
  prepare: (client) => prepare(client, { openDefaults: false }),
})
try {
  const address = await broker.database('product')
  const access =
    'url' in address ? accessFromUrl(address.url) : accessToCluster(address.cluster, address.name)
  await writeFile(
    new URL('../packages/db/src/types.gen.ts', import.meta.url),
    await describeSchema(access.owner),
  )
} finally {
  await broker.close()
}
