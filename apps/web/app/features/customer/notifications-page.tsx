// /customer/notifications, and the short list beside the home page.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { Link } from 'react-router'
import { describeError } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { useUser } from '../../lib/session-context.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { markAllRead, notificationsQuery, type Notifications } from './api/notifications.ts'
import { NoticeList } from './notice-list.tsx'
import { Page } from './shell.tsx'

function MarkAllRead({ unread }: { unread: number }) {
  const { userId } = useUser()
  const queries = useQueryClient()
  const { queryKey } = notificationsQuery(userId)
  const mark = useMutation({
    mutationFn: markAllRead,
    onMutate: () => {
      const before = queries.getQueryData<Notifications>(queryKey)
      const now = new Date().toISOString()
      queries.setQueryData<Notifications>(
        queryKey,
        (old) =>
          old && {
            ...old,
            unread: 0,
            items: old.items.map((item) => ({ ...item, read_at: item.read_at ?? now })),
          },
      )
      return before
    },
    onError: (error, _nothing, before) => {
      queries.setQueryData(queryKey, before)
      notify({ tone: 'bad', title: words('notMarked'), detail: describeError(error).message })
    },
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  })
  return (
    <Button icon={<CheckCheck />} disabled={unread === 0} onClick={() => mark.mutate()}>
      {words('markAllRead')}
    </Button>
  )
}

function Counts({ answer }: { answer: Notifications }) {
  return (
    <p className="text-2 text-ink-2">
      <strong className="font-strong text-ink">{words('newOfAll', { count: answer.unread })}</strong>{' '}
      {words('total', { count: count(answer.total) })}
    </p>
  )
}

/** The newest six on the home page. */
export function NoticeAside() {
  const { userId } = useUser()
  const { data } = useQuery(notificationsQuery(userId))
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="notices">
      <div className="flex flex-wrap items-center justify-between border-b border-line pb-2.5">
        <h2 id="notices" className="text-3">
          {words('notifications')}
        </h2>
        <MarkAllRead unread={data.unread} />
      </div>
      <NoticeList items={data.items.slice(0, 6)} />
      <div className="flex flex-wrap items-center justify-between pt-3">
        <Counts answer={data} />
        <Link to="/customer/notifications" className="text-link text-2">
          {words('allNotifications')}
        </Link>
      </div>
    </section>
  )
}

/** The full list with counts. */
export function NotificationsPage() {
  const { userId } = useUser()
  const list = useQuery(notificationsQuery(userId))
  return (
    <Page isFlush isNarrow className="md:pt-7 md:pb-10">
      <h1 className="pb-4 text-5 max-md:sr-only">{words('notifications')}</h1>
      {list.isPending ? (
        <SkeletonRows rows={7} height={60} label={words('loadingNotifications')} />
      ) : !list.data ? (
        <ErrorState
          title={words('notificationsNotLoaded')}
          {...describeError(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between border-b border-line pb-2.5 max-md:px-4 max-md:pt-2.5">
            <Counts answer={list.data} />
            <MarkAllRead unread={list.data.unread} />
          </div>
          {list.data.total === 0 ? (
            <EmptyState title={words('noNotifications')}>{words('noNotificationsYet')}</EmptyState>
          ) : (
            <NoticeList items={list.data.items} />
          )}
        </>
      )}
    </Page>
  )
}
