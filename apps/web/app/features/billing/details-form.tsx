// Addressee of invoices, and additional recipients of their mails.
import type { BillingDetails } from '@dropwise/contracts'
import { Controller } from 'react-hook-form'
import { describeError } from '../../lib/api.ts'
import { countries } from '../../lib/countries.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { blankAsNull } from '../../ui/form/use-schema-form.ts'
import { ErrorState } from '../../ui/states.tsx'
import { useDetailsForm } from './use-plan-page.ts'
import { billingWords as words } from '../../lib/words/billing.ts'

export function DetailsForm({ details }: { details: BillingDetails }) {
  const { form, submit, isSubmitting, failure, errorOf } = useDetailsForm(details)
  return (
    <form
      noValidate
      aria-label={words('details')}
      className="grid max-w-[560px] gap-3.5 pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {failure !== null && (
        <ErrorState className="mx-0" title={words('detailsNotSaved')} {...describeError(failure)} />
      )}
      <TextField
        label={words('companyOnInvoice')}
        maxLength={200}
        error={errorOf('name')}
        {...form.register('name')}
      />
      <TextArea
        label={words('address')}
        maxLength={500}
        error={errorOf('address')}
        {...form.register('address')}
      />
      <Controller
        control={form.control}
        name="country"
        render={({ field }) => (
          <Combobox
            label={words('country')}
            hint={words('countryHint')}
            value={field.value ?? ''}
            onChange={(item) => field.onChange(item.value)}
            items={countries()}
            error={errorOf('country')}
          />
        )}
      />
      <div className="grid gap-3.5 md:grid-cols-2">
        <TextField
          label={words('taxNumber')}
          maxLength={60}
          error={errorOf('taxId')}
          {...form.register('taxId')}
        />
        <TextField
          label={words('sendInvoicesTo')}
          type="email"
          maxLength={254}
          hint={words('besidesAdmins')}
          error={errorOf('email')}
          {...form.register('email', blankAsNull)}
        />
      </div>
      <div>
        <Button needs="billing:manage" type="submit" disabled={isSubmitting}>
          {words('saveDetails')}
        </Button>
      </div>
    </form>
  )
}
