// A panel with a form: one thing, new or changed. Cancel and save at its foot, what the server refused above the fields.
import type { ReactNode } from 'react'
import { describeError } from '../../lib/api.ts'
import { useRefusal, type Needed } from '../../lib/permission.ts'
import { Button } from '../button.tsx'
import { SidePanel } from '../side-panel.tsx'
import { ErrorState } from '../states.tsx'

interface EntityFormPanelProps {
  title: string
  aside?: ReactNode
  onClose: () => void
  form: { submit: () => void; isSubmitting: boolean; failure: unknown }
  /** On the button: `Save vehicle`. */
  submitLabel: string
  isDisabled?: boolean
  /** Who may save it; staff, unless said otherwise. Others read it. */
  needs?: Needed
  /** Said above what the server answered: `The vehicle could not be saved`. */
  failureTitle: string
  /** Takes the place of the usual message for a failure that needs more. */
  failureNotice?: ReactNode
  /** At the left of the foot: archive, bring back. */
  footAction?: ReactNode
  /** Above the fields. */
  before?: ReactNode
  children: ReactNode
}

/** Enter in a field saves, as the button does. */
export function EntityFormPanel(props: EntityFormPanelProps) {
  const { form, onClose } = props
  const refusal = useRefusal(props.needs ?? 'staff')
  return (
    <SidePanel
      title={props.title}
      aside={props.aside}
      onClose={onClose}
      foot={
        <div className="flex items-center gap-2">
          {props.footAction}
          <Button className="ml-auto" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            needs={props.needs ?? 'staff'}
            disabled={form.isSubmitting || props.isDisabled === true}
            onClick={form.submit}
          >
            {props.submitLabel}
          </Button>
        </div>
      }
    >
      {props.failureNotice ??
        (form.failure !== null && <ErrorState title={props.failureTitle} {...describeError(form.failure)} />)}
      {refusal !== null && <p className="bg-sunk px-5 py-2.5 text-2 text-ink-2">{refusal}</p>}
      {props.before}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (refusal === null) form.submit()
        }}
      >
        <fieldset disabled={refusal !== null} className="flex min-w-0 flex-col gap-3.5 px-5 py-4">
          {props.children}
          <button type="submit" className="sr-only" tabIndex={-1}>
            Save
          </button>
        </fieldset>
      </form>
    </SidePanel>
  )
}
