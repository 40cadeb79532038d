// `/owner/tenants/new`: a company with a plan and an invitation for its first administrator.
import { newTenantBody } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { BRAND } from '../../../lib/brand-of-page.ts'
import { describeError } from '../../../lib/api.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Select } from '../../../ui/select.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { PageBody } from '../section.tsx'
import { useAction } from '../use-action.ts'
import { openTenant, plansQuery } from './api.ts'

export function NewTenant() {
  const navigate = useNavigate()
  const plans = useQuery(plansQuery())
  const open = useAction(openTenant, ({ invitation }, { name, email }) =>
    invitation.isMailed
      ? `${name} created, invitation mailed to ${email}`
      : `${name} created. No mail server is set: hand the link on from its panel`,
  )
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
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
  return (
    <PageBody>
      <form
        noValidate
        aria-label="New tenant"
        className="grid max-w-[520px] gap-3.5 px-4 py-6 md:px-7"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <h2 className="text-4">New tenant</h2>
        {failure !== null && (
          <ErrorState className="mx-0" title="The company could not be created" {...describeError(failure)} />
        )}
        {plans.error && (
          <ErrorState
            className="mx-0"
            title="Plans could not be loaded"
            {...describeError(plans.error)}
            onRetry={() => void plans.refetch()}
          />
        )}
        <TextField label="Company" maxLength={120} error={errorOf('name')} {...form.register('name')} />
        <TextField
          label="Email of its administrator"
          type="email"
          maxLength={254}
          hint="Receives a link to create the account"
          error={errorOf('email')}
          {...form.register('email')}
        />
        <Controller
          control={form.control}
          name="planId"
          render={({ field }) => (
            <Select
              label="Plan"
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
          label="Trial days"
          type="number"
          hint="0 starts the plan at once, and its first month is invoiced"
          error={errorOf('trialDays')}
          {...form.register('trialDays', { valueAsNumber: true })}
        />
        {form.watch('trialDays') === 0 && (
          <TextArea
            label="Billing address"
            maxLength={500}
            hint="Stands on the first invoice"
            error={errorOf('billingAddress')}
            {...form.register('billingAddress')}
          />
        )}
        <TextField label="Time zone" error={errorOf('timeZone')} {...form.register('timeZone')} />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" disabled={isSubmitting}>
            Create and invite
          </Button>
          <ButtonLink to="/owner/tenants">Cancel</ButtonLink>
        </div>
      </form>
    </PageBody>
  )
}
