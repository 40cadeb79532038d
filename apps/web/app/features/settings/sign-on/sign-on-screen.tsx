// `/tenant/settings/single-sign-on`: the company's identity provider, its mail domains, and whether it works.
import type { SignOnResponse } from '@dropwise/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { removeSignOn, signOnQuery, trySignOn } from '../../../lib/data/sign-on.ts'
import { momentOf } from '../../../lib/format.ts'
import { settingsWords } from '../../../lib/words/settings.ts'
import { signOnWords as words } from '../../../lib/words/sign-on.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { SettingsPage } from '../../../ui/settings-page.tsx'
import { ConnectionForm } from './connection-form.tsx'
import { Domains } from './domains.tsx'
import { notifyFailure, useSignOnChange } from './use-sign-on-change.ts'

export function SignOnScreen() {
  return (
    <SettingsPage title={words('title')} intro={words('intro')}>
      <Loaded query={useQuery(signOnQuery())} what={words('what')} rows={6}>
        {(signOn) => (
          <>
            <Domains domains={signOn.domains} />
            <ConnectionForm key={signOn.connection?.kind ?? 'none'} signOn={signOn} />
            {signOn.connection && <Trial connection={signOn.connection} />}
          </>
        )}
      </Loaded>
    </SettingsPage>
  )
}

/** The last sign-in, a trial in this browser, and the removal of the connection. */
function Trial({ connection }: { connection: NonNullable<SignOnResponse['connection']> }) {
  const [isRemoving, setRemoving] = useState(false)
  const remove = useSignOnChange(removeSignOn)
  const trial = useMutation({
    mutationFn: trySignOn,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: notifyFailure(words('trialFailed')),
  })
  const { lastSuccessAt, lastProblem, lastProblemAt } = connection
  return (
    <section aria-labelledby="sign-on-trial" className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 id="sign-on-trial" className="text-3">
        {words('trialTitle')}
      </h2>
      <p className="text-2 text-ink-2">{words('trialMore')}</p>
      <div role="status" className="flex flex-col gap-1 text-2">
        {lastProblem !== null && lastProblemAt !== null && (
          <p className="break-words text-bad-ink">
            {words('lastProblem', { when: momentOf(lastProblemAt), problem: lastProblem })}
          </p>
        )}
        <p className="text-ink-2">
          {lastSuccessAt === null
            ? words('noSuccess')
            : words('lastSuccess', { when: momentOf(lastSuccessAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button needs="admin" disabled={trial.isPending} onClick={() => trial.mutate()}>
          {words('tryIt')}
        </Button>
        <Button variant="quiet" needs="admin" onClick={() => setRemoving(true)}>
          {words('removeAll')}
        </Button>
      </div>
      {isRemoving && (
        <Confirm
          isOpen
          title={words('removeQuestion')}
          description={words('removeEffect')}
          confirmLabel={settingsWords('remove')}
          isBusy={remove.isPending}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => setRemoving(false),
              onError: notifyFailure(words('notRemoved')),
            })
          }
          onClose={() => setRemoving(false)}
        />
      )}
    </section>
  )
}
