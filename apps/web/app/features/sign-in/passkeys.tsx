// An account's passkeys: add on this device, rename, remove.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { notify } from '../../ui/toasts.tsx'
import { AccountSection } from './account-section.tsx'
import { browserName } from '../../lib/browser-name.ts'
import { dayInWords } from './day-in-words.ts'
import { endedInWords } from './ended-in-words.ts'
import {
  addPasskey,
  changeProblem,
  listPasskeys,
  PASSKEYS_KEY,
  removePasskey,
  renamePasskey,
  useCanUsePasskeys,
  type Passkey,
} from './passkey.ts'
import { securityWords as words } from '../../lib/words/security.ts'

/** The server's limit. */
const MAX_NAME = 100

/** Changes the list and reports success or failure. */
function useChange<Input, Done>(
  change: (input: Input) => Promise<Done>,
  successTitle: string,
  detailOf: (answer: Done) => string | undefined = () => undefined,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    // Removing one also ends sessions.
    onSettled: () => client.invalidateQueries({ queryKey: PASSKEYS_KEY.slice(0, 1) }),
    onSuccess: (answer) => {
      const detail = detailOf(answer)
      notify({ title: successTitle, ...(detail !== undefined && { detail }) })
    },
  })
}

export function Passkeys() {
  const canUse = useCanUsePasskeys()
  return canUse ? <PasskeySection /> : null
}

function PasskeySection() {
  const passkeys = useQuery({ queryKey: PASSKEYS_KEY, queryFn: listPasskeys })
  const add = useChange(() => addPasskey(browserName(navigator.userAgent)), words('passkeyAdded'))
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  return (
    <AccountSection title={words('passkeys')} lead={words('passkeysLead')}>
      <Loaded query={passkeys} what={words('passkeysNoun')} rows={2}>
        {(items) => (
          <>
            {items.length > 0 && (
              <ul aria-label={words('passkeys')} className="pb-4">
                {items.map((item) => (
                  <PasskeyRow
                    key={item.id}
                    item={item}
                    onRename={() => setRenamed(item)}
                    onRemove={() => setRemoved(item)}
                  />
                ))}
              </ul>
            )}
            <Button size="l" icon={<KeyRound />} disabled={add.isPending} onClick={() => add.mutate()}>
              {add.isPending ? words('waitingForDevice') : words('addPasskey')}
            </Button>
            {add.isError && (
              <p role="alert" className="pt-2 text-2 text-bad-ink">
                {changeProblem(add.error)}
              </p>
            )}
          </>
        )}
      </Loaded>
      {renamed && <RenameDialog item={renamed} onClose={() => setRenamed(null)} />}
      {removed && <RemoveDialog item={removed} onClose={() => setRemoved(null)} />}
    </AccountSection>
  )
}

function PasskeyRow({
  item,
  onRename,
  onRemove,
}: {
  item: Passkey
  onRename: () => void
  onRemove: () => void
}) {
  const lastUse = item.last_used_at
    ? words('lastUsed', { day: dayInWords(item.last_used_at) })
    : words('notUsedYet')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5 text-3">
      <div className="min-w-[12rem] flex-1">
        <p className="font-mid break-words">{item.name}</p>
        <p className="text-2 text-ink-2">
          {words('passkeyState', { day: dayInWords(item.created_at), use: lastUse })}
        </p>
        {item.needs_second_step && <p className="text-2 text-ink-2">{words('asksForCode')}</p>}
      </div>
      <div className="flex gap-2">
        <Button onClick={onRename} aria-label={words('renameWhat', { name: item.name })}>
          {words('rename')}
        </Button>
        <Button onClick={onRemove} aria-label={words('removeWhat', { name: item.name })}>
          {words('remove')}
        </Button>
      </div>
    </li>
  )
}

function RenameDialog({ item, onClose }: { item: Passkey; onClose: () => void }) {
  const [name, setName] = useState(item.name)
  const rename = useChange(renamePasskey, words('passkeyRenamed'))
  const isEmpty = name.trim() === ''
  const save = () => rename.mutate({ id: item.id, name: name.trim() }, { onSuccess: onClose })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words('renamePasskey')}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="primary" disabled={isEmpty || rename.isPending} onClick={save}>
            {words('save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty) save()
        }}
      >
        <TextField
          label={words('name')}
          value={name}
          maxLength={MAX_NAME}
          onChange={(event) => setName(event.target.value)}
          {...(rename.isError && { error: changeProblem(rename.error) })}
        />
      </form>
    </Dialog>
  )
}

function RemoveDialog({ item, onClose }: { item: Passkey; onClose: () => void }) {
  const remove = useChange(removePasskey, words('passkeyRemoved'), ({ ended_sessions: ended }) =>
    endedInWords(ended),
  )
  return (
    <Confirm
      isOpen
      onClose={onClose}
      title={words('removeQuestion', { name: item.name })}
      description={words('removePasskeyMore')}
      confirmLabel={words('remove')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(item, { onSuccess: onClose })}
    >
      {remove.isError && (
        <p role="alert" className="text-2 text-bad-ink">
          {changeProblem(remove.error)}
        </p>
      )}
    </Confirm>
  )
}
