// One ticket: messages, and the reply. A reply is mailed and waits for the company; a note is only for
// owners.
import type { TicketItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { frameWords } from '../../../lib/words/frame.ts'
import { ownerSupportWords as words } from '../../../lib/words/owner-support.ts'
import { supportWords } from '../../../lib/words/support.ts'
import { AsWritten } from '../../../ui/as-written.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { TicketMessages } from '../../../ui/ticket-messages.tsx'
import { useAction } from '../use-action.ts'
import { Assignee } from './assignee.tsx'
import { changeTicket, ticketQuery, writeMessage } from './api.ts'

function Answer({ ticket }: { ticket: TicketItem }) {
  const [text, setText] = useState('')
  const write = useAction(writeMessage, (_, { isNote }) =>
    isNote ? words('noteAdded') : words('replySent', { to: ticket.email ?? ticket.from }),
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
        label={ticket.email ? words('replyTo', { email: ticket.email }) : words('answer')}
        rows={4}
        maxLength={10_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {/* At the start, because toasts cover the end. */}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" icon={<Send />} disabled={isEmpty || write.isPending}>
          {words('sendReply')}
        </Button>
        <Button disabled={isEmpty || write.isPending} onClick={() => send(true)}>
          {words('addNote')}
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
          <Button variant="quiet" size="s" icon={<ChevronLeft />} onClick={onClose} className="-ms-2.5">
            {supportWords('tickets')}
          </Button>
        </div>
        <div className="min-w-[12rem] flex-1">
          <h2 className="text-4">
            <AsWritten>{ticket.subject}</AsWritten>
          </h2>
          <p className="text-2 text-ink-2">
            {companyName && tenantId ? (
              <RichText
                text={words('fromCompany', { name: ticket.from, company: companyName })}
                tags={{
                  link: (text) => (
                    <Link to={`/owner/tenants?company=${tenantId}`} className="text-link">
                      {text}
                    </Link>
                  ),
                }}
              />
            ) : (
              ticket.from
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
          {status === 'closed' ? words('reopen') : frameWords('close')}
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 md:px-7">
        <Loaded query={query} what={supportWords('theTicket')}>
          {({ messages }) => <TicketMessages messages={messages} />}
        </Loaded>
      </div>
      <Answer ticket={ticket} />
    </section>
  )
}
