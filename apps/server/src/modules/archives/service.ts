// Requests for archives, one at a time for each company.
import { ARCHIVE_MAX_BYTES, type ArchiveItem } from '@dropwise/contracts'
import { v7 as uuidV7 } from 'uuid'
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { closeCompany } from '../../platform/close-company.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { ArchiveDeps } from './export-company.ts'
import { archivePath, makeArchiveFolder } from './files.ts'
import { companyExport, companyImport } from './jobs.ts'
import { hasRunning, insertArchive, listArchives, lockArchives, firstTableWithRows } from './queries.ts'

export async function readArchives({ asUser }: ArchiveDeps, member: Member): Promise<ArchiveItem[]> {
  return asUser(member.claims, ({ trx }) => listArchives(trx, null))
}

/** Throws not_found. */
export async function readOneArchive(
  { asUser }: ArchiveDeps,
  member: Member,
  id: string,
): Promise<ArchiveItem> {
  const [item] = await asUser(member.claims, ({ trx }) => listArchives(trx, id))
  if (!item) throw errors.not_found('The archive')
  return item
}

/** Throws archive_running. */
export async function askForExport(
  deps: ArchiveDeps,
  member: Member,
  newId: string | null,
): Promise<ArchiveItem> {
  const id = newId ?? uuidV7()
  await queue(deps, member, id, 'export')
  return readOneArchive(deps, member, id)
}

/**
 * Asks for the archive of everything and closes the company. The archive is written meanwhile; administrators
 * download it until the deletion. Throws validation_failed for another name, archive_running.
 */
export async function closeOwnCompany(
  deps: ArchiveDeps,
  member: Member,
  companyName: string,
): Promise<ArchiveItem> {
  const { rows } = await deps.asUser(member.claims, ({ trx }) =>
    sql<{ name: string }>`select name from public.tenants where id = ${member.tenantId}`.execute(trx),
  )
  if (rows[0]?.name.trim() !== companyName)
    throw errors.validation_failed([{ field: 'companyName', message: 'Write the name of the company' }])
  const archive = await askForExport(deps, member, null)
  await closeCompany(deps, member.tenantId)
  return archive
}

/** Stores the upload and imports it in the background. Throws archive_running, company_not_empty. */
export async function askForImport(
  deps: ArchiveDeps,
  member: Member,
  body: Readable | undefined,
  newId: string | null,
): Promise<ArchiveItem> {
  if (!body) throw errors.validation_failed([{ field: 'body', message: 'Send the zip file as the body' }])
  const id = newId ?? uuidV7()
  await makeArchiveFolder(deps.dataDir)
  // A unique name, since a retry may arrive while the first try is still being written.
  const half = `${archivePath(deps.dataDir, id)}.${uuidV7()}`
  try {
    await pipeline(body, upTo(ARCHIVE_MAX_BYTES), createWriteStream(half))
    await queue(deps, member, id, 'import', () => rename(half, archivePath(deps.dataDir, id)))
  } finally {
    await rm(half, { force: true })
  }
  return readOneArchive(deps, member, id)
}

/** Lets at most this many bytes through. */
function upTo(limit: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > limit) done(errors.too_large(`${limit / 1024 ** 2} MB`))
      else done(null, chunk)
    },
  })
}

/** Keeps an existing request unchanged, because the company's rows may already come from it. */
async function queue(
  { asService }: ArchiveDeps,
  { tenantId, userId }: Member,
  archiveId: string,
  kind: ArchiveItem['kind'],
  prepare?: () => Promise<void>,
): Promise<void> {
  await asService(`company ${kind}: queue`, async ({ trx, enqueue }) => {
    await lockArchives(trx, tenantId)
    const isNew = await insertArchive(trx, tenantId, { id: archiveId, kind, userId })
    if (!isNew) return
    if (await hasRunning(trx, tenantId, archiveId)) throw errors.archive_running()
    const standing = kind === 'import' ? await firstTableWithRows(trx, tenantId) : undefined
    if (standing) throw errors.company_not_empty(standing)
    await prepare?.()
    enqueue(kind === 'export' ? companyExport : companyImport, { tenantId, archiveId })
  })
}

/** The file of a finished export. Throws not_found. */
export async function openArchive(deps: ArchiveDeps, member: Member, id: string): Promise<ReadStream> {
  const item = await readOneArchive(deps, member, id)
  if (item.kind !== 'export' || item.bytes === null) throw errors.not_found('The file of this archive')
  return createReadStream(archivePath(deps.dataDir, id))
}
