// Exports and erasures: result, file, and cancelling a pending one.
import type { PersonRequestItem, personRequestsResponse } from '@dropwise/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { dayAndClock, fileSize } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Tag } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import { callOff, downloadPerson } from './api.ts'
import { kindText } from './kind-text.ts'
import { personsWords as words } from '../../lib/words/persons.ts'

interface RequestsProps {
  query: {
    data: z.output<typeof personRequestsResponse> | undefined
    error: unknown
    refetch: () => unknown
  }
}

export function PersonRequests({ query }: RequestsProps) {
  return (
    <Loaded query={query} what={words('requestsNoun')} rows={3}>
      {({ items }) =>
        items.length === 0 ? null : (
          <section aria-label={words('requests')} className="flex flex-col gap-2">
            <h2 className="text-3">{words('exportsAndErasures')}</h2>
            <ul className="border-t border-line">
              {items.map((item) => (
                <RequestRow key={item.id} item={item} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}

const STATE_TEXTS = {
  waiting: 'waiting',
  queued: 'queued',
  running: 'running',
} as const

const stateText = (status: PersonRequestItem['status'], rows: number): string =>
  status === 'done' || status === 'failed' ? words('done', { count: rows }) : words(STATE_TEXTS[status])

function RequestRow({ item }: { item: PersonRequestItem }) {
  const { company } = useTenant()
  const client = useQueryClient()
  const { id, kind, act, status, counts, bytes, error, createdAt } = item
  const stop = useMutation({
    mutationFn: () => callOff(id),
    onSuccess: () => client.invalidateQueries({ queryKey: ['persons', 'requests'] }),
    onError: (failure) => notify({ title: words('notCalledOff'), detail: describeError(failure).message }),
  })
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
      <div className="min-w-[14rem] flex-1">
        <p className="flex items-center gap-2 text-3 font-mid">
          {words(act === 'export' ? 'exportOf' : 'erasureOf', {
            kind: kindText(kind),
            time: dayAndClock(createdAt, company.timeZone),
          })}
          {status === 'failed' && <Tag tone="bad">{words('failed')}</Tag>}
        </p>
        <p className="text-2 text-ink-2">{error ?? stateText(status, total)}</p>
      </div>
      {bytes !== null && (
        <Button
          onClick={() =>
            void downloadPerson(item).catch((failure: unknown) =>
              notify({ title: words('notDownloaded'), detail: describeError(failure).message }),
            )
          }
        >
          {words('download', { size: fileSize(bytes) })}
        </Button>
      )}
      {status === 'waiting' && (
        <Button needs="persons:read" disabled={stop.isPending} onClick={() => stop.mutate()}>
          {words('callOff')}
        </Button>
      )}
    </li>
  )
}
