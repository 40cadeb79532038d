// A finished archive job: result and file.
import type { ArchiveItem } from '@dropwise/contracts'
import { fileSize, listText, momentOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { downloadArchive } from './use-archives.ts'
import { archivesWords as words } from '../../lib/words/archives.ts'

const COUNTS = [
  ['orders', 'orderCount'],
  ['vehicles', 'vehicleCount'],
  ['drivers', 'driverCount'],
  ['depots', 'depotCount'],
] as const

export function ArchiveRow({
  archive,
  onFailure,
}: {
  archive: ArchiveItem
  onFailure: (error: unknown) => void
}) {
  const { kind, status, counts, bytes, error, createdAt } = archive
  const what = listText(COUNTS.map(([name, key]) => words(key, { count: counts[name] ?? 0 })))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
      <div className="min-w-[14rem] flex-1">
        <p className="flex items-center gap-2 text-3 font-mid">
          {words(kind === 'export' ? 'writtenAt' : 'importedAt', { time: momentOf(createdAt) })}
          {status === 'failed' && <Tag tone="bad">{words('failed')}</Tag>}
        </p>
        <p className="text-2 text-ink-2">{error ?? what}</p>
        {kind === 'export' && status === 'done' && bytes === null && (
          <p className="text-1 text-ink-3">{words('sevenDays')}</p>
        )}
      </div>
      {bytes !== null && (
        <Button onClick={() => void downloadArchive(archive).catch(onFailure)}>
          {words('download', { size: fileSize(bytes) })}
        </Button>
      )}
    </li>
  )
}
