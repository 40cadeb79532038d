// Imports a list from a file: check first, store on confirmation, all rows or none.
import { Upload } from 'lucide-react'
import type { UseMutationResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type TableImportResponse } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import type { Needed } from '../../lib/permission.ts'
import { Button } from '../button.tsx'
import { SidePanel } from '../side-panel.tsx'
import { ErrorState } from '../states.tsx'
import { notify } from '../toasts.tsx'
import { frameWords as words } from '../../lib/words/frame.ts'

type ImportMutation = UseMutationResult<TableImportResponse, Error, { csv: string; dryRun: boolean }>

interface ImportPanelProps {
  /** `vehicle`, `vehicles`. */
  noun: { singular: string; many: string }
  /** What the file holds, and which rows are changed or added. */
  intro: string
  /** Required right. */
  needs: Needed
  /** The same call twice: to check, and to store. */
  trial: ImportMutation
  run: ImportMutation
  onClose: () => void
}

function Problems({ response: { rejected } }: { response: TableImportResponse }) {
  return (
    <div role="alert" className="px-5 pb-4">
      <h3 className="pb-2 text-3 text-bad-ink">{words('cellsToFix', { count: rejected.length })}</h3>
      <ul>
        {rejected.map(({ row, column, message }) => (
          <li key={`${row} ${column} ${message}`} className="flex gap-3 border-t border-line py-1.5 text-2">
            <span className="w-16 shrink-0 text-ink-3 tabular-nums">
              {words('lineNumber', { number: row })}
            </span>
            <span className="w-32 shrink-0 truncate font-mid">{column}</span>
            <span className="min-w-0">{message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function ImportPanel({ noun, intro, needs, trial, run, onClose }: ImportPanelProps) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null)
  const checked = trial.data
  const figures = (rows: number) => ({
    count: count(rows),
    what: rows === 1 ? noun.singular : noun.many,
  })
  const total = checked ? checked.created + checked.updated : 0

  async function choose(upload: File | undefined): Promise<void> {
    if (!upload) return
    const csv = await upload.text()
    setFile({ name: upload.name, csv })
    run.reset()
    trial.mutate({ csv, dryRun: true })
  }
  const store = () => {
    if (!file) return
    run.mutate(
      { csv: file.csv, dryRun: false },
      {
        onSuccess: ({ created, updated }) => {
          notify({ title: words('rowsImported', { ...figures(created), changed: count(updated) }) })
          onClose()
        },
      },
    )
  }
  const failure = run.error ?? trial.error
  return (
    <SidePanel
      title={words('importWhat', { what: noun.many })}
      onClose={onClose}
      foot={
        <div className="flex items-center justify-end gap-2">
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="primary" disabled={!checked || total === 0 || run.isPending} onClick={store}>
            {total > 0 ? words('importCount', { count: total }) : words('import')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col items-start gap-3 px-5 py-4">
        <p className="text-2 text-ink-2">{intro}</p>
        <Button icon={<Upload />} needs={needs} onClick={() => input.current?.click()}>
          {file ? words('chooseOtherFile') : words('chooseFile')}
        </Button>
        <input
          ref={input}
          type="file"
          aria-label={words('fileOf', { what: noun.many })}
          accept=".csv,.tsv,.txt,text/csv"
          className="sr-only"
          onChange={(event) => {
            void choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {file && checked && checked.rejected.length === 0 && (
          <p role="status" className="text-3">
            {words('rowsToImport', {
              file: file.name,
              ...figures(checked.created),
              changed: count(checked.updated),
            })}
          </p>
        )}
      </div>
      {failure && <ErrorState title={words('fileNotImported')} {...describeError(failure)} />}
      {checked && checked.rejected.length > 0 && <Problems response={checked} />}
    </SidePanel>
  )
}
