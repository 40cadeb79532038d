// Draft of a mail to recipients: text, preview, problems, save and reset.
import {
  agreedTime,
  builtInFor,
  deliveryNotice,
  lintTemplate,
  formatsOf,
  mailLanguageOf,
  mailLocaleOf,
  mailLogoUrl,
  publicLink,
  render,
  type MailLocale,
  type RecipientMails,
} from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { trackingHostQuery } from '../../lib/data/tracking-host.ts'
import { problemText } from '../../ui/mail/problem-text.ts'
import { sampleValues } from '../../ui/mail/sample-values.ts'
import { notify } from '../../ui/toasts.tsx'
import { variableText } from './message-words.ts'
import { ownMail, resetMail, saveMail, sentMail, useMailChange, type MailFor } from './api.ts'
import { recipientMailsWords as words } from '../../lib/words/recipient-mails.ts'

/** Preview values of a real mail: an ordinary delivery, in the text's language. */
function samplesOf(company: string, language: MailLocale, origin: string) {
  const promised = { from: new Date('2026-11-24T10:00:00Z'), to: new Date('2026-11-24T12:00:00Z') }
  const eta = { from: new Date('2026-11-24T11:01:00Z'), to: new Date('2026-11-24T11:11:00Z') }
  const tracking = 'DW7K2M9QX4'
  const { title, message } = deliveryNotice(
    'out_for_delivery',
    { company, reference: 'A-1042', street: null, timeZone: 'UTC', eta, promised },
    language,
  )
  return {
    order_reference: 'A-1042',
    delivery_window: agreedTime(promised, 'UTC', language),
    tracking_number: tracking,
    headline: title,
    message,
    company_name: company,
    tracking_url: publicLink(origin, tracking),
  }
}

export type MailEditorState = ReturnType<typeof useMailEditor>

export function useMailEditor(mails: RecipientMails, mail: MailFor, onDone: () => void) {
  const { company } = useTenant()
  const origin = useQuery(trackingHostQuery()).data?.linksTo ?? location.origin
  const [start] = useState(() => sentMail(mails, mail))
  const [draft, setDraft] = useState({
    subject: start.subject,
    htmlContent: start.htmlContent,
    textContent: start.textContent,
  })
  /** Insert function of the last focused field. */
  const insertRef = useRef<((text: string) => void) | null>(null)
  const formats = formatsOf(mail.language ?? mails.language, mailLocaleOf(mails.language))
  const language = mailLanguageOf(formats)
  const { variables } = useMemo(() => builtInFor(mail.type, language), [mail.type, language])
  const template = useMemo(() => ({ ...draft, variables }), [draft, variables])
  const values = useMemo(
    (): Record<string, string> => ({
      ...sampleValues(variables),
      ...samplesOf(company.name, formats, origin),
    }),
    [variables, company.name, formats, origin],
  )
  const brand = useMemo(
    () => ({
      name: company.name,
      color: company.brandColor,
      logoUrl: mailLogoUrl(company.logoUrl, location.origin),
    }),
    [company.name, company.brandColor, company.logoUrl],
  )
  const problems = useMemo(() => lintTemplate(template), [template])
  const rendered = useMemo(
    () => render(template, values, { mode: 'preview', brand }),
    [template, values, brand],
  )
  const saving = useMailChange(saveMail)
  const resetting = useMailChange(resetMail)
  const notifyFailure = (title: string) => (error: unknown) =>
    notify({ title, detail: describeError(error).message, tone: 'bad' })

  return {
    draft,
    keys: variables.map(({ key }) => key),
    change: (parts: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...parts })),
    problems,
    rendered,
    values,
    logoUrl: brand.logoUrl,
    hasOwn: ownMail(mails, mail) !== undefined,
    isBusy: saving.isPending || resetting.isPending,
    takeCursor: (insert: (text: string) => void) => {
      insertRef.current = insert
    },
    insertAtCursor: (text: string) => insertRef.current?.(text),
    save: () => {
      const worst = problems.find(({ level }) => level === 'error')
      if (draft.subject.trim() === '') notify({ title: words('enterSubject'), tone: 'bad' })
      else if (worst) notify({ title: problemText(worst, variableText), tone: 'bad' })
      else
        saving.mutate(
          { mail, words: draft },
          {
            onSuccess: () => {
              notify({ title: words('emailSaved') })
              onDone()
            },
            onError: notifyFailure(words('emailNotSaved')),
          },
        )
    },
    reset: () =>
      resetting.mutate(mail, {
        onSuccess: () => {
          notify({ title: words('backToPlatformText') })
          onDone()
        },
        onError: notifyFailure(words('emailNotReset')),
      }),
  }
}
