// Closes the company: writes its archive, and asks for its name first.
import { archiveItem } from '@dropwise/contracts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi, describeError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { archivesWords as words } from '../../lib/words/archives.ts'

export function CloseCompany({ isBusy }: { isBusy: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const [companyName, setCompanyName] = useState('')
  const close = useMutation({
    mutationFn: () => callApi('/company/close', archiveItem, { method: 'POST', body: { companyName } }),
    // The account has lost its role. A reload leads to the page of the closed company with the archive.
    onSuccess: () => window.location.assign('/account/access'),
  })
  return (
    <section
      aria-label={words('closeCompany')}
      className="flex flex-col items-start gap-2 border-t border-line pt-5"
    >
      <h2 className="text-3">{words('closeCompany')}</h2>
      <p className="text-2 text-ink-2">{words('closeCompanyMore')}</p>
      <Button needs="admin" disabled={isBusy} onClick={() => setAsking(true)}>
        {words('closeCompany')}
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words('closeQuestion')}
        description={words('closeEffect')}
        confirmLabel={words('closeCompany')}
        keepLabel={words('keepIt')}
        isBusy={close.isPending}
        onConfirm={() => close.mutate()}
      >
        {close.error && (
          <ErrorState className="m-0" title={words('notClosed')} {...describeError(close.error)} />
        )}
        <TextField
          label={words('nameOfCompany')}
          hint={words('writeOut')}
          maxLength={120}
          value={companyName}
          onChange={(event) => setCompanyName(event.target.value)}
        />
      </Confirm>
    </section>
  )
}
