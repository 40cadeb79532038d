// `/tenant/settings/emails`: the company's own mails and messages to recipients, by language.
import {
  MESSAGE_CHANNELS,
  RECIPIENT_MAIL_TYPES,
  RECIPIENT_NOTICES,
  type MessageChannel,
  type RecipientMails,
  type RecipientMailType,
  type RecipientNotice,
} from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { ApiError, describeError } from '../../lib/api.ts'
import { useSetUrlParams, useUrlState } from '../../lib/url-state.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import {
  isMailLanguage,
  isMailLocale,
  LANGUAGE_ITEMS,
  LOCALE_ITEMS,
  mailLanguageName,
} from '../../ui/mail/languages.ts'
import { Menu } from '../../ui/menu.tsx'
import { Select } from '../../ui/select.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tag } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import {
  linesOf,
  ownMail,
  recipientMailsQuery,
  sentMail,
  setLanguage,
  useMailChange,
  type MailFor,
} from './api.ts'
import { MailEditor } from './mail-editor.tsx'
import { MessageEditor } from './message-editor.tsx'
import { MessageTable } from './message-table.tsx'
import { recipientMessagesQuery, type MessageFor } from './messages-api.ts'
import { mailText } from './message-words.ts'
import { recipientMailsWords as words } from '../../lib/words/recipient-mails.ts'

const isType = (text: string | null): text is RecipientMailType =>
  RECIPIENT_MAIL_TYPES.some((type) => type === text)

const isKind = (text: string | null): text is RecipientNotice =>
  RECIPIENT_NOTICES.some((kind) => kind === text)
const isChannel = (text: string | null): text is MessageChannel =>
  text !== null && Object.hasOwn(MESSAGE_CHANNELS, text)

function useOpenMessage() {
  const [kind] = useUrlState('message')
  const [channel] = useUrlState('channel')
  const [language] = useUrlState('language')
  const setParams = useSetUrlParams()
  return {
    message:
      isKind(kind) && isChannel(channel)
        ? { kind, channel, language: language && isMailLanguage(language) ? language : null }
        : null,
    openMessage: (message: MessageFor | null) =>
      setParams({
        message: message?.kind ?? null,
        channel: message?.channel ?? null,
        language: message?.language ?? null,
      }),
  }
}

function useOpenMail() {
  const [type] = useUrlState('mail')
  const [language] = useUrlState('language')
  const setParams = useSetUrlParams()
  return {
    mail: isType(type) ? { type, language: language && isMailLanguage(language) ? language : null } : null,
    open: (mail: MailFor | null) => setParams({ mail: mail?.type ?? null, language: mail?.language ?? null }),
  }
}

export function RecipientMailsScreen() {
  const query = useQuery(recipientMailsQuery())
  const { mail, open } = useOpenMail()
  const { message, openMessage } = useOpenMessage()
  if (query.error instanceof ApiError && query.error.status === 403)
    return <EmptyState title={words('onlyAdministrators')}>{words('onlyAdministratorsMore')}</EmptyState>
  if (message) return <OpenMessage which={message} onOpen={openMessage} />
  return (
    <Loaded query={query} what={words('emailsNoun')} rows={4}>
      {(mails) =>
        mail ? (
          <MailEditor
            key={`${mail.type} ${mail.language}`}
            mails={mails}
            mail={mail}
            onClose={() => open(null)}
          />
        ) : (
          <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 md:px-7">
            <div className="max-w-[760px]">
              <MailList mails={mails} onOpen={open} />
              <Messages
                onOpen={openMessage}
                onOpenConfirmation={() => open({ type: 'order_confirmation', language: null })}
              />
              <RecipientLanguage mails={mails} />
            </div>
          </div>
        )
      }
    </Loaded>
  )
}

function OpenMessage({ which, onOpen }: { which: MessageFor; onOpen: (message: MessageFor | null) => void }) {
  const query = useQuery(recipientMessagesQuery())
  return (
    <Loaded query={query} what={words('messagesNoun')} rows={4}>
      {(messages) => (
        <MessageEditor
          key={`${which.kind} ${which.channel} ${which.language}`}
          messages={messages}
          which={which}
          onLanguage={(language) => onOpen({ ...which, language })}
          onClose={() => onOpen(null)}
        />
      )}
    </Loaded>
  )
}

function Messages(props: { onOpen: (message: MessageFor) => void; onOpenConfirmation: () => void }) {
  const query = useQuery(recipientMessagesQuery())
  return (
    <Loaded query={query} what={words('messagesNoun')} rows={8}>
      {(messages) => <MessageTable messages={messages} {...props} />}
    </Loaded>
  )
}

function MailList({ mails, onOpen }: { mails: RecipientMails; onOpen: (mail: MailFor) => void }) {
  const lines = linesOf(mails)
  return (
    <>
      <h2 className="text-4">{words('emailsToRecipients')}</h2>
      <p className="max-w-[60ch] pt-1 text-2 text-ink-2">{words('eachInLanguage')}</p>
      {RECIPIENT_MAIL_TYPES.map((type) => (
        <section key={type} aria-labelledby={`mail-${type}`} className="pt-6">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line-2 pb-2">
            <h3 id={`mail-${type}`} className="text-3">
              {mailText(type)}
            </h3>
            <AddLanguage
              name={mailText(type)}
              taken={lines.filter((line) => line.type === type).map(({ language }) => language)}
              onAdd={(language) => onOpen({ type, language })}
            />
          </div>
          <ul aria-label={mailText(type)}>
            {lines
              .filter((line) => line.type === type)
              .map((line) => (
                <MailLine key={line.language} mails={mails} line={line} onOpen={() => onOpen(line)} />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function MailLine({ mails, line, onOpen }: { mails: RecipientMails; line: MailFor; onOpen: () => void }) {
  const hasOwn = ownMail(mails, line) !== undefined
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-4 gap-y-1 py-2 text-start hover:bg-hover"
      >
        <span className="w-32 text-2 font-mid">
          {line.language ? mailLanguageName(line.language) : words('everyone')}
        </span>
        <span className="min-w-[12rem] flex-1 text-2 break-words text-ink-2">
          {sentMail(mails, line).subject}
        </span>
        <Tag tone={hasOwn ? 'ok' : 'plain'}>{hasOwn ? words('ownText') : words('platformText')}</Tag>
      </button>
    </li>
  )
}

function AddLanguage({
  name,
  taken,
  onAdd,
}: {
  name: string
  taken: readonly (string | null)[]
  onAdd: (language: string) => void
}) {
  return (
    <Menu
      trigger={
        <Button size="s" icon={<Plus />} aria-label={words('addLanguage', { name })}>
          {words('language')}
        </Button>
      }
      items={LANGUAGE_ITEMS.filter(({ value }) => !taken.includes(value)).map(({ value, label }) => ({
        label,
        onSelect: () => onAdd(value),
      }))}
    />
  )
}

function RecipientLanguage({ mails }: { mails: RecipientMails }) {
  const change = useMailChange(setLanguage)
  return (
    <Select
      className="max-w-[320px] pt-8"
      label={words('recipientsLanguage')}
      hint={words('recipientsLanguageHint')}
      value={mails.language}
      isDisabled={change.isPending}
      items={LOCALE_ITEMS}
      onChange={(language) =>
        isMailLocale(language) &&
        change.mutate(language, {
          onSuccess: () => notify({ title: words('saved') }),
          onError: (error) =>
            notify({ title: words('nothingChanged'), detail: describeError(error).message, tone: 'bad' }),
        })
      }
    />
  )
}
