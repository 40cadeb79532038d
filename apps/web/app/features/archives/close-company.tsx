// Closes the company: writes its archive, and asks for its name first.
import { archiveItem } from '@dropwise/contracts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi, describeError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states.tsx'

export function CloseCompany({ isBusy }: { isBusy: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const [companyName, setCompanyName] = useState('')
  const close = useMutation({
    mutationFn: () => callApi('/company/close', archiveItem, { method: 'POST', body: { companyName } }),
    // The role is gone: a fresh start leads to the page of the closed company, where the archive is.
    onSuccess: () => window.location.assign('/account/access'),
  })
  return (
    <section
      aria-label="Close the company"
      className="flex flex-col items-start gap-2 border-t border-line pt-5"
    >
      <h2 className="text-3">Close the company</h2>
      <p className="text-2 text-ink-2">
        Its archive is written first. Then its people lose access, and routes that were dispatched are driven
        to their end. Administrators can download the archive for 30 days; after that everything but the
        invoices is deleted.
      </p>
      <Button needs="admin" disabled={isBusy} onClick={() => setAsking(true)}>
        Close the company
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Close the company?"
        description="Nobody of the company can work from now on. Within 30 days the owner of this platform can open it again; after that nobody can."
        confirmLabel="Close the company"
        keepLabel="Keep it"
        isBusy={close.isPending}
        onConfirm={() => close.mutate()}
      >
        {close.error && (
          <ErrorState className="m-0" title="The company was not closed" {...describeError(close.error)} />
        )}
        <TextField
          label="Name of the company"
          hint="Write it out to confirm"
          maxLength={120}
          value={companyName}
          onChange={(event) => setCompanyName(event.target.value)}
        />
      </Confirm>
    </section>
  )
}
