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

export function ArchiveScreen() {
  const { query, isRefused, running, write, send, failure } = useArchives()
  if (isRefused)
    return (
      <EmptyState title="Archives are for administrators">
        An administrator of your company exports its data here.
      </EmptyState>
    )
  const isBusy = running !== undefined || write.isPending || send.isPending
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 md:px-7">
      <div className="flex max-w-[640px] flex-col gap-6">
        {failure && (
          <ErrorState className="m-0" title="The archive could not be started" {...describeError(failure)} />
        )}
        <TakeAlong isBusy={isBusy} onWrite={() => write.mutate()} />
        <BringIn isBusy={isBusy} onFile={(file) => send.mutate(file)} />
        {send.isPending && <LongWork title="Sending the archive" fraction={0} />}
        {running && <Running archive={running} />}
        <Loaded query={query} what="archives" rows={3}>
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
      {failure && (
        <ErrorState className="m-0" title="The archive could not be started" {...describeError(failure)} />
      )}
      <TakeAlong isBusy={running !== undefined || write.isPending} onWrite={() => write.mutate()} />
      {running && <Running archive={running} />}
      <Loaded query={query} what="archives" rows={2}>
        {({ items }) => <Ended items={items.filter(({ finishedAt }) => finishedAt !== null)} />}
      </Loaded>
    </div>
  )
}

function TakeAlong({ isBusy, onWrite }: { isBusy: boolean; onWrite: () => void }) {
  return (
    <section aria-label="Export" className="flex flex-col items-start gap-2">
      <h2 className="text-3">Export everything</h2>
      <p className="text-2 text-ink-2">
        Everything of the company in one zip file: orders, addresses, recipients, fleet, drivers and settings,
        plans, routes and positions, messages, mails, members, invoices and the audit log, files, photos and
        signatures. Passwords and keys are not in it.
      </p>
      <Button variant="primary" icon={<Download />} needs="admin" disabled={isBusy} onClick={onWrite}>
        Write archive
      </Button>
    </section>
  )
}

function BringIn({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <section aria-label="Import" className="flex flex-col items-start gap-2">
      <h2 className="text-3">Import an archive</h2>
      <p className="text-2 text-ink-2">
        Into an empty company, from this or another installation. Orders that were on the road come back as
        open.
      </p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Archive"
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <Button icon={<Upload />} needs="admin" disabled={isBusy} onClick={() => input.current?.click()}>
        Choose archive
      </Button>
    </section>
  )
}

function Running({ archive: { kind, rowsDone, rowsTotal } }: { archive: ArchiveItem }) {
  const detail = rowsTotal === null ? undefined : `${rowsDone} of ${rowsTotal} rows`
  return (
    <LongWork
      title={kind === 'export' ? 'Writing the archive' : 'Reading the archive'}
      {...(detail ? { detail } : {})}
      fraction={rowsTotal ? rowsDone / rowsTotal : 0}
    />
  )
}

function Ended({ items }: { items: readonly ArchiveItem[] }) {
  if (items.length === 0) return null
  return (
    <ul aria-label="Archives" className="border-t border-line">
      {items.map((archive) => (
        <ArchiveRow
          key={archive.id}
          archive={archive}
          onFailure={(error) =>
            notify({ title: 'The archive could not be downloaded', detail: describeError(error).message })
          }
        />
      ))}
    </ul>
  )
}
