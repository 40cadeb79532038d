// `/owner/support`: the inbox: tickets, one conversation, and replies by mail.
import { SUPPORT_REPLY_HOURS, type TicketItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { plural } from '../../../lib/format.ts'
import { matchesFilter, useListState } from '../../../lib/list-state.ts'
import { cn } from '../../../ui/cn.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { moveByArrows } from '../../../ui/list/arrow-keys.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { ageOf } from '../ages.ts'
import { ticketsQuery } from './api.ts'
import { TicketView } from './ticket-view.tsx'

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'pending', label: 'Pending' },
  { value: 'closed', label: 'Closed' },
] as const

function TicketRow({ ticket, isOpen, onOpen }: { ticket: TicketItem; isOpen: boolean; onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        onKeyDown={moveByArrows}
        aria-current={isOpen}
        className={cn(
          'block w-full border-b border-line px-4 py-2.5 text-left hover:bg-hover',
          isOpen && 'bg-select',
        )}
      >
        <span className="flex justify-between gap-3">
          <span className="min-w-0 truncate text-2 font-mid">{ticket.subject}</span>
          {ticket.status === 'open' && (
            <span className="shrink-0 text-1 font-mid text-signal-ink">
              waits {ageOf(ticket.lastMessageAt)}
            </span>
          )}
        </span>
        <span className="block truncate text-1 text-ink-2">
          {ticket.companyName ?? ticket.from}
          {ticket.assignedName ? `, with ${ticket.assignedName}` : ''}
        </span>
        <span className="line-clamp-2 text-1 text-ink-2">{ticket.preview}</span>
      </button>
    </li>
  )
}

export function SupportScreen() {
  const query = useQuery(ticketsQuery())
  const list = useListState('ticket', 'at')
  const all = query.data?.items
  const open = all?.find(({ id }) => id === list.openId)
  const state = STATES.find(({ value }) => value === list.segment)?.value ?? (list.filter ? null : 'open')
  const rows = (all ?? []).filter(
    (t) =>
      (state === null || t.status === state) &&
      matchesFilter(`${t.subject} ${t.from} ${t.companyName ?? ''} ${t.email ?? ''}`, list.filter),
  )
  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={cn(
          'flex w-full min-w-0 flex-col border-line md:w-[336px] md:shrink-0 md:border-r',
          open && 'max-md:hidden',
        )}
      >
        <div className="grid gap-2 border-b border-line p-4">
          <TextField
            label="Search tickets"
            isLabelHidden
            icon={<Search />}
            placeholder="Search tickets"
            value={list.filter}
            onChange={(event) => list.setFilter(event.target.value)}
          />
          <Segments
            label="Show"
            value={state ?? 'open'}
            onChange={(next) => list.setSegment(next)}
            items={STATES.map(({ value, label }) => ({
              value,
              label: all ? `${label} ${all.filter((t) => t.status === value).length}` : label,
            }))}
          />
        </div>
        <Loaded query={query} what="tickets">
          {() =>
            rows.length === 0 ? (
              <EmptyState
                title={state === 'open' ? 'Nobody is waiting' : 'No tickets here'}
                action={<ButtonLink to="/contact">Contact page</ButtonLink>}
              >
                Questions from the contact page and from inside the product come in here.
              </EmptyState>
            ) : (
              <ul aria-label="Tickets" className="min-h-0 flex-1 overflow-y-auto">
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
        <div className="flex-1 max-md:hidden">
          {all && (
            <p className="px-7 py-6 text-2 text-ink-2">
              {plural(all.filter((t) => t.status === 'open').length, 'ticket')} open. Replies are promised
              within {SUPPORT_REPLY_HOURS} hours.
            </p>
          )}
        </div>
      )}
    </div>
  )
}
