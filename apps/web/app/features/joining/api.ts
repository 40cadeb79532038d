// Calls of the invitation page.
import { acceptResponse, invitationOffer, type AcceptBody } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

/** The link's offer. Not retried: a refusal is final. */
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation-offer', token],
    queryFn: ({ signal }) =>
      callApi('/invitations/look', invitationOffer, {
        method: 'POST',
        body: { token },
        isPublic: true,
        signal,
      }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** With a session of the invited address, or data for a new account. */
export const acceptInvitation = (body: AcceptBody) =>
  callApi('/invitations/accept', acceptResponse, {
    method: 'POST',
    body,
    isPublic: body.person !== undefined,
  })
