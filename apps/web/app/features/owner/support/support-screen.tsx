// `/owner/support`: the inbox: tickets, one conversation, and replies by mail.
import { SUPPORT_REPLY_HOURS, type TicketItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { count, listText } from '../../../lib/format.ts'
import { matchesFilter, useListState } from '../../../lib/list-state.ts'
import { useWords } from '../../../lib/words.ts'
import { frameWords } from '../../../lib/words/frame.ts'
import { ownerSupportWords as words } from '../../../lib/words/owner-support.ts'
import { supportWords } from '../../../lib/words/support.ts'
import { AsWritten } from '../../../ui/as-written.tsx'
import { cn } from '../../../ui/cn.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { moveByArrows } from '../../../ui/list/arrow-keys.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { PageSpinner } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { ageOf } from '../ages.ts'
import { ticketsQuery } from './api.ts'
import { TicketView } from './ticket-view.tsx'

const STATES = ['open', 'pending', 'closed'] as const

function TicketRow({ ticket, isOpen, onOpen }: { ticket: TicketItem; isOpen: boolean; onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        onKeyDown={moveByArrows}
        aria-current={isOpen}
        className={cn(
          'block w-full border-b border-line px-4 py-2.5 text-start hover:bg-hover',
          isOpen && 'bg-select',
        )}
      >
        <span className="flex justify-between gap-3">
          <span className="min-w-0 truncate text-2 font-mid">
            <AsWritten>{ticket.subject}</AsWritten>
          </span>
          {ticket.status === 'open' && (
            <span className="shrink-0 text-1 font-mid text-signal-ink">
              {words('waits', { age: ageOf(ticket.lastMessageAt) })}
            </span>
          )}
        </span>
        <span className="block truncate text-1 text-ink-2">
          {ticket.assignedName
            ? words('withOwner', { name: ticket.companyName ?? ticket.from, owner: ticket.assignedName })
            : (ticket.companyName ?? ticket.from)}
        </span>
        <span className="line-clamp-2 text-1 text-ink-2">
          <AsWritten>{ticket.preview}</AsWritten>
        </span>
      </button>
    </li>
  )
}

/** Beside the list while no ticket is open: those that wait, the longest wait first. */
function NoTicket({ tickets, onOpen }: { tickets: readonly TicketItem[]; onOpen: (id: string) => void }) {
  const waiting = tickets
    .filter(({ status }) => status === 'open')
    .toSorted((a, b) => Date.parse(a.lastMessageAt) - Date.parse(b.lastMessageAt))
  return (
    <section aria-label={words('waiting')} className="max-w-[760px]">
      <h2 className="text-3">{words('waiting')}</h2>
      <p className="pt-0.5 pb-3 text-2 text-ink-2">
        {words('openCount', { count: waiting.length, hours: SUPPORT_REPLY_HOURS })}
      </p>
      <ul>
        {waiting.map((ticket) => (
          <li key={ticket.id} className="flex items-start gap-4 border-t border-line py-3">
            <span className="min-w-0 flex-1">
              <span className="block truncate text-2 font-strong">
                <AsWritten>{ticket.subject}</AsWritten>
              </span>
              <span className="line-clamp-3 text-3">
                <AsWritten>{ticket.preview}</AsWritten>
              </span>
              <span className="block text-1 text-ink-2">
                {listText([
                  ticket.companyName ?? ticket.from,
                  words('waits', { age: ageOf(ticket.lastMessageAt) }),
                ])}
              </span>
            </span>
            <Button onClick={() => onOpen(ticket.id)}>{words('answer')}</Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function SupportScreen() {
  const hasWords = [useWords(words), useWords(supportWords)].every(Boolean)
  return hasWords ? <Inbox /> : <PageSpinner />
}

function Inbox() {
  const query = useQuery(ticketsQuery())
  const list = useListState('ticket', 'at')
  const all = query.data?.items
  const open = all?.find(({ id }) => id === list.openId)
  const state = STATES.find((value) => value === list.segment) ?? (list.filter ? null : 'open')
  const rows = (all ?? []).filter(
    (t) =>
      (state === null || t.status === state) &&
      matchesFilter(`${t.subject} ${t.from} ${t.companyName ?? ''} ${t.email ?? ''}`, list.filter),
  )
  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={cn(
          'flex w-full min-w-0 flex-col border-line md:w-[336px] md:shrink-0 md:border-e',
          open && 'max-md:hidden',
        )}
      >
        <div className="grid gap-2 border-b border-line p-4">
          <TextField
            label={words('searchTickets')}
            isLabelHidden
            icon={<Search />}
            placeholder={words('searchTickets')}
            value={list.filter}
            onChange={(event) => list.setFilter(event.target.value)}
          />
          <Segments
            label={frameWords('show')}
            value={state ?? 'open'}
            onChange={(next) => list.setSegment(next)}
            items={STATES.map((value) => ({
              value,
              label: all
                ? frameWords('numbered', {
                    label: words(value),
                    count: count(all.filter((t) => t.status === value).length),
                  })
                : words(value),
            }))}
          />
        </div>
        <Loaded query={query} what={supportWords('ticketsNoun')}>
          {() =>
            rows.length === 0 ? (
              <EmptyState
                title={words(state === 'open' ? 'nobodyWaits' : 'noTickets')}
                action={<ButtonLink to="/contact">{words('contactPage')}</ButtonLink>}
              >
                {words('questionsComeIn')}
              </EmptyState>
            ) : (
              <ul aria-label={supportWords('tickets')} className="min-h-0 flex-1 overflow-y-auto">
                {rows.map((ticket) => (
                  <TicketRow
                    key={ticket.id}
                    ticket={ticket}
                    isOpen={ticket.id === open?.id}
                    onOpen={() => list.toggleRow(ticket.id)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {open ? (
        <TicketView key={open.id} ticket={open} onClose={list.closeRow} />
      ) : (
        <div className="min-w-0 flex-1 overflow-y-auto px-7 py-5 max-md:hidden">
          {all && <NoTicket tickets={all} onOpen={list.toggleRow} />}
        </div>
      )}
    </div>
  )
}
