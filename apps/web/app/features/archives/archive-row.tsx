// A finished archive job: result and file.
import type { ArchiveItem } from '@dropwise/contracts'
import { fileSize, momentOf, plural } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { downloadArchive } from './use-archives.ts'

const NAMED = ['order', 'vehicle', 'driver', 'depot'] as const

export function ArchiveRow({
  archive,
  onFailure,
}: {
  archive: ArchiveItem
  onFailure: (error: unknown) => void
}) {
  const { kind, status, counts, bytes, error, createdAt } = archive
  const what = NAMED.map((name) => plural(counts[`${name}s`] ?? 0, name)).join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
      <div className="min-w-[14rem] flex-1">
        <p className="flex items-center gap-2 text-3 font-mid">
          {kind === 'export' ? 'Written' : 'Imported'} {momentOf(createdAt)}
          {status === 'failed' && <Tag tone="bad">failed</Tag>}
        </p>
        <p className="text-2 text-ink-2">{error ?? what}</p>
        {kind === 'export' && status === 'done' && bytes === null && (
          <p className="text-1 text-ink-3">The file was kept for seven days.</p>
        )}
      </div>
      {bytes !== null && (
        <Button onClick={() => void downloadArchive(archive).catch(onFailure)}>
          Download, {fileSize(bytes)}
        </Button>
      )}
    </li>
  )
}
