// One ticket: messages, and the reply. A reply is mailed and waits for the company; a note is only for
// owners.
import type { TicketItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { TicketMessages } from '../../../ui/ticket-messages.tsx'
import { useAction } from '../use-action.ts'
import { Assignee } from './assignee.tsx'
import { changeTicket, ticketQuery, writeMessage } from './api.ts'

function Answer({ ticket }: { ticket: TicketItem }) {
  const [text, setText] = useState('')
  const write = useAction(writeMessage, (_, { isNote }) =>
    isNote ? 'Note added' : `Reply sent to ${ticket.email ?? ticket.from}`,
  )
  const send = (isNote: boolean) => {
    const body = text.trim()
    // Keeps text typed while sending.
    const onSuccess = () => setText((now) => (now.trim() === body ? '' : now))
    write.mutate({ id: ticket.id, body, isNote }, { onSuccess })
  }
  const isEmpty = text.trim() === ''
  return (
    <form
      className="grid gap-2.5 border-t border-line-2 px-4 py-3 md:px-7"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) send(false)
      }}
    >
      <TextArea
        label={ticket.email ? `Reply to ${ticket.email}` : 'Answer'}
        rows={4}
        maxLength={10_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {/* At the left, because toasts cover the right. */}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" icon={<Send />} disabled={isEmpty || write.isPending}>
          Send and set to pending
        </Button>
        <Button disabled={isEmpty || write.isPending} onClick={() => send(true)}>
          Add note
        </Button>
      </div>
    </form>
  )
}

export function TicketView({ ticket, onClose }: { ticket: TicketItem; onClose: () => void }) {
  const query = useQuery(ticketQuery(ticket.id))
  const change = useAction(changeTicket)
  const { id, status, tenantId, companyName } = ticket
  return (
    <section aria-label={ticket.subject} className="flex min-w-0 flex-1 flex-col">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
        <div className="w-full md:hidden">
          <Button variant="quiet" size="s" icon={<ChevronLeft />} onClick={onClose} className="-ml-2.5">
            Tickets
          </Button>
        </div>
        <div className="min-w-[12rem] flex-1">
          <h2 className="text-4">{ticket.subject}</h2>
          <p className="text-2 text-ink-2">
            {ticket.from}
            {companyName && tenantId && (
              <>
                {', '}
                <Link to={`/owner/tenants?company=${tenantId}`} className="text-link">
                  {companyName}
                </Link>
              </>
            )}
          </p>
        </div>
        <Assignee
          ticket={ticket}
          isDisabled={change.isPending}
          onChange={(assignedTo) => change.mutate({ id, assignedTo })}
        />
        <Button
          size="s"
          disabled={change.isPending}
          onClick={() => change.mutate({ id, status: status === 'closed' ? 'open' : 'closed' })}
        >
          {status === 'closed' ? 'Open again' : 'Close'}
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 md:px-7">
        <Loaded query={query} what="the ticket">
          {({ messages }) => <TicketMessages messages={messages} />}
        </Loaded>
      </div>
      <Answer ticket={ticket} />
    </section>
  )
}
