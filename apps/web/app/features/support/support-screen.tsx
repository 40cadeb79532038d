// `/tenant/support`: the company's support tickets, answers, and a form for a new one. Owners answer in their
// inbox.
import { SUPPORT_REPLY_HOURS, type TicketItem } from '@dropwise/contracts'
import { Plus } from 'lucide-react'
import { momentOf } from '../../lib/format.ts'
import { AsWritten } from '../../ui/as-written.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { moveByArrows } from '../../ui/list/arrow-keys.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { AskForm } from './ask-form.tsx'
import { TicketTag } from './ticket-tag.tsx'
import { TicketThread } from './ticket-thread.tsx'
import { useSupport } from './use-support.ts'
import { supportWords as words } from '../../lib/words/support.ts'

function TicketRow({ ticket, isOpen, onOpen }: { ticket: TicketItem; isOpen: boolean; onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen}
        onClick={onOpen}
        onKeyDown={moveByArrows}
        className={cn(
          'block w-full border-b border-line px-4 py-2.5 text-start hover:bg-hover',
          isOpen && 'bg-select',
        )}
      >
        <span className="flex items-center justify-between gap-3">
          <span className="min-w-0 truncate text-2 font-mid">
            <AsWritten>{ticket.subject}</AsWritten>
          </span>
          <TicketTag status={ticket.status} />
        </span>
        <span className="block truncate text-1 text-ink-2">
          {ticket.from}, {momentOf(ticket.lastMessageAt)}
        </span>
        <span className="line-clamp-2 text-1 text-ink-2">
          <AsWritten>{ticket.preview}</AsWritten>
        </span>
      </button>
    </li>
  )
}

function TicketList({ support }: { support: ReturnType<typeof useSupport> }) {
  const { tickets, openId, open, ask } = support
  return (
    <Loaded query={tickets} what={words('ticketsNoun')}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title={words('nothingAsked')}
            action={<Button onClick={ask}>{words('askSupport')}</Button>}
          >
            {words('nothingAskedMore')}
          </EmptyState>
        ) : (
          <ul aria-label={words('tickets')} className="min-h-0 flex-1 overflow-y-auto">
            {items.map((ticket) => (
              <TicketRow
                key={ticket.id}
                ticket={ticket}
                isOpen={ticket.id === openId}
                onOpen={() => open(ticket.id)}
              />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

export function SupportScreen() {
  const support = useSupport()
  const { tickets, openId, isAsking, open, ask, close, keep } = support
  const hasTickets = (tickets.data?.items.length ?? 0) > 0
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex items-center justify-end gap-4 border-b border-line px-4 py-2.5 md:px-7">
        <Button variant="primary" icon={<Plus />} disabled={isAsking} onClick={ask}>
          {words('newTicket')}
        </Button>
      </header>
      <div className="flex min-h-0 flex-1">
        <div
          className={cn(
            'flex min-h-0 w-full flex-col lg:w-[360px] lg:shrink-0 lg:border-e lg:border-line',
            (isAsking || openId !== null) && 'max-lg:hidden',
          )}
        >
          <TicketList support={support} />
        </div>
        {isAsking && (
          <AskForm
            onBack={close}
            onAsked={(ticket) => {
              keep(ticket)
              open(ticket.id)
            }}
          />
        )}
        {openId && <TicketThread key={openId} id={openId} onBack={close} onWritten={keep} />}
        {!isAsking && !openId && (
          <p className="flex-1 p-7 text-2 text-ink-2 max-lg:hidden">
            {words(hasTickets ? 'chooseTicket' : 'answersWithin', { hours: SUPPORT_REPLY_HOURS })}
          </p>
        )}
      </div>
    </div>
  )
}
