// The draft of one email to recipients: its words, how it looks, what is wrong, and how it is saved or reset.
import { builtInTemplate, lintTemplate, render, type RecipientMails } from '@dropwise/contracts'
import { useMemo, useRef, useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { sampleValues } from '../../ui/mail/sample-values.ts'
import { notify } from '../../ui/toasts.tsx'
import { ownMail, resetMail, saveMail, sentMail, useMailChange, type MailFor } from './api.ts'

/** What only a real mail knows, for the preview. */
const SAMPLES = {
  order_reference: 'A-1042',
  delivery_window: 'Tue 24 Nov, 10:00-12:00',
  tracking_number: 'DW7K2M9QX4',
  headline: 'Your delivery is on its way',
  message: 'Your driver is on the way and arrives between 12:01 and 12:11.',
}

export type MailEditorState = ReturnType<typeof useMailEditor>

export function useMailEditor(mails: RecipientMails, mail: MailFor, onDone: () => void) {
  const { company } = useTenant()
  const [start] = useState(() => sentMail(mails, mail))
  const [draft, setDraft] = useState({
    subject: start.subject,
    htmlContent: start.htmlContent,
    textContent: start.textContent,
  })
  /** Where a chip goes: the field that had the cursor last. */
  const insertRef = useRef<((text: string) => void) | null>(null)
  const { variables } = builtInTemplate(mail.type)
  const template = useMemo(() => ({ ...draft, variables }), [draft, variables])
  const values = useMemo(
    (): Record<string, string> => ({
      ...sampleValues(variables),
      ...SAMPLES,
      company_name: company.name,
      tracking_url: `${location.origin}/track/${SAMPLES.tracking_number}`,
    }),
    [variables, company.name],
  )
  const problems = useMemo(() => lintTemplate(template), [template])
  const rendered = useMemo(() => render(template, values, 'preview'), [template, values])
  const saving = useMailChange(saveMail)
  const resetting = useMailChange(resetMail)
  const say = (title: string) => (error: unknown) =>
    notify({ title, detail: describeError(error).message, tone: 'bad' })

  return {
    draft,
    keys: variables.map(({ key }) => key),
    change: (parts: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...parts })),
    problems,
    rendered,
    values,
    hasOwn: ownMail(mails, mail) !== undefined,
    isBusy: saving.isPending || resetting.isPending,
    takeCursor: (insert: (text: string) => void) => {
      insertRef.current = insert
    },
    insertAtCursor: (text: string) => insertRef.current?.(text),
    save: () => {
      const worst = problems.find(({ level }) => level === 'error')
      if (draft.subject.trim() === '') notify({ title: 'Enter a subject', tone: 'bad' })
      else if (worst) notify({ title: `${worst.field}: ${worst.message}`, tone: 'bad' })
      else
        saving.mutate(
          { mail, words: draft },
          {
            onSuccess: () => {
              notify({ title: 'Email saved' })
              onDone()
            },
            onError: say('Email could not be saved'),
          },
        )
    },
    reset: () =>
      resetting.mutate(mail, {
        onSuccess: () => {
          notify({ title: 'Back to the platform’s text' })
          onDone()
        },
        onError: say('Email could not be reset'),
      }),
  }
}
