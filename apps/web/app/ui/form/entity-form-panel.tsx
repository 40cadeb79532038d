// A panel with a form for a new or changed item. Cancel and save at the foot, the server's error above the
// fields.
import type { ReactNode } from 'react'
import { frameWords as words } from '../../lib/words/frame.ts'
import { describeError } from '../../lib/api.ts'
import { useRefusal, type Needed } from '../../lib/permission.ts'
import { Button } from '../button.tsx'
import { isUnlikely, UnlikelyPlace } from '../place/unlikely-place.tsx'
import { SidePanel } from '../side-panel.tsx'
import { ErrorState } from '../states.tsx'

interface EntityFormPanelProps {
  title: string
  aside?: ReactNode
  onClose: () => void
  form: { submit: () => void; keepPlace?: () => void; isSubmitting: boolean; failure: unknown }
  /** Button text: `Save vehicle`. */
  submitLabel: string
  isDisabled?: boolean
  /** Required right. Others read only. */
  needs?: Needed
  /** Title above the server's error: `The vehicle could not be saved`. */
  failureTitle: string
  /** Replaces the usual message for a failure that needs more. */
  failureNotice?: ReactNode
  /** Left of the foot: archive, restore. */
  footAction?: ReactNode
  /** Above the fields. */
  before?: ReactNode
  children: ReactNode
}

function Failure({ form, failureTitle }: EntityFormPanelProps) {
  const { failure } = form
  if (failure === null) return null
  if (isUnlikely(failure) && form.keepPlace)
    return <UnlikelyPlace message={describeError(failure).message} onKeep={form.keepPlace} />
  return <ErrorState title={failureTitle} {...describeError(failure)} />
}

/** Enter in a field saves. */
export function EntityFormPanel(props: EntityFormPanelProps) {
  const { form, onClose } = props
  const refusal = useRefusal(props.needs)
  return (
    <SidePanel
      title={props.title}
      aside={props.aside}
      onClose={onClose}
      foot={
        <div className="flex items-center gap-2">
          {props.footAction}
          <Button className="ms-auto" onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button
            variant="primary"
            {...(props.needs && { needs: props.needs })}
            disabled={form.isSubmitting || props.isDisabled === true}
            onClick={form.submit}
          >
            {props.submitLabel}
          </Button>
        </div>
      }
    >
      {props.failureNotice ?? <Failure {...props} />}
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
            {words('save')}
          </button>
        </fieldset>
      </form>
    </SidePanel>
  )
}
