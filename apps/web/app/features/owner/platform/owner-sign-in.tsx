// Requires a second factor from owners. The server refuses it from an owner without one.
import { ownerSecurityWords as words } from '../../../lib/words/owner-security.ts'
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
    words(isRequired ? 'needSecondStepNow' : 'secondStepOptional'),
  )
  return (
    <Section title={words('howOwnersSignIn')}>
      <div className="grid max-w-[480px] gap-3">
        <Checkbox
          label={words('needSecondStep')}
          isChecked={change.isPending ? change.variables : needsSecondStep}
          isDisabled={change.isPending}
          onChange={(isRequired) => change.mutate(isRequired)}
        />
        <p className="text-2 text-ink-2">
          {needsSecondStep ? words('withoutStep') : words('othersWithout', { count: without })}
        </p>
        {!needsSecondStep && !hasOwn && (
          <p className="text-2 text-ink-2">
            {words('addYourOwnFirst')}{' '}
            <ButtonLink to="/account/security" size="s" className="ms-1">
              {words('yourOwnSignIn')}
            </ButtonLink>
          </p>
        )}
      </div>
    </Section>
  )
}
