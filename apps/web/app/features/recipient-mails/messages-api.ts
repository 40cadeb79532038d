// Calls for messages to recipients. Each response has all own texts, so nothing is refetched.
import {
  messageTestResponse,
  recipientMessagesResponse,
  type RecipientNotice,
  type MessageChannel,
  type MessageTest,
  type MessageWording,
  type RecipientMessages,
} from '@dropwise/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

const PATH = '/company/recipient-messages'

/** One message and the readers of a text for it; null for readers without a text in their language. */
export interface MessageFor {
  kind: RecipientNotice
  channel: MessageChannel
  language: string | null
}

export const recipientMessagesQuery = () =>
  queryOptions({
    queryKey: ['company', 'recipient-messages'],
    queryFn: ({ signal }) => callApi(PATH, recipientMessagesResponse, { signal }),
  })

const pathOf = ({ kind, channel }: MessageFor, rest = '') => `${PATH}/${kind}/${channel}${rest}`
const queryOf = ({ language }: MessageFor) => ({ language: language ?? undefined })

export const saveMessage = ({ which, wording }: { which: MessageFor; wording: MessageWording }) =>
  callApi(pathOf(which), recipientMessagesResponse, { method: 'PUT', query: queryOf(which), body: wording })

export const resetMessage = (which: MessageFor) =>
  callApi(pathOf(which), recipientMessagesResponse, { method: 'DELETE', query: queryOf(which) })

export const testMessage = ({ which, draft }: { which: MessageFor; draft: MessageTest }) =>
  callApi(pathOf(which, '/test'), messageTestResponse, { method: 'POST', query: queryOf(which), body: draft })

export function useMessageChange<Input>(run: (input: Input) => Promise<RecipientMessages>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (messages) => client.setQueryData(recipientMessagesQuery().queryKey, messages),
  })
}
