// `/owner/security`: owners, protection of accounts, and a link to the audit log.
import { newOwnerBody, type SecurityState } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { count, dayOf } from '../../../lib/format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { PasswordField, TextField } from '../../../ui/field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { ageOf } from '../ages.ts'
import { Line, PageBody, Section } from '../section.tsx'
import { useAction } from '../use-action.ts'
import { OwnerAddresses } from './owner-addresses.tsx'
import { FailedSignIns, OwnerSessions } from './owner-sessions.tsx'
import { OwnerSignIn } from './owner-sign-in.tsx'
import { makeOwner, removeOwner, securityQuery } from './api.ts'

type Owner = SecurityState['owners'][number]

function OwnerForm({ onClose }: { onClose: () => void }) {
  const addOwner = useAction(makeOwner, (_, { email }) => `${email} is now an owner`)
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
      title="New owner"
      onClose={onClose}
      form={{ submit, isSubmitting, failure }}
      submitLabel="Add owner"
      failureTitle="The owner could not be added"
    >
      <p className="text-2 text-ink-2">An owner sees every company and changes plans, mails and settings.</p>
      <TextField label="First name" error={errorOf('firstName')} {...form.register('firstName')} />
      <TextField label="Last name" error={errorOf('lastName')} {...form.register('lastName')} />
      <TextField label="Email" type="email" error={errorOf('email')} {...form.register('email')} />
      <PasswordField
        label="First password"
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
          {owner.email}, owner since {dayOf(owner.since)}
        </p>
      </div>
      <span className="text-ink-2">
        {owner.seenAt ? `seen ${ageOf(owner.seenAt)} ago` : 'never signed in'}
      </span>
      <Tag tone={owner.hasSecondStep ? 'ok' : 'signal'}>
        {owner.hasSecondStep ? 'second step on' : 'no second step'}
      </Tag>
      {owner.isYou ? (
        <Tag tone="outline">you</Tag>
      ) : (
        <Button size="s" onClick={onRemove} aria-label={`Remove ${owner.name}`}>
          Remove
        </Button>
      )}
    </Line>
  )
}

export function OwnerSecurityScreen() {
  const security = useQuery(securityQuery())
  const remove = useAction(removeOwner, () => 'No longer an owner')
  const [isMaking, setMaking] = useState(false)
  const [leaving, setLeaving] = useState<Owner | null>(null)
  return (
    <div className="flex min-h-0 flex-1">
      <PageBody>
        <Loaded query={security} what="security">
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
                title="Owners"
                aside={
                  <Button variant="primary" size="s" icon={<UserPlus />} onClick={() => setMaking(true)}>
                    New owner
                  </Button>
                }
              >
                <ul aria-label="Owners">
                  {owners.map((owner) => (
                    <OwnerRow key={owner.id} owner={owner} onRemove={() => setLeaving(owner)} />
                  ))}
                </ul>
                <p className="pt-2 text-1 text-ink-3">
                  On the server, npm run owner -- --mail ADDRESS also adds an owner, or makes a new link for
                  one.
                </p>
              </Section>
              <OwnerSignIn
                needsSecondStep={needsSecondStep}
                without={owners.filter(({ isYou, hasSecondStep }) => !isYou && !hasSecondStep).length}
                hasOwn={owners.some(({ isYou, hasSecondStep }) => isYou && hasSecondStep)}
              />
              <OwnerSessions sessions={ownerSessions} />
              <FailedSignIns attempts={failedSignIns} />
              <OwnerAddresses addresses={addresses} yourAddress={yourAddress} />
              <Section title="Accounts">
                <KeyValues
                  labelWidth={180}
                  rows={[
                    ['Accounts', count(accounts)],
                    ['With a second step', count(accountsWithSecondStep)],
                    ['Open sessions', count(sessions)],
                  ]}
                />
                <div className="flex flex-wrap gap-2 pt-4">
                  <ButtonLink to="/account/security">Your own sign-in</ButtonLink>
                  <ButtonLink to="/owner/audit">Audit log</ButtonLink>
                  <ButtonLink to="/owner/integrations">API keys</ButtonLink>
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
        title={`Remove ${leaving?.name ?? ''}?`}
        description="The account stays, without rights over the platform."
        confirmLabel="Remove"
        onConfirm={() => {
          if (leaving) remove.mutate(leaving.id)
          setLeaving(null)
        }}
      />
    </div>
  )
}
