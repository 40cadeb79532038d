// Requires a second factor from owners. The server refuses it from an owner without one.
import { ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Section } from '../section.tsx'
import { useAction } from '../use-action.ts'
import { requireSecondStep } from './api.ts'

interface OwnerSignInProps {
  needsSecondStep: boolean
  /** Number of other owners without a second factor. */
  without: number
  hasOwn: boolean
}

export function OwnerSignIn({ needsSecondStep, without, hasOwn }: OwnerSignInProps) {
  const change = useAction(requireSecondStep, ({ needsSecondStep: isRequired }) =>
    isRequired ? 'Owners need a second step now' : 'Owners may sign in without a second step',
  )
  return (
    <Section title="How owners sign in">
      <div className="grid max-w-[480px] gap-3">
        <Checkbox
          label="Owners need a second step at sign-in"
          isChecked={change.isPending ? change.variables : needsSecondStep}
          isDisabled={change.isPending}
          onChange={(isRequired) => change.mutate(isRequired)}
        />
        <p className="text-2 text-ink-2">
          {needsSecondStep
            ? 'An owner who has taken none has no rights over the platform, and is led to where one is added.'
            : `${withoutText(without)} API keys that an owner made no longer act as the owner.`}
        </p>
        {!needsSecondStep && !hasOwn && (
          <p className="text-2 text-ink-2">
            Add your own first, and sign in with it.{' '}
            <ButtonLink to="/account/security" size="s" className="ml-1">
              Your own sign-in
            </ButtonLink>
          </p>
        )}
      </div>
    </Section>
  )
}

function withoutText(count: number): string {
  if (count === 0) return 'No other owner is without one.'
  const who =
    count === 1 ? 'One other owner has none: that account is' : `${count} other owners have none: they are`
  return `${who} signed out once you ask for it.`
}
