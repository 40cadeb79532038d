// Own data: export, and deleting the account.
import {
  personRequestItem,
  personRequestsResponse,
  personSummary,
  type PersonRequestItem,
} from '@dropwise/contracts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi, describeError } from '../../lib/api.ts'
import { countsInWords, reasonInWords } from '../../lib/data-in-words.ts'
import { downloadFile } from '../../lib/download.ts'
import { count, fileSize, listText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { AccountSection } from './account-section.tsx'
import { securityWords as words } from '../../lib/words/security.ts'

const WATCH_MS = 1_000
const KEY = ['account', 'requests']
const isAtWork = ({ finishedAt }: PersonRequestItem): boolean => finishedAt === null

const ownRequests = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi('/account/requests', personRequestsResponse, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isAtWork) ? WATCH_MS : false),
  })

const ownSummary = () =>
  queryOptions({
    queryKey: ['account', 'data'],
    queryFn: ({ signal }) => callApi('/account/data', personSummary, { signal }),
  })

export function OwnData({ email }: { email: string }) {
  return (
    <>
      <DownloadData />
      <DeleteAccount email={email} />
    </>
  )
}

function DownloadData() {
  const queries = useQueryClient()
  const requests = useQuery(ownRequests())
  const write = useMutation({
    mutationFn: () => callApi('/account/export', personRequestItem, { method: 'POST' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
  const download = useMutation({
    mutationFn: ({ id }: PersonRequestItem) => downloadFile(`/account/requests/${id}/file`, 'my-data.zip'),
  })
  const file = requests.data?.items.find(({ bytes }) => bytes !== null)
  const isBusy = write.isPending || (requests.data?.items.some(isAtWork) ?? false)
  const failure = write.error ?? download.error
  return (
    <AccountSection title={words('yourData')} lead={words('yourDataLead')}>
      <div className="flex flex-wrap gap-2">
        <Button size="l" disabled={isBusy} onClick={() => write.mutate()}>
          {isBusy ? words('writing') : words('writeMyData')}
        </Button>
        {file && (
          <Button size="l" variant="primary" icon={<Download />} onClick={() => download.mutate(file)}>
            {words('download', { size: fileSize(file.bytes ?? 0) })}
          </Button>
        )}
      </div>
      {failure && (
        <ErrorState className="m-0 mt-3" title={words('dataNotWritten')} {...describeError(failure)} />
      )}
    </AccountSection>
  )
}

function DeleteAccount({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <AccountSection title={words('deleteAccount')} lead={words('deleteAccountLead')}>
      <Button variant="danger" size="l" icon={<Trash2 />} onClick={() => setAsking(true)}>
        {words('deleteMyAccount')}
      </Button>
      {isAsking && <DeleteDialog email={email} onClose={() => setAsking(false)} />}
    </AccountSection>
  )
}

function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const summary = useQuery(ownSummary())
  const [typed, setTyped] = useState('')
  const erase = useMutation({
    mutationFn: () =>
      callApi('/account/erase', personRequestItem, { method: 'POST', body: { email: typed } }),
    onSuccess: () => {
      notify({ title: words('accountBeingDeleted') })
      // A full load also clears memory.
      window.location.assign('/sign-out')
    },
  })
  const isPossible = summary.data?.obstacles.length === 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words('deleteYourAccount')}
      description={words('cannotBeUndone')}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            variant="danger"
            disabled={!isPossible || typed.trim().toLowerCase() !== email.toLowerCase() || erase.isPending}
            onClick={() => erase.mutate()}
          >
            {words('delete')}
          </Button>
        </>
      }
    >
      <Loaded query={summary} what={words('dataNoun')} rows={3}>
        {({ rows, obstacles, retained }) => (
          <div className="flex max-h-[50dvh] flex-col gap-3 overflow-y-auto text-2">
            {obstacles.length > 0 && (
              <div role="alert" className="rounded bg-signal-wash px-3 py-2 text-signal-ink">
                <p>{words('firstChange')}</p>
                <ul className="list-disc ps-4">
                  {obstacles.map((what) => (
                    <li key={what}>{what}</li>
                  ))}
                </ul>
              </div>
            )}
            <p>
              <span className="font-mid">{words('whatGoes')}</span>{' '}
              {listText(countsInWords(rows).map(([name, rowCount]) => `${name} (${count(rowCount)})`))}
            </p>
            <div>
              <p className="font-mid">{words('whatStays')}</p>
              <ul className="list-disc ps-4 text-ink-2">
                <li>{words('companiesHold')}</li>
                {retained.map((item) => (
                  <li key={item.what}>{reasonInWords(item)}</li>
                ))}
                <li>{words('backupsHold')}</li>
              </ul>
            </div>
            {erase.error && (
              <ErrorState
                className="m-0"
                title={words('accountNotDeleted')}
                {...describeError(erase.error)}
              />
            )}
            <TextField
              label={words('typeEmail')}
              value={typed}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
