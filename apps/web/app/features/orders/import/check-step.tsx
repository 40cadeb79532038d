// The rows as they will go in, an error and a fix at each row that is not right.
import { Check, CircleAlert } from 'lucide-react'
import { Popover } from 'radix-ui'
import { Fragment, useMemo, useState } from 'react'
import type { ImportFieldName, ImportProblem } from '@dropwise/contracts'
import { count } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { Segments } from '../../../ui/segments.tsx'
import type { CellRow } from './read-file.ts'
import type { ImportControls } from './use-import.ts'

/** Rows drawn at a time. */
const PAGE = 200

interface ShownColumn {
  head: string
  fields: ImportFieldName[]
  className?: string
  text: (row: CellRow, cell: (field: ImportFieldName) => string) => string
}
const COLUMNS: ShownColumn[] = [
  {
    head: 'Recipient',
    fields: ['reference', 'recipient', 'phone', 'email'],
    className: 'w-[23%]',
    text: (_, cell) => cell('recipient') || cell('reference'),
  },
  {
    head: 'Address',
    fields: ['address', 'postcode', 'city', 'lat', 'lng'],
    text: (_, cell) => cell('address'),
  },
  {
    head: 'Window',
    fields: ['date', 'window_start', 'window_end', 'service_minutes'],
    className: 'w-[98px]',
    text: (_, cell) => [cell('window_start'), cell('window_end')].filter(Boolean).join('-') || 'any',
  },
  {
    head: 'Parcels',
    fields: ['packages', 'priority', 'instructions'],
    className: 'w-[60px] text-right',
    text: (_, cell) => cell('packages') || '1',
  },
  {
    head: 'Weight, kg',
    fields: ['weight_kg'],
    className: 'w-[78px] text-right',
    text: (_, cell) => cell('weight_kg') || '0',
  },
]

function Fix({ problem, controls }: { problem: ImportProblem; controls: ImportControls }) {
  const { change, chooseAddress, leaveOut } = controls
  const candidates = problem.candidates ?? []
  const link =
    'text-link max-md:h-11 max-md:rounded max-md:border max-md:border-line-2 max-md:px-4 max-md:text-3 max-md:text-ink'
  if (candidates.length > 0) {
    return (
      <Popover.Root>
        <Popover.Trigger className={link}>Choose</Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="end"
            sideOffset={4}
            className="float-in z-50 w-72 rounded bg-raised p-1 shadow-float"
          >
            {candidates.map((c) => (
              <Popover.Close
                key={`${c.lat},${c.lng}`}
                onClick={() => chooseAddress(problem.row, c.label, c.lat, c.lng)}
                className="block w-full rounded-s px-2 py-1.5 text-left text-2 hover:bg-select focus-visible:bg-select"
              >
                {c.label}
              </Popover.Close>
            ))}
            <Popover.Close
              onClick={() => leaveOut([problem.row], true)}
              className="block w-full rounded-s px-2 py-1.5 text-left text-2 text-ink-3 hover:bg-select"
            >
              None of these, leave the row out
            </Popover.Close>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    )
  }
  const fix = problem.fix
  if (fix) {
    return (
      <button type="button" className={link} onClick={() => change(problem.row, fix.set)}>
        {fix.label}
      </button>
    )
  }
  return (
    <button type="button" className={link} onClick={() => leaveOut([problem.row], true)}>
      Leave out
    </button>
  )
}

/** What stands in the wrong cell, and what typing it anew changes; a window is one cell over two columns of the file. */
function editOf(
  problem: ImportProblem,
  mapping: ImportControls['state']['mapping'],
  cell: (field: ImportFieldName) => string,
): { value: string; toCells: (text: string) => Record<string, string> } | null {
  const { window_start: from, window_end: to } = mapping
  if (problem.column.startsWith('window') && from && to) {
    return {
      value: [cell('window_start'), cell('window_end')].filter(Boolean).join('-'),
      toCells: (text) => {
        const [start = '', end = ''] = text.split(/\s*[-–]\s*/)
        return { [from]: start.trim(), [to]: end.trim() }
      },
    }
  }
  const field = COLUMNS.flatMap((c) => c.fields).find((f) => f === problem.column)
  const head = field ? mapping[field] : undefined
  return field && head ? { value: cell(field), toCells: (text) => ({ [head]: text }) } : null
}

/** Lets the wrong cell be typed anew, in place. */
function EditableCell({
  value,
  label,
  onSave,
}: {
  value: string
  label: string
  onSave: (value: string) => void
}) {
  return (
    <input
      key={value}
      aria-label={label}
      defaultValue={value}
      placeholder="empty"
      onBlur={(event) => event.target.value !== value && onSave(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') {
          event.stopPropagation()
          event.currentTarget.value = value
          event.currentTarget.blur()
        }
      }}
      className="h-7 w-full rounded-s border border-bad bg-bad-wash px-1.5 font-mid text-bad-ink outline-none [text-align:inherit] placeholder:font-mid placeholder:text-bad-ink placeholder:italic focus:bg-raised focus:text-ink max-md:h-9"
    />
  )
}

export function CheckStep({ controls }: { controls: ImportControls }) {
  const { state, rows, change } = controls
  const [view, setView] = useState<'around' | 'all'>('around')
  const [limit, setLimit] = useState(PAGE)
  const bad = state.problems.size
  const total = rows.length - state.leftOut.size
  const needsFileFix = state.problems.get(1)

  const lines = useMemo(() => {
    const isShown = (line: number) =>
      view === 'all' || bad === 0 || state.problems.has(line) || state.problems.has(line + 1) || line <= 3
    return rows.map((_, i) => i + 2).filter((line) => !state.leftOut.has(line) && isShown(line))
  }, [rows, view, bad, state.problems, state.leftOut])

  const cellOf = (row: CellRow) => (field: ImportFieldName) => {
    const head = state.mapping[field]
    return head ? (row[head] ?? '') : ''
  }
  return (
    <div className="flex min-h-0 flex-col">
      <div className="flex items-center gap-6 border-y border-line bg-sunk px-5 py-2.5">
        {(
          [
            [total - bad, 'ready', ''],
            [bad, bad === 1 ? 'needs you' : 'need you', bad > 0 ? 'text-signal-ink' : ''],
            [total, 'rows in all', ''],
          ] as const
        ).map(([value, label, tone]) => (
          <div key={label} className={tone}>
            <div className="text-4 font-strong">{count(value)}</div>
            <div className={cn('text-1', !tone && 'text-ink-2')}>{label}</div>
          </div>
        ))}
        <span className="ml-auto" />
        {state.isChecking && (
          <span role="status" className="text-1 text-ink-3">
            Checking addresses
          </span>
        )}
        {bad > 0 && (
          <span className="max-md:hidden">
            <Segments
              label="Rows"
              value={view}
              onChange={setView}
              items={[
                { value: 'around', label: 'Around problems' },
                { value: 'all', label: 'All rows' },
              ]}
            />
          </span>
        )}
      </div>
      {needsFileFix && (
        <p role="alert" className="px-5 py-3 text-2 text-bad-ink">
          {needsFileFix.map((p) => p.message).join('. ')}. Go back to Columns.
        </p>
      )}

      <table className="w-full table-fixed border-separate border-spacing-0 text-2 max-md:hidden">
        <thead>
          <tr className="text-1 text-ink-3">
            <th className="w-[52px] border-b border-line-2 py-2 pr-2 text-right font-mid">Row</th>
            {COLUMNS.map((column) => (
              <th
                key={column.head}
                className={cn(
                  'border-b border-line-2 px-2 py-2 font-mid',
                  column.className?.includes('right') ? 'text-right' : 'text-left',
                  column.className,
                )}
              >
                {column.head}
              </th>
            ))}
            <th className="w-9 border-b border-line-2">
              <span className="sr-only">State</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, limit).map((line) => {
            const row = rows[line - 2]
            if (!row) return null
            const problems = state.problems.get(line)
            const cell = cellOf(row)
            return (
              <Fragment key={line}>
                <tr>
                  <td
                    className={cn(
                      'h-8 pr-2 text-right text-ink-3 tabular-nums',
                      !problems && 'border-b border-line',
                    )}
                  >
                    {line}
                  </td>
                  {COLUMNS.map((column) => {
                    const problem = problems?.find((p) => column.fields.some((f) => f === p.column))
                    const edit = problem ? editOf(problem, state.mapping, cell) : null
                    return (
                      <td
                        key={column.head}
                        className={cn(
                          'truncate px-2 py-0.5',
                          column.className?.includes('right') && 'text-right tabular-nums',
                          !problems && 'border-b border-line',
                        )}
                      >
                        {edit ? (
                          <EditableCell
                            label={`${column.head} in row ${line}`}
                            value={edit.value}
                            onSave={(value) => change(line, edit.toCells(value))}
                          />
                        ) : (
                          column.text(row, cell)
                        )}
                      </td>
                    )
                  })}
                  <td className={cn('pr-5 text-right', !problems && 'border-b border-line')}>
                    {!problems && <Check className="inline size-3.5 text-ok" aria-label="ready" />}
                  </td>
                </tr>
                {problems?.map((problem, i) => (
                  <tr key={`${problem.column}${problem.code}`}>
                    <td
                      colSpan={COLUMNS.length + 2}
                      className={cn(
                        'pb-2 pr-5 pl-[60px]',
                        i === problems.length - 1 && 'border-b border-line',
                      )}
                    >
                      <span className="flex items-center gap-2 text-1 text-bad-ink">
                        <CircleAlert className="size-3.5 shrink-0" aria-hidden />
                        <span className="min-w-0 flex-1">{problem.message}</span>
                        <Fix problem={problem} controls={controls} />
                      </span>
                    </td>
                  </tr>
                ))}
              </Fragment>
            )
          })}
        </tbody>
      </table>
      <ul className="md:hidden">
        {(bad > 0 ? [...state.problems.keys()] : lines).slice(0, limit).map((line) => {
          const row = rows[line - 2]
          if (!row) return null
          const cell = cellOf(row)
          const problems = state.problems.get(line) ?? []
          return (
            <li key={line} className="border-b border-line px-4 py-2.5">
              <p className="text-3">
                <span className="pr-3 text-ink-3">Row {line}</span>
                <span className="font-mid">{cell('recipient') || cell('reference')}</span>
              </p>
              {problems.length === 0 && <p className="text-2 text-ink-2">{cell('address')}</p>}
              {problems.map((problem) => {
                const edit = editOf(problem, state.mapping, cell)
                return (
                  <div key={`${problem.column}${problem.code}`}>
                    <p className="flex items-center gap-1.5 py-1 text-2 text-bad-ink">
                      <CircleAlert className="size-3.5 shrink-0" aria-hidden />
                      {problem.message}
                    </p>
                    <div className="flex items-center gap-3">
                      <span className="min-w-0 flex-1">
                        {edit && (
                          <EditableCell
                            label={`${problem.column} in row ${line}`}
                            value={edit.value}
                            onSave={(value) => change(line, edit.toCells(value))}
                          />
                        )}
                      </span>
                      <Fix problem={problem} controls={controls} />
                    </div>
                  </div>
                )
              })}
            </li>
          )
        })}
      </ul>
      {lines.length > limit && (
        <div className="px-5 py-3">
          <Button size="s" onClick={() => setLimit(limit + PAGE)}>
            Show {count(Math.min(PAGE, lines.length - limit))} more
          </Button>
        </div>
      )}
    </div>
  )
}
