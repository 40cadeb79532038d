// Addressee of invoices, and additional recipients of their mails.
import type { BillingDetails } from '@dropwise/contracts'
import { Controller } from 'react-hook-form'
import { describeError } from '../../lib/api.ts'
import { COUNTRIES } from '../../lib/countries.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { blankAsNull } from '../../ui/form/use-schema-form.ts'
import { ErrorState } from '../../ui/states.tsx'
import { useDetailsForm } from './use-plan-page.ts'

export function DetailsForm({ details }: { details: BillingDetails }) {
  const { form, submit, isSubmitting, failure, errorOf } = useDetailsForm(details)
  return (
    <form
      noValidate
      aria-label="Billing details"
      className="grid max-w-[560px] gap-3.5 pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {failure !== null && (
        <ErrorState className="mx-0" title="The details could not be saved" {...describeError(failure)} />
      )}
      <TextField
        label="Company on the invoice"
        maxLength={200}
        error={errorOf('name')}
        {...form.register('name')}
      />
      <TextArea label="Address" maxLength={500} error={errorOf('address')} {...form.register('address')} />
      <Controller
        control={form.control}
        name="country"
        render={({ field }) => (
          <Combobox
            label="Country"
            hint="Decides the tax on invoices"
            value={field.value ?? ''}
            onChange={(item) => field.onChange(item.value)}
            items={COUNTRIES}
            error={errorOf('country')}
          />
        )}
      />
      <div className="grid gap-3.5 md:grid-cols-2">
        <TextField label="Tax number" maxLength={60} error={errorOf('taxId')} {...form.register('taxId')} />
        <TextField
          label="Send invoices to"
          type="email"
          maxLength={254}
          hint="Besides the administrators"
          error={errorOf('email')}
          {...form.register('email', blankAsNull)}
        />
      </div>
      <div>
        <Button needs="billing:manage" type="submit" disabled={isSubmitting}>
          Save billing details
        </Button>
      </div>
    </form>
  )
}
