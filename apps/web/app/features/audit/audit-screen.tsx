// The audit log: who changed what, before and after, how and from where. Owners see all companies,
// administrators their own.
import { AUDIT_SUBJECTS, type AuditLine } from '@dropwise/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download, Search } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download.ts'
import { dayOf, listText, momentOf } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Select } from '../../ui/select.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tag } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import { auditQuery, chainQuery, exportPath, type AuditFilter } from './api.ts'
import { auditSentence, SUBJECT_TEXTS, viaText } from './audit-sentence.ts'
import { auditWords as words } from '../../lib/words/audit.ts'

const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

function Change({ line: { before, after } }: { line: AuditLine }) {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <table className="mt-1 w-full max-w-[760px] table-fixed text-1" aria-label={words('beforeAndAfter')}>
      <thead>
        <tr className="text-ink-3">
          {[words('field'), words('before'), words('after')].map((head) => (
            <th key={head} scope="col" className="py-1 text-start font-mid">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key} className="border-t border-line align-top">
            <td className="py-1 pe-3">{key}</td>
            <td className="py-1 pe-3 break-words text-ink-2">{valueText(before?.[key])}</td>
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
          <span className="min-w-[14rem] flex-1 max-md:order-last max-md:basis-full">
            <span className="font-mid">{line.who ?? words('theProduct')}</span> {auditSentence(line)}
          </span>
          {hasCompanies && line.companyName && <span className="text-ink-2">{line.companyName}</span>}
          <span className="text-1 text-ink-3 max-md:ms-auto">
            {listText([viaText(line.via), line.ip].filter((part) => part !== null))}
          </span>
        </summary>
        {line.userAgent && <p className="pt-1 text-1 text-ink-3">{line.userAgent}</p>}
        <Change line={line} />
      </details>
    </li>
  )
}

const sealedText = (lines: number): string => words('sealed', { count: lines })

function Chain() {
  const { data, isFetching, refetch } = useQuery(chainQuery())
  if (!data) return null
  return (
    <span className="flex items-center gap-2 text-1 text-ink-2">
      {data.brokenAt === null ? (
        <Tag tone="ok">
          {data.keptSince
            ? words('sealedSince', { lines: sealedText(data.sealed), day: dayOf(data.keptSince) })
            : sealedText(data.sealed)}
        </Tag>
      ) : (
        <Tag tone="badFill">{words('alteredAt', { line: data.brokenAt })}</Tag>
      )}
      <Button size="s" disabled={isFetching} onClick={() => void refetch()}>
        {words('checkAgain')}
      </Button>
    </span>
  )
}

/** End of the list, and whether older entries were deleted. */
function End({ keptSince }: { keptSince: string | null }) {
  return (
    <p className="px-4 py-4 text-2 text-ink-2 md:px-7">
      {keptSince ? words('keptSince', { day: dayOf(keptSince) }) : words('nothingRemoved')}
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
      notify({ title: words('fileNotMade'), detail: describeError(error).message, tone: 'bad' }),
    )
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-end gap-2 border-b border-line px-4 py-3 md:px-7">
        <TextField
          label={words('searchLog')}
          isLabelHidden
          icon={<Search />}
          fieldClassName="w-[230px] max-md:w-full"
          placeholder={words('personThingAddress')}
          value={filter.search}
          onChange={(event) => set.search(event.target.value)}
        />
        <Select
          label={words('what')}
          isLabelHidden
          className="w-44"
          value={filter.subject ?? 'all'}
          onChange={(value) => set.subject(value === 'all' ? null : value)}
          items={[
            { value: 'all', label: words('everything') },
            ...AUDIT_SUBJECTS.map((value) => ({ value, label: words(SUBJECT_TEXTS[value]) })),
          ]}
        />
        <DateField
          label={words('from')}
          fieldClassName="w-[150px]"
          value={filter.from ?? ''}
          onChange={(event) => set.from(event.target.value)}
        />
        <DateField
          label={words('to')}
          fieldClassName="w-[150px]"
          value={filter.to ?? ''}
          onChange={(event) => set.to(event.target.value)}
        />
        <Button icon={<Download />} onClick={() => void download()}>
          CSV
        </Button>
        {isOwner && (
          <span className="ms-auto">
            <Chain />
          </span>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Loaded
          query={{ data: lines, error: query.error, refetch: query.refetch }}
          what={words('theAuditLog')}
          rows={12}
        >
          {(items) =>
            items.length === 0 ? (
              <>
                <EmptyState title={words('nothingHere')}>{words('everyChangeListed')}</EmptyState>
                <End keptSince={query.data?.pages[0]?.keptSince ?? null} />
              </>
            ) : (
              <>
                <ul aria-label={words('auditLog')}>
                  {items.map((line) => (
                    <LineRow key={line.id} line={line} hasCompanies={isOwner} />
                  ))}
                </ul>
                {query.hasNextPage && (
                  <div className="px-4 py-4 md:px-7">
                    <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                      {words('showOlder')}
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
