// A form of `/owner/settings`: error, fields, Save.
import type { ReactNode } from 'react'
import { describeError } from '../../../lib/api.ts'
import { frameWords } from '../../../lib/words/frame.ts'
import { ownerPlatformWords as words } from '../../../lib/words/owner-platform.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/states.tsx'

interface SettingsFormProps {
  label: string
  fields: { submit: () => void; isSubmitting: boolean; failure: unknown }
  /** Beside Save. */
  action?: ReactNode
  /** Below the form: parts that save separately. */
  after?: ReactNode
  children: ReactNode
}

export function SettingsForm({ label, fields, action, after, children }: SettingsFormProps) {
  return (
    <form
      noValidate
      aria-label={label}
      className="grid max-w-[560px] content-start gap-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        fields.submit()
      }}
    >
      {fields.failure !== null && (
        <ErrorState className="mx-0" title={words('notSaved')} {...describeError(fields.failure)} />
      )}
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={fields.isSubmitting}>
          {frameWords('save')}
        </Button>
        {action}
      </div>
      {after}
    </form>
  )
}
