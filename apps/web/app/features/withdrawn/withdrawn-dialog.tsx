// After a recall, offers to tell recipients who already had a delivery notice. The dispatcher sees and may
// edit the text.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MESSAGE_LENGTH, idOnly } from '@dropwise/contracts'
import { useState } from 'react'
import { callApi, describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { MESSAGES_KEY } from '../../lib/data/messages.ts'
import { listText } from '../../lib/format.ts'
import { setWithdrawn, useWithdrawn, type NotifiedRecipient } from '../../lib/withdrawn.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { TextArea } from '../../ui/field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { withdrawnWords as words } from '../../lib/words/withdrawn.ts'

interface Failure extends NotifiedRecipient {
  reason: string
}

/** Writes to each recipient in turn; returns those whose message failed. */
async function writeToAll(recipients: readonly NotifiedRecipient[], text: string): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const recipient of recipients) {
    try {
      await callApi(`/orders/${recipient.orderId}/messages`, idOnly, {
        method: 'POST',
        body: { text, alsoByMailAndText: true },
      })
    } catch (error) {
      failures.push({ ...recipient, reason: describeError(error).message })
    }
  }
  return failures
}

/** Opens when recipients wait for a message; rendered once in the portal. */
export function WithdrawnDialog() {
  const recipients = useWithdrawn()
  return recipients.length === 0 ? null : (
    <Question key={recipients.map(({ orderId }) => orderId).join()} told={recipients} />
  )
}

function Question({ told: recipients }: { told: readonly NotifiedRecipient[] }) {
  const { company } = useTenant()
  const client = useQueryClient()
  const [text, setText] = useState(words('apology', { company: company.name }))
  const write = useMutation({
    mutationFn: () => writeToAll(recipients, text.trim()),
    onSuccess: (failures) => {
      const count = recipients.length - failures.length
      if (count > 0) notify({ title: words('told', { count }) })
      for (const { reference, reason } of failures)
        notify({ title: words('notTold', { reference }), detail: reason, tone: 'bad' })
      setWithdrawn(failures)
      return client.invalidateQueries({ queryKey: MESSAGES_KEY })
    },
  })
  return (
    <Confirm
      isOpen
      onClose={() => setWithdrawn([])}
      title={words('question', { count: recipients.length })}
      description={words('questionMore')}
      facts={[
        [
          words('recipients'),
          listText(recipients.map(({ reference, recipient }) => `${recipient} (${reference})`)),
        ],
      ]}
      confirmLabel={words('tell', { count: recipients.length })}
      keepLabel={words('tellNobody')}
      isDangerous={false}
      isBusy={write.isPending || text.trim() === ''}
      onConfirm={() => write.mutate()}
    >
      <TextArea
        label={words('whatTheyRead')}
        rows={5}
        maxLength={MESSAGE_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Confirm>
  )
}
