// The audit log: who changed what, before and after, how and from where. Owners see all companies,
// administrators their own.
import { AUDIT_SUBJECTS, type AuditLine } from '@dropwise/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download, Search } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download.ts'
import { dayOf, momentOf } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Select } from '../../ui/select.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tag } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import { auditQuery, chainQuery, exportPath, type AuditFilter } from './api.ts'
import { auditSentence } from './audit-sentence.ts'

const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

function Change({ line: { before, after } }: { line: AuditLine }) {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <table className="mt-1 w-full max-w-[760px] table-fixed text-1" aria-label="Before and after">
      <thead>
        <tr className="text-ink-3">
          {['Field', 'Before', 'After'].map((head) => (
            <th key={head} scope="col" className="py-1 text-left font-mid">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key} className="border-t border-line align-top">
            <td className="py-1 pr-3">{key}</td>
            <td className="py-1 pr-3 break-words text-ink-2">{valueText(before?.[key])}</td>
            <td className="py-1 break-words">{valueText(after?.[key])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LineRow({ line, hasCompanies }: { line: AuditLine; hasCompanies: boolean }) {
  return (
    <li className="border-b border-line px-4 py-2 md:px-7">
      <details>
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-0.5 text-2">
          <span className="w-28 shrink-0 text-ink-2 tabular-nums">{momentOf(line.at)}</span>
          <span className="min-w-[14rem] flex-1">
            <span className="font-mid">{line.who ?? 'The product'}</span> {auditSentence(line)}
          </span>
          {hasCompanies && line.companyName && <span className="text-ink-2">{line.companyName}</span>}
          <span className="text-1 text-ink-3">
            {line.via}
            {line.ip ? `, ${line.ip}` : ''}
          </span>
        </summary>
        {line.userAgent && <p className="pt-1 text-1 text-ink-3">{line.userAgent}</p>}
        <Change line={line} />
      </details>
    </li>
  )
}

function Chain() {
  const { data, isFetching, refetch } = useQuery(chainQuery())
  if (!data) return null
  return (
    <span className="flex items-center gap-2 text-1 text-ink-2">
      {data.brokenAt === null ? (
        <Tag tone="ok">
          {data.sealed} lines sealed, none altered
          {data.keptSince && `, since ${dayOf(data.keptSince)}`}
        </Tag>
      ) : (
        <Tag tone="badFill">altered at line {data.brokenAt}</Tag>
      )}
      <Button size="s" disabled={isFetching} onClick={() => void refetch()}>
        Check again
      </Button>
    </span>
  )
}

/** End of the list, and whether older entries were deleted. */
function End({ keptSince }: { keptSince: string | null }) {
  return (
    <p className="px-4 py-4 text-2 text-ink-2 md:px-7">
      {keptSince
        ? `The log is kept since ${dayOf(keptSince)}. Older lines were removed for their age.`
        : 'Nothing older was removed.'}
    </p>
  )
}

function useFilter(): {
  filter: AuditFilter
  set: Record<'search' | 'subject' | 'from' | 'to', (value: string | null) => void>
} {
  const [search, setSearch] = useUrlState('filter')
  const [subject, setSubject] = useUrlState('subject')
  const [tenantId] = useUrlState('company')
  const [from, setFrom] = useUrlState('from')
  const [to, setTo] = useUrlState('to')
  return {
    filter: { search: search ?? '', subject, tenantId, from, to },
    set: { search: setSearch, subject: setSubject, from: setFrom, to: setTo },
  }
}

/** `isOwner`: all companies, with the chain's state. */
export function AuditScreen({ isOwner = false }: { isOwner?: boolean }) {
  const { filter, set } = useFilter()
  const query = useInfiniteQuery(auditQuery(filter))
  const lines = query.data?.pages.flatMap(({ items }) => items)
  const download = () =>
    downloadFile(exportPath(filter), 'audit.csv').catch((error: unknown) =>
      notify({ title: 'The file could not be made', detail: describeError(error).message, tone: 'bad' }),
    )
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-end gap-2 border-b border-line px-4 py-3 md:px-7">
        <TextField
          label="Search the audit log"
          isLabelHidden
          icon={<Search />}
          fieldClassName="w-[230px] max-md:w-full"
          placeholder="Person, thing, address"
          value={filter.search}
          onChange={(event) => set.search(event.target.value)}
        />
        <Select
          label="What"
          isLabelHidden
          className="w-44"
          value={filter.subject ?? 'all'}
          onChange={(value) => set.subject(value === 'all' ? null : value)}
          items={[
            { value: 'all', label: 'Everything' },
            ...Object.entries(AUDIT_SUBJECTS).map(([value, label]) => ({ value, label })),
          ]}
        />
        <TextField
          label="From"
          isLabelHidden
          type="date"
          fieldClassName="w-[150px]"
          value={filter.from ?? ''}
          onChange={(event) => set.from(event.target.value)}
          aria-label="From"
        />
        <TextField
          label="To"
          isLabelHidden
          type="date"
          fieldClassName="w-[150px]"
          value={filter.to ?? ''}
          onChange={(event) => set.to(event.target.value)}
          aria-label="To"
        />
        <Button icon={<Download />} onClick={() => void download()}>
          CSV
        </Button>
        {isOwner && (
          <span className="ml-auto">
            <Chain />
          </span>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Loaded
          query={{ data: lines, error: query.error, refetch: query.refetch }}
          what="the audit log"
          rows={12}
        >
          {(items) =>
            items.length === 0 ? (
              <>
                <EmptyState title="Nothing found">
                  Every change that a person makes is listed here.
                </EmptyState>
                <End keptSince={query.data?.pages[0]?.keptSince ?? null} />
              </>
            ) : (
              <>
                <ul aria-label="Audit log">
                  {items.map((line) => (
                    <LineRow key={line.id} line={line} hasCompanies={isOwner} />
                  ))}
                </ul>
                {query.hasNextPage && (
                  <div className="px-4 py-4 md:px-7">
                    <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                      Show older
                    </Button>
                  </div>
                )}
                {!query.hasNextPage && <End keptSince={query.data?.pages[0]?.keptSince ?? null} />}
              </>
            )
          }
        </Loaded>
      </div>
    </div>
  )
}
