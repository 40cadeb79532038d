// A new support ticket: subject and text.
import { newTicketBody, type Ticket } from '@dropwise/contracts'
import { ArrowLeft, Send } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { useUser } from '../../lib/session-context.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { ErrorState } from '../../ui/states.tsx'
import { askSupport } from './api.ts'
import { supportWords as words } from '../../lib/words/support.ts'

export function AskForm({ onAsked, onBack }: { onAsked: (ticket: Ticket) => void; onBack: () => void }) {
  const { email } = useUser()
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: newTicketBody,
    defaultValues: { subject: '', message: '' },
    onSubmit: async (values) => onAsked(await askSupport(values)),
  })
  return (
    <section aria-labelledby="ask" className="min-w-0 flex-1 overflow-y-auto">
      <form
        noValidate
        className="grid max-w-[640px] gap-3.5 px-4 py-5 md:px-7"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <h2 id="ask" className="text-4">
          {words('askSupport')}
        </h2>
        {failure !== null && (
          <ErrorState className="mx-0 my-0" title={words('notSent')} {...describeError(failure)} />
        )}
        <TextField
          label={words('subject')}
          maxLength={200}
          placeholder={words('fewWords')}
          error={errorOf('subject')}
          {...form.register('subject')}
        />
        <TextArea
          label={words('whatHappens')}
          rows={8}
          maxLength={10_000}
          hint={words('answerComes', { email })}
          error={errorOf('message')}
          {...form.register('message')}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" icon={<Send />} disabled={isSubmitting}>
            {isSubmitting ? words('sending') : words('sendToSupport')}
          </Button>
          <Button icon={<ArrowLeft />} variant="quiet" onClick={onBack}>
            {words('allTickets')}
          </Button>
        </div>
      </form>
    </section>
  )
}
