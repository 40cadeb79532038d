// Claims a parcel that the account's address does not prove: asks for the last characters of phone or email.
import type { TrackingResponse } from '@dropwise/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { describeError } from '../../lib/api.ts'
import { useUser } from '../../lib/session-context.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { claimDelivery } from './api/deliveries.ts'
import { ownKey } from './api/own.ts'

const MIN_CHARACTERS = 4
const claimForm = z.object({
  proof: z
    .string()
    .trim()
    .min(MIN_CHARACTERS, { error: () => words('enterLast', { count: MIN_CHARACTERS }) })
    .max(100),
})

export function ClaimForm({ tracking }: { tracking: TrackingResponse }) {
  const { userId } = useUser()
  const queries = useQueryClient()
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: claimForm,
    defaultValues: { proof: '' },
    onSubmit: async ({ proof }) => {
      if (!(await claimDelivery(tracking.trackingNumber, proof))) {
        form.setError('proof', { message: words('noMatch') })
        return
      }
      await Promise.all([
        queries.invalidateQueries({ queryKey: ownKey(userId) }),
        queries.invalidateQueries({ queryKey: ['tracking'] }),
      ])
    },
  })
  const failed = failure === null ? undefined : describeError(failure)
  return (
    <form
      noValidate
      aria-label={words('addParcel')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-3 border-t border-line bg-signal-wash px-4 py-4 md:px-8"
    >
      <p className="text-2">
        <strong className="font-strong">{words('isYours', { name: tracking.recipient.firstName })}</strong>{' '}
        {words('howToClaim', { count: MIN_CHARACTERS })}
      </p>
      <div className="flex items-start gap-2">
        <TextField
          label={words('lastCharacters')}
          size="l"
          fieldClassName="flex-1"
          autoComplete="off"
          error={errorOf('proof') ?? (failed ? `${failed.message} ${failed.hint ?? ''}`.trim() : undefined)}
          {...form.register('proof')}
        />
        <Button type="submit" size="l" disabled={isSubmitting} className="mt-[22px]">
          {isSubmitting ? words('checking') : words('add')}
        </Button>
      </div>
    </form>
  )
}
