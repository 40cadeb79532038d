// The form of /contact, and its confirmation.
import { CONTACT_SUBJECTS, SUPPORT_REPLY_HOURS } from '@dropwise/contracts'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { useContactForm, type ContactState, type ContactSubject } from './use-contact-form.ts'

const SUBJECT_LABELS: Record<ContactSubject, string> = {
  general: 'General',
  sales: 'Sales',
  support: 'Support',
  partnership: 'Partnership',
  demo: 'Demo',
}
const SENT = `Thank you for your message! We'll get back to you within ${SUPPORT_REPLY_HOURS} hours.`
const MESSAGE_LIMIT = 5_000

/** `isLive`: the page is hydrated, so the form can be sent. */
export function ContactForm({ search, isLive }: { search: URLSearchParams; isLive: boolean }) {
  const { state, errors, subject, setSubject, message, send } = useContactForm(search)
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      aria-label="Contact"
      className="grid content-start gap-x-4 gap-y-5 md:grid-cols-2"
    >
      <TextField
        label="Name"
        name="name"
        size="l"
        autoComplete="name"
        maxLength={200}
        error={errors.name}
        required
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        size="l"
        autoComplete="email"
        maxLength={254}
        error={errors.email}
        required
      />
      <TextField
        label={<Optional name="Company" />}
        name="company"
        size="l"
        autoComplete="organization"
        maxLength={200}
      />
      <TextField
        label={<Optional name="Phone" />}
        name="phone"
        type="tel"
        size="l"
        autoComplete="tel"
        maxLength={40}
      />
      <SubjectChoice subject={subject} onChange={setSubject} />
      <div className="md:col-span-2 [&_label]:text-3 [&_textarea]:px-3 [&_textarea]:text-3">
        <TextArea
          label="Message"
          name="message"
          rows={5}
          maxLength={MESSAGE_LIMIT}
          error={errors.message}
          ref={message}
          required
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 md:col-span-2">
        <Button
          type="submit"
          variant="primary"
          size="l"
          disabled={!isLive || state.kind === 'sending'}
          className="px-5"
        >
          {state.kind === 'sending' ? 'Sending...' : 'Send message'}
        </Button>
        <p className="text-2 text-ink-2">
          We use this to answer you, nothing else.{' '}
          <Link to="/privacy" className="text-link">
            Privacy
          </Link>
        </p>
      </div>
      <Outcome state={state} />
    </form>
  )
}

function SubjectChoice({
  subject,
  onChange,
}: {
  subject: ContactSubject
  onChange: (subject: ContactSubject) => void
}) {
  return (
    <fieldset className="md:col-span-2">
      <legend className="pb-1.5 text-3 font-mid">
        <Optional name="Subject" />
      </legend>
      <div className="flex flex-wrap gap-2">
        {CONTACT_SUBJECTS.map((value) => (
          <label
            key={value}
            className="flex h-11 items-center rounded border border-line-2 px-4 text-3 has-checked:border-link has-checked:bg-select has-checked:font-mid has-checked:shadow-[0_0_0_1px_var(--link)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name="subject"
              value={value}
              checked={subject === value}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            {SUBJECT_LABELS[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Outcome({ state }: { state: ContactState }) {
  return (
    <div role="status" className="text-3 md:col-span-2">
      {state.kind === 'sent' && (
        <p className="flex items-start gap-2 border-t border-line pt-4 text-ok-ink">
          <Check className="mt-0.5 size-4 shrink-0" aria-hidden />
          {SENT}
        </p>
      )}
      {state.kind === 'failed' && (
        <p className="border-t border-line pt-4 text-bad-ink">{state.message} Your text is still here.</p>
      )}
    </div>
  )
}

function Optional({ name }: { name: string }) {
  return (
    <>
      {name} <span className="font-text text-ink-2">optional</span>
    </>
  )
}
