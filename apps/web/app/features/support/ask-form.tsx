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
          Ask support
        </h2>
        {failure !== null && (
          <ErrorState className="mx-0 my-0" title="Your question was not sent" {...describeError(failure)} />
        )}
        <TextField
          label="Subject"
          maxLength={200}
          placeholder="In a few words"
          error={errorOf('subject')}
          {...form.register('subject')}
        />
        <TextArea
          label="What happens, and what you expected"
          rows={8}
          maxLength={10_000}
          hint={`The answer comes here and by email to ${email}`}
          error={errorOf('message')}
          {...form.register('message')}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" icon={<Send />} disabled={isSubmitting}>
            {isSubmitting ? 'Sending' : 'Send to support'}
          </Button>
          <Button icon={<ArrowLeft />} variant="quiet" onClick={onBack}>
            All tickets
          </Button>
        </div>
      </form>
    </section>
  )
}
