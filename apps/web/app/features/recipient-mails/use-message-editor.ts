// Draft of one message to recipients: text, preview, problems, save, reset and test.
import {
  fillOwnWording,
  lintMessage,
  mailLanguageOf,
  ownWording,
  sampleDelivery,
  startingWording,
  type MessageWording,
  type RecipientMessages,
} from '@dropwise/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { trackingHostQuery } from '../../lib/data/tracking-host.ts'
import { problemSentence } from '../../ui/mail/problem-text.ts'
import { notify } from '../../ui/toasts.tsx'
import { variableText } from './message-words.ts'
import { resetMessage, saveMessage, testMessage, useMessageChange, type MessageFor } from './messages-api.ts'
import { recipientMailsWords as words } from '../../lib/words/recipient-mails.ts'

export type MessageEditorState = ReturnType<typeof useMessageEditor>

export function useMessageEditor(messages: RecipientMessages, which: MessageFor, onDone: () => void) {
  const { company } = useTenant()
  const origin = useQuery(trackingHostQuery()).data?.linksTo ?? location.origin
  const { kind, channel } = which
  const language = mailLanguageOf(which.language ?? messages.language)
  const companyText = messages.items.find(
    (item) => item.kind === kind && item.channel === channel && item.language === which.language,
  )
  const [draft, setDraft] = useState<MessageWording>(() => {
    const start = ownWording(messages.items, kind, channel, which.language ?? '')
    return start ? { title: start.title, message: start.message } : startingWording(kind, channel, language)
  })
  const [phone, setPhone] = useState('')
  const problems = lintMessage(draft, kind, channel)
  const preview = fillOwnWording(draft, sampleDelivery(company.name, origin), language, channel)
  const saving = useMessageChange(saveMessage)
  const resetting = useMessageChange(resetMessage)
  const testing = useMutation({ mutationFn: testMessage })
  const notifyFailure = (title: string) => (error: unknown) => {
    const { message, hint } = describeError(error)
    notify({ title, detail: hint ? `${message} ${hint}` : message, tone: 'bad' })
  }
  /** Runs work on a draft without errors. */
  const withSound = (run: () => void) => () => {
    const worst = problems.find(({ level }) => level === 'error')
    if (worst) notify({ title: problemSentence(worst, variableText), tone: 'bad' })
    else run()
  }

  return {
    draft,
    change: (parts: Partial<MessageWording>) => setDraft((before) => ({ ...before, ...parts })),
    phone,
    setPhone,
    problems,
    preview,
    hasOwn: companyText !== undefined,
    isBusy: saving.isPending || resetting.isPending,
    isTesting: testing.isPending,
    save: withSound(() =>
      saving.mutate(
        { which, wording: draft },
        {
          onSuccess: () => {
            notify({ title: words('messageSaved') })
            onDone()
          },
          onError: notifyFailure(words('messageNotSaved')),
        },
      ),
    ),
    reset: () =>
      resetting.mutate(which, {
        onSuccess: () => {
          notify({ title: words('backToProductText') })
          onDone()
        },
        onError: notifyFailure(words('messageNotReset')),
      }),
    test: withSound(() =>
      testing.mutate(
        { which, draft: { ...draft, ...(channel === 'text' && { phone }) } },
        {
          onSuccess: ({ to, isSending }) =>
            notify(
              isSending
                ? { title: words('testSent', { to }) }
                : { title: words('testWaits', { to }), detail: words('confirmAddressFirst') },
            ),
          onError: notifyFailure(words('testNotSent')),
        },
      ),
    ),
  }
}
