// The form of /contact, and its confirmation.
import { CONTACT_SUBJECTS, SUPPORT_REPLY_HOURS } from '@dropwise/contracts'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { siteContactWords as words } from '../../lib/words/site-contact.ts'
import { siteFrameWords } from '../../lib/words/site-frame.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { useContactForm, type ContactState, type ContactSubject } from './use-contact-form.ts'

const SUBJECT_KEYS = {
  general: 'subjectGeneral',
  sales: 'subjectSales',
  support: 'subjectSupport',
  partnership: 'subjectPartnership',
  demo: 'subjectDemo',
} as const satisfies Record<ContactSubject, string>
const MESSAGE_LIMIT = 5_000

export function ContactForm({ search }: { search: URLSearchParams }) {
  const { state, errors, subject, setSubject, message, send } = useContactForm(search)
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      aria-label={siteFrameWords('contact')}
      className="grid content-start gap-x-4 gap-y-5 md:grid-cols-2"
    >
      <TextField
        label={words('name')}
        name="name"
        size="l"
        autoComplete="name"
        maxLength={200}
        error={errors.name}
        required
      />
      <TextField
        label={words('email')}
        name="email"
        type="email"
        size="l"
        autoComplete="email"
        maxLength={254}
        error={errors.email}
        required
      />
      <TextField
        label={<WithOptional text={words('company')} />}
        name="company"
        size="l"
        autoComplete="organization"
        maxLength={200}
      />
      <TextField
        label={<WithOptional text={words('phone')} />}
        name="phone"
        type="tel"
        size="l"
        autoComplete="tel"
        maxLength={40}
      />
      <SubjectChoice subject={subject} onChange={setSubject} />
      <div className="md:col-span-2 [&_label]:text-3 [&_textarea]:px-3 [&_textarea]:text-3">
        <TextArea
          label={words('message')}
          name="message"
          rows={5}
          maxLength={MESSAGE_LIMIT}
          error={errors.message}
          ref={message}
          required
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 md:col-span-2">
        <Button type="submit" variant="primary" size="l" disabled={state.kind === 'sending'} className="px-5">
          {state.kind === 'sending' ? words('sending') : words('send')}
        </Button>
        <p className="text-2 text-ink-2">
          <RichText
            text={words('use')}
            tags={{
              link: (text) => (
                <Link to="/privacy" className="text-link">
                  {text}
                </Link>
              ),
            }}
          />
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
        <WithOptional text={words('subject')} />
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
            {words(SUBJECT_KEYS[value])}
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
          {words('sent', { hours: SUPPORT_REPLY_HOURS })}
        </p>
      )}
      {state.kind === 'failed' && (
        <p className="border-t border-line pt-4 text-bad-ink">
          {words('notSent', { reason: state.message })}
        </p>
      )}
    </div>
  )
}

/** A label that says that its field may stay empty. */
function WithOptional({ text }: { text: string }) {
  return (
    <RichText
      text={text}
      tags={{ optional: (inner) => <span className="font-text text-ink-2">{inner}</span> }}
    />
  )
}
