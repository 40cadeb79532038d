// One ticket: messages and reply box. Replying to a closed one reopens it.
import { ticketMessageBody, type Ticket } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Send } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { AsWritten } from '../../ui/as-written.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { TicketMessages } from '../../ui/ticket-messages.tsx'
import { ticketQuery, writeOnTicket } from './api.ts'
import { TicketTag } from './ticket-tag.tsx'
import { supportWords as words } from '../../lib/words/support.ts'

function Answer({ ticket, onWritten }: { ticket: Ticket; onWritten: (ticket: Ticket) => void }) {
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: ticketMessageBody.pick({ body: true }),
    defaultValues: { body: '' },
    onSubmit: async ({ body }) => {
      onWritten(await writeOnTicket(ticket.id, body))
      form.reset()
    },
  })
  const failed = failure === null ? null : describeError(failure)
  const isClosed = ticket.status === 'closed'
  return (
    <form
      noValidate
      className="grid gap-2.5 border-t border-line-2 px-4 py-3 md:px-7"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextArea
        label={isClosed ? words('writeToReopen') : words('writeToSupport')}
        rows={3}
        maxLength={10_000}
        error={errorOf('body') ?? (failed ? `${failed.message} ${failed.hint ?? ''}`.trim() : undefined)}
        {...form.register('body')}
      />
      <div>
        <Button type="submit" variant="primary" icon={<Send />} disabled={isSubmitting}>
          {isSubmitting ? words('sending') : words('send')}
        </Button>
      </div>
    </form>
  )
}

interface TicketThreadProps {
  id: string
  onBack: () => void
  onWritten: (ticket: Ticket) => void
}

export function TicketThread({ id, onBack, onWritten }: TicketThreadProps) {
  const query = useQuery(ticketQuery(id))
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <div className="px-4 pt-2 md:px-7 lg:hidden">
        <Button variant="quiet" size="s" icon={<ArrowLeft />} onClick={onBack} className="-ms-2.5">
          {words('allTickets')}
        </Button>
      </div>
      <Loaded query={query} what={words('theTicket')} rows={5}>
        {(ticket) => (
          <section aria-label={ticket.subject} className="flex min-h-0 flex-1 flex-col">
            <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
              <h2 className="min-w-0 flex-1 text-4 break-words">
                <AsWritten>{ticket.subject}</AsWritten>
              </h2>
              <TicketTag status={ticket.status} />
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 md:px-7">
              <TicketMessages messages={ticket.messages} />
            </div>
            <Answer ticket={ticket} onWritten={onWritten} />
          </section>
        )}
      </Loaded>
    </div>
  )
}
