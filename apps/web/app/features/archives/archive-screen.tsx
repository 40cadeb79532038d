// `/tenant/settings/archive`: exports the company as one file, and imports one.
import type { ArchiveItem } from '@dropwise/contracts'
import { Download, Upload } from 'lucide-react'
import { useRef } from 'react'
import { describeError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LongWork } from '../../ui/long-work.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { CloseCompany } from './close-company.tsx'
import { ArchiveRow } from './archive-row.tsx'
import { useArchives } from './use-archives.ts'
import { archivesWords as words } from '../../lib/words/archives.ts'

export function ArchiveScreen() {
  const { query, isRefused, running, write, send, failure } = useArchives()
  if (isRefused)
    return <EmptyState title={words('onlyAdministrators')}>{words('onlyAdministratorsMore')}</EmptyState>
  const isBusy = running !== undefined || write.isPending || send.isPending
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 md:px-7">
      <div className="flex max-w-[640px] flex-col gap-6">
        {failure && <ErrorState className="m-0" title={words('notStarted')} {...describeError(failure)} />}
        <TakeAlong isBusy={isBusy} onWrite={() => write.mutate()} />
        <BringIn isBusy={isBusy} onFile={(file) => send.mutate(file)} />
        {send.isPending && <LongWork title={words('sendingArchive')} fraction={0} />}
        {running && <Running archive={running} />}
        <Loaded query={query} what={words('archivesNoun')} rows={3}>
          {({ items }) => <Ended items={items.filter(({ finishedAt }) => finishedAt !== null)} />}
        </Loaded>
        <CloseCompany isBusy={isBusy} />
      </div>
    </div>
  )
}

/** Export only, for administrators of a closed company. */
export function ArchiveExport() {
  const { query, running, write, failure } = useArchives()
  return (
    <div className="flex flex-col gap-6">
      {failure && <ErrorState className="m-0" title={words('notStarted')} {...describeError(failure)} />}
      <TakeAlong isBusy={running !== undefined || write.isPending} onWrite={() => write.mutate()} />
      {running && <Running archive={running} />}
      <Loaded query={query} what={words('archivesNoun')} rows={2}>
        {({ items }) => <Ended items={items.filter(({ finishedAt }) => finishedAt !== null)} />}
      </Loaded>
    </div>
  )
}

function TakeAlong({ isBusy, onWrite }: { isBusy: boolean; onWrite: () => void }) {
  return (
    <section aria-label={words('export')} className="flex flex-col items-start gap-2">
      <h2 className="text-3">{words('exportAll')}</h2>
      <p className="text-2 text-ink-2">{words('exportAllMore')}</p>
      <Button variant="primary" icon={<Download />} needs="admin" disabled={isBusy} onClick={onWrite}>
        {words('writeArchive')}
      </Button>
    </section>
  )
}

function BringIn({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <section aria-label={words('import')} className="flex flex-col items-start gap-2">
      <h2 className="text-3">{words('importArchive')}</h2>
      <p className="text-2 text-ink-2">{words('importArchiveMore')}</p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={words('archive')}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <Button icon={<Upload />} needs="admin" disabled={isBusy} onClick={() => input.current?.click()}>
        {words('chooseArchive')}
      </Button>
    </section>
  )
}

function Running({ archive: { kind, rowsDone, rowsTotal } }: { archive: ArchiveItem }) {
  const detail = rowsTotal === null ? undefined : words('rowsOf', { done: rowsDone, total: rowsTotal })
  return (
    <LongWork
      title={kind === 'export' ? words('writing') : words('reading')}
      {...(detail ? { detail } : {})}
      fraction={rowsTotal ? rowsDone / rowsTotal : 0}
    />
  )
}

function Ended({ items }: { items: readonly ArchiveItem[] }) {
  if (items.length === 0) return null
  return (
    <ul aria-label={words('archives')} className="border-t border-line">
      {items.map((archive) => (
        <ArchiveRow
          key={archive.id}
          archive={archive}
          onFailure={(error) =>
            notify({ title: words('notDownloaded'), detail: describeError(error).message })
          }
        />
      ))}
    </ul>
  )
}
