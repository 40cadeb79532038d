// Calls for mails to recipients. Each response has all of them, so nothing is refetched.
import {
  builtInFor,
  mailLanguageOf,
  RECIPIENT_MAIL_TYPES,
  recipientMailsResponse,
  type MailLocale,
  type RecipientMail,
  type RecipientMailBody,
  type RecipientMails,
  type RecipientMailType,
} from '@dropwise/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

const PATH = '/company/recipient-mails'

/** Which mail, and its language; null for readers without a text in theirs. */
export interface MailFor {
  type: RecipientMailType
  language: string | null
}

export const recipientMailsQuery = () =>
  queryOptions({
    queryKey: ['company', 'recipient-mails'],
    queryFn: ({ signal }) => callApi(PATH, recipientMailsResponse, { signal }),
  })

export const setLanguage = (language: MailLocale) =>
  callApi(PATH, recipientMailsResponse, { method: 'PUT', body: { language } })

const pathOf = ({ type, language }: MailFor) => `${PATH}/${type}${language ? `?language=${language}` : ''}`

export const saveMail = ({ mail, words }: { mail: MailFor; words: RecipientMailBody }) =>
  callApi(pathOf(mail), recipientMailsResponse, { method: 'PUT', body: words })

export const resetMail = (mail: MailFor) =>
  callApi(pathOf(mail), recipientMailsResponse, { method: 'DELETE' })

export function useMailChange<Input>(run: (input: Input) => Promise<RecipientMails>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (mails) => client.setQueryData(recipientMailsQuery().queryKey, mails),
  })
}

const find = (mails: readonly RecipientMail[], { type, language }: MailFor) =>
  mails.find((mail) => mail.type === type && mail.language === language)

/** The company's own text for exactly these readers, if any. */
export const ownMail = (mails: RecipientMails, mail: MailFor) => find(mails.items, mail)

/** What these readers get now, by the server's rules. */
export function sentMail({ items, platform }: RecipientMails, mail: MailFor): RecipientMail {
  const everyone = { ...mail, language: null }
  const sentText =
    find(items, mail) ?? find(items, everyone) ?? find(platform, mail) ?? find(platform, everyone)
  if (!sentText) throw new Error(`There is no text for ${mail.type}.`)
  if (!sentText.isBuiltIn || mail.language === null) return sentText
  const { subject, htmlContent, textContent } = builtInFor(mail.type, mailLanguageOf(mail.language))
  return { ...mail, subject, htmlContent, textContent }
}

/** One line per type for everyone, then languages with a text of company or platform. */
export function linesOf({ items, platform }: RecipientMails): MailFor[] {
  return RECIPIENT_MAIL_TYPES.flatMap((type) => {
    const languages = [...items, ...platform].flatMap((mail) =>
      mail.type === type && mail.language !== null ? [mail.language] : [],
    )
    return [null, ...[...new Set(languages)].toSorted()].map((language) => ({ type, language }))
  })
}
