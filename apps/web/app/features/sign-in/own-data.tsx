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
import { countsInWords } from '../../lib/data-in-words.ts'
import { downloadFile } from '../../lib/download.ts'
import { fileSize } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { AccountSection } from './account-section.tsx'

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
    <AccountSection
      title="Your data"
      lead="Everything that this account holds, as one zip file. It is kept for seven days."
    >
      <div className="flex flex-wrap gap-2">
        <Button size="l" disabled={isBusy} onClick={() => write.mutate()}>
          {isBusy ? 'Writing…' : 'Write my data'}
        </Button>
        {file && (
          <Button size="l" variant="primary" icon={<Download />} onClick={() => download.mutate(file)}>
            Download, {fileSize(file.bytes ?? 0)}
          </Button>
        )}
      </div>
      {failure && (
        <ErrorState className="m-0 mt-3" title="Your data could not be written" {...describeError(failure)} />
      )}
    </AccountSection>
  )
}

function DeleteAccount({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <AccountSection
      title="Delete account"
      lead="For good: the account, its sessions, devices and everything that hangs on it, in every company."
    >
      <Button variant="danger" size="l" icon={<Trash2 />} onClick={() => setAsking(true)}>
        Delete my account
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
      notify({ title: 'Your account is being deleted' })
      // A full load also clears memory.
      window.location.assign('/sign-out')
    },
  })
  const isPossible = summary.data?.obstacles.length === 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Delete your account"
      description="This cannot be undone."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            disabled={!isPossible || typed.trim().toLowerCase() !== email.toLowerCase() || erase.isPending}
            onClick={() => erase.mutate()}
          >
            Delete
          </Button>
        </>
      }
    >
      <Loaded query={summary} what="data" rows={3}>
        {({ rows, obstacles, retained }) => (
          <div className="flex max-h-[50dvh] flex-col gap-3 overflow-y-auto text-2">
            {obstacles.length > 0 && (
              <div role="alert" className="rounded bg-signal-wash px-3 py-2 text-signal-ink">
                <p>Not yet. First this has to change:</p>
                <ul className="list-disc pl-4">
                  {obstacles.map((what) => (
                    <li key={what}>{what}</li>
                  ))}
                </ul>
              </div>
            )}
            <p>
              <span className="font-mid">What goes: </span>
              {countsInWords(rows)
                .map(([name, count]) => `${name} (${count})`)
                .join(', ')}
            </p>
            <div>
              <p className="font-mid">What stays</p>
              <ul className="list-disc pl-4 text-ink-2">
                <li>
                  What companies hold of you as their recipient or driver. Ask them: they erase it themselves.
                </li>
                {retained.map(({ what, why, until }) => (
                  <li key={what}>
                    {why} Until {until}.
                  </li>
                ))}
                <li>Backups that the operator keeps hold the account until they are deleted.</li>
              </ul>
            </div>
            {erase.error && (
              <ErrorState
                className="m-0"
                title="The account could not be deleted"
                {...describeError(erase.error)}
              />
            )}
            <TextField
              label="Type your email to confirm"
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
