// npm run move-company -- COMPANY --to FILE --address URL: moves a company to another running installation.
import { accessFromUrl, reachEmbedded } from '@dropwise/db'
import { z } from 'zod'
import { failCommand, readCommand } from './command-failure.ts'
import { readConfig, type Config } from './config.ts'
import { accessToPositions } from './platform/positions/database.ts'
import { MoveError } from './modules/move-company/move-error.ts'
import { moveCompany, type Installation, type MoveSummary } from './modules/move-company/move-company.ts'

const USAGE = `Usage: npm run move-company -- COMPANY --to FILE --address URL

Moves the company with this id from the installation of the environment to the one whose settings FILE holds
(DATA_DIR or DATABASE_URL, as CONFIG_FILE). URL is where people reach it. Both run meanwhile.`

try {
  const { values, positionals } = readCommand(USAGE, {
    allowPositionals: true,
    options: { to: { type: 'string' }, address: { type: 'string' } },
  })
  const [tenantId, ...rest] = positionals
  const { to, address } = values
  if (!z.uuid().safeParse(tenantId).success || tenantId === undefined || rest.length > 0 || !to || !address)
    throw new MoveError(USAGE)
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new MoveError('--address must be a URL like https://fleet.example')
  await withInstallation(readConfig(), (source) =>
    withInstallation(readConfig({ CONFIG_FILE: to }), async (target) => {
      report(await moveCompany({ source, target, tenantId, address: address.replace(/\/+$/, '') }), address)
    }),
  )
} catch (error) {
  failCommand(error, MoveError)
}

async function withInstallation(
  config: Config,
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  if (config.s3Url !== undefined)
    throw new MoveError(
      'Files in the bucket of S3_URL are not moved: only installations with files in DATA_DIR move a company.',
    )
  const reached = config.databaseUrl
    ? { access: accessFromUrl(config.databaseUrl), close: async () => {} }
    : await reachEmbedded(config.dataDir)
  try {
    await work({
      owner: reached.access.owner,
      positions: accessToPositions(config.positionsUrl),
      dataDir: config.dataDir,
      address: config.publicUrl,
    })
  } finally {
    await reached.close()
  }
}

function report(
  { name, pauseSeconds, tables, accounts, files, olderPositions }: MoveSummary,
  address: string,
): void {
  const print = (line: string): void => void process.stdout.write(`${line}\n`)
  for (const [table, { rows, hash }] of Object.entries(tables))
    if (rows > 0) print(`${table} ${rows} ${hash}`)
  print(`${files.files} files, ${accounts} accounts, ${olderPositions} older positions.`)
  if (files.missing > 0) print(`${files.missing} files were missing here before.`)
  print(
    `${name} lives at ${address}${pauseSeconds === undefined ? '' : `. Its writes were refused for ${pauseSeconds.toFixed(1)} s`}.`,
  )
}
