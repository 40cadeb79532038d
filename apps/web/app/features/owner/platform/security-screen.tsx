// `/owner/security`: owners, protection of accounts, and a link to the audit log.
import { newOwnerBody, type SecurityState } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { count, dayOf } from '../../../lib/format.ts'
import { useWords } from '../../../lib/words.ts'
import { ownerSecurityWords as words } from '../../../lib/words/owner-security.ts'
import { securityWords } from '../../../lib/words/security.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { PasswordField, TextField } from '../../../ui/field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageSpinner } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { agoOf } from '../ages.ts'
import { Line, PageBody, Section } from '../section.tsx'
import { useAction } from '../use-action.ts'
import { OwnerAddresses } from './owner-addresses.tsx'
import { FailedSignIns, OwnerSessions } from './owner-sessions.tsx'
import { OwnerSignIn } from './owner-sign-in.tsx'
import { makeOwner, removeOwner, securityQuery } from './api.ts'

type Owner = SecurityState['owners'][number]

function OwnerForm({ onClose }: { onClose: () => void }) {
  const addOwner = useAction(makeOwner, (_, { email }) => words('isNowOwner', { email }))
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: newOwnerBody,
    defaultValues: { email: '', firstName: '', lastName: '', password: '' },
    fieldOfCode: { account_exists: 'email' },
    onSubmit: async (values) => {
      await addOwner.mutateAsync(values)
      onClose()
    },
  })
  return (
    <EntityFormPanel
      title={words('newOwner')}
      onClose={onClose}
      form={{ submit, isSubmitting, failure }}
      submitLabel={words('addOwner')}
      failureTitle={words('ownerNotAdded')}
    >
      <p className="text-2 text-ink-2">{words('ownerLead')}</p>
      <TextField label={words('firstName')} error={errorOf('firstName')} {...form.register('firstName')} />
      <TextField label={words('lastName')} error={errorOf('lastName')} {...form.register('lastName')} />
      <TextField label={words('email')} type="email" error={errorOf('email')} {...form.register('email')} />
      <PasswordField
        label={words('firstPassword')}
        error={errorOf('password')}
        autoComplete="new-password"
        {...form.register('password')}
      />
    </EntityFormPanel>
  )
}

function OwnerRow({ owner, onRemove }: { owner: Owner; onRemove: () => void }) {
  return (
    <Line>
      <div className="min-w-[13rem] flex-1">
        <p className="font-mid">{owner.name}</p>
        <p className="text-1 text-ink-2">
          {words('ownerSince', { email: owner.email, day: dayOf(owner.since) })}
        </p>
      </div>
      <span className="text-ink-2">
        {owner.seenAt ? words('seenAgo', { ago: agoOf(owner.seenAt) }) : words('neverSignedIn')}
      </span>
      <Tag tone={owner.hasSecondStep ? 'ok' : 'signal'}>
        {words(owner.hasSecondStep ? 'secondStepOn' : 'noSecondStep')}
      </Tag>
      {owner.isYou ? (
        <Tag tone="outline">{words('you')}</Tag>
      ) : (
        <Button size="s" onClick={onRemove} aria-label={words('removeWhat', { name: owner.name })}>
          {words('remove')}
        </Button>
      )}
    </Line>
  )
}

export function OwnerSecurityScreen() {
  const security = useQuery(securityQuery())
  const remove = useAction(removeOwner, () => words('noLongerOwner'))
  const [isMaking, setMaking] = useState(false)
  const [leaving, setLeaving] = useState<Owner | null>(null)
  const hasWords = [useWords(words), useWords(securityWords)].every(Boolean)
  if (!hasWords) return <PageSpinner />
  return (
    <div className="flex min-h-0 flex-1">
      <PageBody>
        <Loaded query={security} what={words('securityNoun')}>
          {({
            owners,
            accounts,
            accountsWithSecondStep,
            sessions,
            ownerSessions,
            failedSignIns,
            addresses,
            yourAddress,
            needsSecondStep,
          }) => (
            <>
              <Section
                title={words('owners')}
                aside={
                  <Button variant="primary" size="s" icon={<UserPlus />} onClick={() => setMaking(true)}>
                    {words('newOwner')}
                  </Button>
                }
              >
                <ul aria-label={words('owners')}>
                  {owners.map((owner) => (
                    <OwnerRow key={owner.id} owner={owner} onRemove={() => setLeaving(owner)} />
                  ))}
                </ul>
                <p className="pt-2 text-1 text-ink-3">{words('ownerByCommand')}</p>
              </Section>
              <OwnerSignIn
                needsSecondStep={needsSecondStep}
                without={owners.filter(({ isYou, hasSecondStep }) => !isYou && !hasSecondStep).length}
                hasOwn={owners.some(({ isYou, hasSecondStep }) => isYou && hasSecondStep)}
              />
              <OwnerSessions sessions={ownerSessions} />
              <FailedSignIns attempts={failedSignIns} />
              <OwnerAddresses addresses={addresses} yourAddress={yourAddress} />
              <Section title={words('accounts')}>
                <KeyValues
                  labelWidth={180}
                  rows={[
                    [words('accounts'), count(accounts)],
                    [words('withSecondStep'), count(accountsWithSecondStep)],
                    [words('openSessions'), count(sessions)],
                  ]}
                />
                <div className="flex flex-wrap gap-2 pt-4">
                  <ButtonLink to="/account/security">{words('yourOwnSignIn')}</ButtonLink>
                  <ButtonLink to="/owner/audit">{words('auditLog')}</ButtonLink>
                  <ButtonLink to="/owner/integrations">{words('apiKeys')}</ButtonLink>
                </div>
              </Section>
            </>
          )}
        </Loaded>
      </PageBody>
      {isMaking && <OwnerForm onClose={() => setMaking(false)} />}
      <Confirm
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title={words('removeQuestion', { name: leaving?.name ?? '' })}
        description={words('removeEffect')}
        confirmLabel={words('remove')}
        onConfirm={() => {
          if (leaving) remove.mutate(leaving.id)
          setLeaving(null)
        }}
      />
    </div>
  )
}
