// `/owner/tenants/new`: a company with a plan and an invitation for its first administrator.
import { newTenantBody } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { BRAND } from '../../../lib/brand-of-page.ts'
import { describeError } from '../../../lib/api.ts'
import { frameWords } from '../../../lib/words/frame.ts'
import { ownerFrameWords } from '../../../lib/words/owner-frame.ts'
import { ownerTenantsWords as words } from '../../../lib/words/owner-tenants.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Select } from '../../../ui/select.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { PageBody } from '../section.tsx'
import { useAction } from '../use-action.ts'
import { openTenant, plansQuery } from './api.ts'

/** Creates the company and opens its panel. */
function useNewTenantForm() {
  const navigate = useNavigate()
  const open = useAction(openTenant, ({ invitation }, { name, email }) =>
    invitation.isMailed
      ? words('createdMailed', { company: name, email })
      : words('createdNotMailed', { company: name }),
  )
  return useSchemaForm({
    schema: newTenantBody,
    defaultValues: {
      name: '',
      email: '',
      planId: 'professional',
      trialDays: BRAND.trialDays,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    onSubmit: async (values) => {
      const { items } = await open.mutateAsync(values)
      void navigate(`/owner/tenants?company=${items[0]?.id ?? ''}`)
    },
  })
}

export function NewTenant() {
  const plans = useQuery(plansQuery())
  const { form, submit, isSubmitting, failure, errorOf } = useNewTenantForm()
  return (
    <PageBody>
      <form
        noValidate
        aria-label={ownerFrameWords('newTenant')}
        className="grid max-w-[520px] gap-3.5 px-4 py-6 md:px-7"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <h2 className="text-4">{ownerFrameWords('newTenant')}</h2>
        {failure !== null && (
          <ErrorState className="mx-0" title={words('notCreated')} {...describeError(failure)} />
        )}
        {plans.error && (
          <ErrorState
            className="mx-0"
            title={words('plansNotLoaded')}
            {...describeError(plans.error)}
            onRetry={() => void plans.refetch()}
          />
        )}
        <TextField
          label={words('company')}
          maxLength={120}
          error={errorOf('name')}
          {...form.register('name')}
        />
        <TextField
          label={words('adminEmail')}
          type="email"
          maxLength={254}
          hint={words('adminEmailHint')}
          error={errorOf('email')}
          {...form.register('email')}
        />
        <Controller
          control={form.control}
          name="planId"
          render={({ field }) => (
            <Select
              label={words('plan')}
              value={field.value}
              onChange={field.onChange}
              error={errorOf('planId')}
              items={(plans.data?.items ?? [])
                .filter(({ isActive }) => isActive)
                .map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        />
        <TextField
          label={words('trialDays')}
          type="number"
          hint={words('trialDaysHint')}
          error={errorOf('trialDays')}
          {...form.register('trialDays', { valueAsNumber: true })}
        />
        {form.watch('trialDays') === 0 && (
          <TextArea
            label={words('billingAddress')}
            maxLength={500}
            hint={words('firstAddressHint')}
            error={errorOf('billingAddress')}
            {...form.register('billingAddress')}
          />
        )}
        <TextField label={words('timeZone')} error={errorOf('timeZone')} {...form.register('timeZone')} />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" disabled={isSubmitting}>
            {words('createAndInvite')}
          </Button>
          <ButtonLink to="/owner/tenants">{frameWords('cancel')}</ButtonLink>
        </div>
      </form>
    </PageBody>
  )
}
